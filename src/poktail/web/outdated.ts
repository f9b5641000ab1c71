/** Reloads the page after an upgrade of the server, because the parts of the older page are gone. */

const SCRIPT = /<script type="module" src="([^"]+)"/;

function own(): string | null {
  return document.querySelector('script[type="module"]')?.getAttribute("src") ?? null;
}

/** The main script as the server has it now; null where that cannot be found out. */
async function newest(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? (SCRIPT.exec(await answer.text())?.[1] ?? null) : null;
  } catch {
    return null;
  }
}

/** Reload the page if the server has a newer one; each newer one is tried once. */
export async function reloadIfOutdated(): Promise<void> {
  const now = await newest();
  const tried: unknown = (history.state as { readonly tried?: unknown } | null)?.tried; // outlives the loading
  if (now === null || now === own() || now === tried) return;
  history.replaceState({ tried: now }, "");
  location.reload();
}

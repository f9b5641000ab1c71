/** After an upgrade of the server the parts of an older page are gone: then the page is loaded anew, once. */

const SCRIPT = /<script type="module" src="([^"]+)"/;

function own(): string | null {
  return document.querySelector('script[type="module"]')?.getAttribute("src") ?? null;
}

/** The main part of the page as the server has it now; null where that cannot be found out. */
async function newest(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? (SCRIPT.exec(await answer.text())?.[1] ?? null) : null;
  } catch {
    return null;
  }
}

/** Load the page anew if the server has another one. What has been tried already is not tried again. */
export async function reloadIfOutdated(): Promise<void> {
  const now = await newest();
  const tried: unknown = (history.state as { readonly tried?: unknown } | null)?.tried; // outlives the loading
  if (now === null || now === own() || now === tried) return;
  history.replaceState({ tried: now }, "");
  location.reload();
}

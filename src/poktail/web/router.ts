/** Chooses the page that is shown by the address. */
import { signal } from "@preact/signals";

function here(): string {
  return location.pathname + location.search + location.hash;
}

/** The address of the page: path, query and anchor. */
export const route = signal(here());

/** Show another page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = here();
  if (!location.hash) scrollTo(0, 0);
}

/** The link that a click follows inside this page; null where the browser should handle the click. */
function innerLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.("a") ?? null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (link === null || event.defaultPrevented || !plain) return null;
  const outside = link.origin !== location.origin || link.pathname.startsWith("/api/");
  return outside || link.target || link.hasAttribute("download") ? null : link;
}

/** Follow the browser's back and forward keys, and links inside the page without loading it again. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    route.value = here();
  });
  document.addEventListener("click", (event) => {
    const link = innerLink(event);
    if (link === null) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

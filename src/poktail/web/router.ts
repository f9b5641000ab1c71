/** Which page is shown: the address is the only truth. */
import { signal } from "@preact/signals";

function here(): string {
  return location.pathname + location.search + location.hash;
}

/** The address of the page: path, question and anchor. */
export const route = signal(here());

/** Show another page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = here();
  if (!location.hash) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route.value = here();
});

/** Links inside the page change it without loading it anew. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api/")
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

/** Who goes by keys is never sent back to the top: when what had the focus goes away, the keys of the table get it. */

let last: Element | null = null;
let waiting = false;

/** The nearest place to go on from: an open sheet, the tray with the keys, else the page itself. */
function place(): HTMLElement | null {
  const find = (where: string) => document.querySelector<HTMLElement>(where);
  if (find("dialog[open]")) return find("dialog[open] .sheet-body");
  return find(".curtain") ?? find(".table-page .tray") ?? find("main");
}

/** Whether the focus lies nowhere, or rests where it was put until there is something better. */
export function focusIsIdle(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === place();
}

/** Go to where one goes on from; if there is nothing yet, as soon as there is. */
export function focusMain(): void {
  const to = place();
  waiting = to === null;
  to?.focus({ preventScroll: true });
  if (to !== null && document.activeElement !== to)
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

function gone(element: Element): boolean {
  return !element.isConnected || element.matches(":disabled") || !element.checkVisibility();
}

function look(): void {
  const at = document.activeElement;
  if (at !== null && at !== document.body && at !== last) return;
  if (waiting || (last !== null && gone(last))) focusMain();
  else if (at !== last && last instanceof HTMLElement) {
    last.focus({ preventScroll: true }); // it was moved
    if (document.activeElement !== last) focusMain();
  }
}

/** Keep watch over everything inside. */
export function restoreFocus(root: Element): void {
  document.addEventListener("focusin", (event) => {
    last = event.target instanceof Element ? event.target : null;
    waiting = false;
  });
  let hand = false;
  const touch = (event: Event) => {
    hand = event instanceof KeyboardEvent ? event.key === "Tab" : event.type !== "click";
    if (hand) setTimeout(() => (hand = false));
  };
  for (const kind of ["pointerdown", "mousedown", "click", "keydown"]) document.addEventListener(kind, touch, true);
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    if (!hand) {
      last = target;
      setTimeout(look); // it may have been hidden by its style, which nobody is told
      return;
    }
    queueMicrotask(() => {
      if (last === target && !gone(target)) last = null; // somebody clicked beside it, or left the page: as they wish
    });
  });
  new MutationObserver(look).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden"],
  });
}

/** Keeps the keyboard focus on the page: when the focused element goes away, the focus moves to the nearest place. */

let last: Element | null = null;
let waiting = false;

/** Where the focus goes: an open sheet, else the tray with the keys, else the main part of the page. */
function place(): HTMLElement | null {
  const find = (where: string) => document.querySelector<HTMLElement>(where);
  if (find("dialog[open]")) return find("dialog[open] .sheet-body");
  return find(".curtain") ?? find(".table-page .tray") ?? find("main");
}

/** Whether nothing is focused, or only the place where `focusMain` has put the focus. */
export function focusIsIdle(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === place();
}

/** Focus the nearest place; if there is none yet, as soon as there is. */
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

/** Restore the focus whenever an element inside `root` loses it by going away. */
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
      setTimeout(look); // it may have been hidden by its style, which no observer reports
      return;
    }
    queueMicrotask(() => {
      if (last === target && !gone(target)) last = null; // somebody clicked elsewhere or left the page
    });
  });
  new MutationObserver(look).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden"],
  });
}

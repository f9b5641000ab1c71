/** Finds the parts of a board that a lesson speaks of, and tells which of them have been pressed. */

/** The first element of that name that can be seen. */
export function partOf(root: ParentNode, name: string): HTMLElement | null {
  const all = root.querySelectorAll<HTMLElement>(`[data-part~="${name}"]`);
  return [...all].find((part) => part.getClientRects().length > 0 && part.checkVisibility()) ?? null;
}

/** The names of the part that was pressed, if it is one. */
export function namesAt(target: EventTarget | null): readonly string[] {
  const part = target instanceof Element ? target.closest<HTMLElement>("[data-part]") : null;
  return part?.dataset["part"]?.split(" ") ?? [];
}

/**
 * Which of the parts to press comes next. One that shows whether it is pressed is asked; another is done when it was
 * pressed, and so is everything before something that was.
 */
export function nextPress(root: ParentNode, press: readonly string[], pressed: ReadonlySet<string>): number {
  const last = press.findLastIndex((name) => pressed.has(name));
  const open = press.findIndex((name, at) => {
    const state = partOf(root, name)?.getAttribute("aria-pressed") ?? null;
    return !(state === "true" || (pressed.has(name) && (state === null || at < last)));
  });
  return open < 0 ? press.length : open;
}

/** A group of buttons that is one tab stop; arrow keys, Home and End move between them. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export interface ToolbarProps {
  readonly label: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function keysIn(place: Element | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>("button") ?? [])];
}

/** The tab stop is the focused button, else the pressed one, else the first that is enabled. */
function updateTabStop(place: Element | null): void {
  const keys = keysIn(place);
  const stop =
    keys.find((key) => key === document.activeElement) ??
    keys.find((key) => key.getAttribute("aria-pressed") === "true") ??
    keys.find((key) => key.getAttribute("aria-disabled") !== "true") ??
    keys[0];
  for (const key of keys) key.tabIndex = key === stop ? 0 : -1;
}

export function Toolbar({ label, class: own, children }: ToolbarProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => updateTabStop(place.current));
  const walk = (event: KeyboardEvent) => {
    const keys = keysIn(place.current);
    const at = keys.findIndex((key) => key === event.target);
    const to = at < 0 || event.ctrlKey || event.altKey || event.metaKey ? undefined : STEPS[event.key];
    if (to === undefined) return;
    event.preventDefault();
    keys[to(at, keys.length)]?.focus();
  };
  const update = () => updateTabStop(place.current);
  return (
    <div
      ref={place}
      class={own}
      role="toolbar"
      aria-label={label}
      onKeyDown={walk}
      onFocusIn={update}
      onFocusOut={() => setTimeout(update)}
    >
      {children}
    </div>
  );
}

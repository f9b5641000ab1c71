/** A small note that points at something on the page. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { boxOf, type Kept, placeBubble, screenSize } from "./place";

export interface BubbleProps {
  /** What it points at; while it moves or scrolls, the bubble follows. */
  readonly at: Element;
  readonly class?: string;
  /** What it should not cover if there is room elsewhere, and how much each of these counts. */
  readonly keep?: () => readonly (readonly [Element, number])[];
  /** A tap on the bubble itself, outside its keys. */
  readonly onTap?: () => void;
  readonly children?: ComponentChildren;
}

/** What a bubble points at is never covered while there is any other place. */
const TARGET = 1e6;

/** Puts the bubble where it covers the least of what is needed; its arrow points at the target if that is near. */
function place(bubble: HTMLElement, { at, keep }: BubbleProps): void {
  const kept = (keep?.() ?? []).map(([element, weight]): Kept => [boxOf(element), weight]);
  const target = boxOf(at);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const spot = placeBubble(target, [[target, TARGET], ...kept], size, screenSize());
  bubble.dataset["side"] = spot.side ?? "none";
  bubble.style.left = `${spot.left}px`;
  bubble.style.top = `${spot.top}px`;
  bubble.style.setProperty("--arrow", `${spot.arrow}px`);
}

/** Calls `put` now and in every frame: boards move, and people scroll. */
function useFollow(put: () => void): void {
  const latest = useRef(put);
  latest.current = put;
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      latest.current();
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** A ring around something. */
export function Ring({ at }: { readonly at: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  useFollow(() => {
    for (const [side, value] of Object.entries(boxOf(at))) ref.current?.style.setProperty(side, `${value}px`);
  });
  return <div ref={ref} class="bubble-ring" />;
}

/** The note. */
export function Bubble(props: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFollow(() => {
    if (ref.current) place(ref.current, props);
  });
  const { class: own = "", onTap, children } = props;
  return (
    <div
      ref={ref}
      class={`bubble ${own}`}
      onClick={({ target }) => target instanceof Element && !target.closest("button") && onTap?.()}
    >
      {children}
    </div>
  );
}

/** A small note that points at something on the page. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The least distance to the edge of the window. */
const MARGIN = 8;
/** The room for the tip of the arrow. */
const GAP = 12;

export interface BubbleProps {
  /** What it points at; while it moves or scrolls, the bubble follows. */
  readonly at: Element;
  readonly class?: string;
  /** A tap on the bubble itself, beside its keys. */
  readonly onTap?: () => void;
  readonly children?: ComponentChildren;
}

/** Puts the bubble below what it points at, or above where there is no room below. */
function place(bubble: HTMLElement, at: Element): void {
  const [box, own] = [at.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const middle = box.left + box.width / 2;
  const left = Math.max(MARGIN, Math.min(middle - own.width / 2, wide - own.width - MARGIN));
  const below = box.bottom + GAP + own.height + MARGIN <= high || box.top < own.height + GAP + MARGIN;
  const top = below ? box.bottom + GAP : box.top - GAP - own.height;
  bubble.dataset["side"] = below ? "below" : "above";
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(MARGIN, Math.min(top, high - own.height - MARGIN))}px`;
  bubble.style.setProperty("--tip", `${Math.max(20, Math.min(middle - left, own.width - 20))}px`);
}

/** Calls `put` now and whenever something scrolls or changes its size. */
function useFollow(put: () => void): void {
  useLayoutEffect(() => {
    put();
    addEventListener("resize", put);
    addEventListener("scroll", put, true);
    return () => {
      removeEventListener("resize", put);
      removeEventListener("scroll", put, true);
    };
  });
}

/** A ring around something. */
export function Ring({ at }: { readonly at: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  useFollow(() => {
    const { left, top, width, height } = at.getBoundingClientRect();
    for (const [side, value] of Object.entries({ left, top, width, height })) {
      ref.current?.style.setProperty(side, `${value}px`);
    }
  });
  return <div ref={ref} class="bubble-ring" />;
}

/** The note. */
export function Bubble({ at, class: own = "", onTap, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFollow(() => {
    if (ref.current) place(ref.current, at);
  });
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

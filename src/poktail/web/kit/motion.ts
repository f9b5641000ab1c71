/** Animates elements that change their place, at the pace the reader has set. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { motion } from "../settings";

const PACE = { off: 0, reduced: 0, quick: 0.5, normal: 1, slow: 2 } as const;

/** The factor of all durations: 0 is off. */
export function useMotion(): number {
  return PACE[motion.value];
}

/** When `key` changes, every [data-move] inside glides from where the element of that name was last. */
export function useMoves(ref: RefObject<HTMLElement | null>, key: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  const glides = useRef(new WeakMap<Element, Animation>());
  const pace = useMotion();
  useLayoutEffect(() => {
    const found = new Map<string, DOMRect>();
    for (const thing of ref.current?.querySelectorAll<HTMLElement>("[data-move]") ?? []) {
      const name = thing.dataset["move"] ?? "";
      const [now, goOn] = still(thing, glides.current.get(thing));
      if (now.width === 0) continue; // not shown in this layout: it has no place to come from
      const before = places.current.get(name);
      found.set(name, now);
      if (before && pace > 0 && (Math.abs(before.x - now.x) > 2 || Math.abs(before.y - now.y) > 2))
        glides.current.set(thing, glide(thing, before, now, pace));
      else goOn();
    }
    places.current = found;
  }, [key]);
}

/** A list that grows at its upper end stays where it is, and is then scrolled to what is new. */
export function useRoll(ref: RefObject<HTMLElement | null>): void {
  const height = useRef(0);
  const pace = useMotion();
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const grown = list.scrollHeight - height.current;
    const known = height.current > 0;
    height.current = list.scrollHeight;
    if (!known || grown <= 0 || pace === 0) return;
    list.scrollTop += grown;
    list.scrollTo({ top: 0, behavior: "smooth" });
  });
}

/** The CSS zoom of an element: measured pixels are divided by it. */
export function zoomOf(thing: Element): number {
  return (thing as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** The place of an element without its running animation, and a function that lets the animation go on. */
function still(thing: HTMLElement, gliding: Animation | undefined): readonly [DOMRect, () => void] {
  if (gliding?.playState !== "running") return [thing.getBoundingClientRect(), () => undefined];
  const time = gliding.currentTime;
  gliding.cancel();
  return [
    thing.getBoundingClientRect(),
    () => {
      gliding.play();
      gliding.currentTime = time;
    },
  ];
}

function glide(thing: HTMLElement, before: DOMRect, now: DOMRect, pace: number): Animation {
  const scale = now.width > 0 ? before.width / now.width : 1;
  const zoom = zoomOf(thing);
  const from = `translate(${(before.x - now.x) / zoom}px, ${(before.y - now.y) / zoom}px) scale(${scale})`;
  return thing.animate(
    [
      { transform: from, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    {
      duration: 320 * pace,
      easing: "cubic-bezier(.2,.8,.2,1)",
    },
  );
}

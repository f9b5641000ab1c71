/** Tells the style sheets where more can be scrolled into view. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** How many pixels below the edge count as more. */
const MORE_PX = 4;

/** The area that this is given to has the attribute data-more while it can be scrolled further down. */
export function useMore<Area extends HTMLElement>(): RefObject<Area | null> {
  const ref = useRef<Area>(null);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    const update = () => {
      area.toggleAttribute("data-more", area.scrollHeight - area.clientHeight - area.scrollTop > MORE_PX);
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(area);
    for (const part of area.children) sizes.observe(part);
    area.addEventListener("scroll", update, { passive: true });
    return () => {
      sizes.disconnect();
      area.removeEventListener("scroll", update);
    };
  });
  return ref;
}

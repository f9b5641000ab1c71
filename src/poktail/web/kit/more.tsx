/** An area that can be scrolled: where there is more, how to get there, and back to its beginning. */
import type { RefObject } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { DecisionContext, useWords } from "./context";
import { useMotion } from "./motion";

/** How many pixels below the edge count as more. */
const MORE_PX = 4;
/** How much of what is in sight goes out of it with one press. */
const PAGE = 0.8;

/**
 * The area that this is given to has the attribute data-more while it can be scrolled further down. It goes back to its
 * beginning when another decision is asked for, or when `scene` changes.
 */
export function useMore<Area extends HTMLElement>(scene: string): RefObject<Area | null> {
  const ref = useRef<Area>(null);
  const away = useRef(false);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    const update = () => {
      area.toggleAttribute("data-more", area.scrollHeight - area.clientHeight - area.scrollTop > MORE_PX);
    };
    const scrolled = () => {
      away.current = true;
      update();
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(area);
    for (const part of area.children) sizes.observe(part);
    area.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      sizes.disconnect();
      area.removeEventListener("scroll", scrolled);
    };
  });
  const shown = `${useContext(DecisionContext)} ${scene}`;
  useLayoutEffect(() => {
    // Setting the scroll position makes the browser lay out the whole page: only when it was scrolled.
    if (away.current) ref.current?.scrollTo({ top: 0 });
    away.current = false;
  }, [shown]);
  return ref;
}

/** Where the page itself is scrolled, a new decision is seen from the top of the page, or as far down as this area is. */
export function useDecisionInSight(area: RefObject<HTMLElement | null>): void {
  const decision = useContext(DecisionContext);
  useLayoutEffect(() => {
    if (!decision || scrollY === 0) return;
    scrollTo(0, 0);
    area.current?.scrollIntoView({ block: "nearest" });
  }, [decision]);
}

/** Scrolls the area that it stands in further down; the style sheets show it where there is more. */
export function MoreKey({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const [words, pace] = [useWords(), useMotion()];
  const scroll = () => {
    const top = (area.current?.clientHeight ?? 0) * PAGE;
    area.current?.scrollBy({ top, behavior: pace > 0 ? "smooth" : "auto" });
  };
  return (
    <button
      type="button"
      class="more"
      tabIndex={-1} // the keyboard scrolls by going to what is below
      aria-label={words.say("web-scroll-down")}
      onMouseDown={(event) => event.preventDefault()} // the focus stays where it is
      onClick={scroll}
    >
      <Icon name="chevron-down" size={22} />
    </button>
  );
}

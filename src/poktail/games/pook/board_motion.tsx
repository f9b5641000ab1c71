/** What changes place or face moves: what just happened, as motion. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Sounds, useMotion } from "../../web/kit";
import { columnOf, rowOf } from "./board_model";
import type { PookWhat } from "./wire";

/** How a card came to lie as it does, and from how many cells away. */
export interface Moved {
  readonly how: "slide" | "flip" | "drop";
  readonly dx: number;
  readonly dy: number;
}

const still = (how: "flip" | "drop"): Moved => ({ how, dx: 0, dy: 0 });
const slide = (from: string, to: string): Moved => ({
  how: "slide",
  dx: columnOf(from) - columnOf(to),
  dy: rowOf(from) - rowOf(to),
});

/** What happened to the card in this cell; a seat's own card was there before it was sent. */
export function motionOf(
  fresh: readonly (readonly [number, PookWhat])[],
  cell: string,
  own: number | null,
): Moved | null {
  for (const [, what] of fresh.toReversed()) {
    const moved = motion(what, cell, own);
    if (moved) return moved;
  }
  return null;
}

function motion(what: PookWhat, cell: string, own: number | null): Moved | null {
  switch (what.is) {
    case "PiggySwapped":
      if (what.seat === own) return null;
      if (what.cell === cell) return slide(what.origin, cell);
      return what.origin === cell ? slide(what.cell, cell) : null;
    case "WarriorLaid":
    case "PurseLaid":
    case "PurseLaidFaceDown":
    case "WarriorsExchanged":
    case "PursesExchanged":
    case "PursesExchangedFaceDown":
      return what.cell === cell && what.seat !== own ? still("drop") : null;
    case "TurnedDown":
      return what.cell === cell && what.seat !== own ? still("flip") : null;
    case "TurnedUp":
      return what.cell === cell ? still("flip") : null;
    case "PicksTurned":
      return what.picks.some((pick) => pick.cell === cell) ? still("flip") : null;
    default:
      return null;
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where it lies, whatever glides just now. */
const placeOf = ({ offsetLeft: x, offsetTop: y, offsetWidth: width }: HTMLElement): Place => ({ x, y, width });

/** When the square grows it is centred again and its cells may shrink: it glides there as a whole. */
export function useSteady(ref: RefObject<HTMLElement | null>, version: number): void {
  const last = useRef<ReadonlyMap<string, Place>>(new Map());
  const pace = useMotion();
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const cells = [...grid.querySelectorAll<HTMLElement>("[data-cell]")];
    const now = new Map(cells.map((tap) => [tap.dataset["cell"] ?? "", placeOf(tap.parentElement ?? tap)]));
    const shared = [...now.keys()].find((cell) => last.current.has(cell));
    const [was, is] = shared === undefined ? [] : [last.current.get(shared), now.get(shared)];
    last.current = now;
    if (!was || !is || pace === 0) return;
    const [x, y, scale] = [was.x - is.x, was.y - is.y, is.width > 0 ? was.width / is.width : 1];
    if (Math.abs(x) + Math.abs(y) < 3 && Math.abs(scale - 1) < 0.02) return;
    const home = placeOf(grid);
    const transformOrigin = `${is.x - home.x}px ${is.y - home.y}px`;
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin },
      { transform: "none", transformOrigin },
    ];
    grid.animate(frames, { duration: 240 * pace, easing: "cubic-bezier(.2,.8,.2,1)" });
  }, [version]);
}

/** The sounds of events, the most important first. */
export const SOUNDS: Sounds<PookWhat> = {
  BannersShown: "reveal",
  PicksTurned: "reveal",
  TurnedUp: "flip",
  TurnedDown: "flip",
  WarriorLaid: "place",
  PurseLaid: "place",
  PurseLaidFaceDown: "place",
  WarriorsExchanged: "place",
  PursesExchanged: "place",
  PursesExchangedFaceDown: "place",
  PiggySwapped: "place",
  BannerTaken: "pick",
};

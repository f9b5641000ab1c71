/** A die on the table: a cube while it tumbles, a thick tilted plate when it lies. */
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useMotion } from "../../web/kit";
import { FaceArt } from "./art_dice";
import type { PokFace } from "./wire";

/** No die lies straight; the tilt follows the place, so that a die keeps it. */
const TILTS = [-7, 6, -3, 8, -5, 4];

interface DieProps {
  readonly face: PokFace;
  readonly nth: number;
  /** What the die is called: its goal in words. */
  readonly label: string;
  /** The other faces, seen while it tumbles. */
  readonly faces?: readonly PokFace[];
  /** Throw it when it appears. */
  readonly thrown?: boolean;
}

/** One die. Its size is the CSS variable --die. */
export function Die({ face, nth, label, faces = [], thrown = false }: DieProps): VNode {
  const pace = useMotion();
  // Decided when the die appears: a later frame must not stop it in the air.
  const [rolling, setRolling] = useState(thrown && pace > 0);
  const body = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!rolling || body.current === null) return undefined;
    const moves = tumble(body.current, nth, pace);
    const last = moves.at(-1);
    if (last) last.onfinish = () => setRolling(false);
    return () => moves.forEach((move) => move.cancel());
  }, []);
  return (
    <span
      ref={body}
      class={`pok-die ${rolling ? "pok-rolling" : ""}`}
      style={{ "--tilt": `${TILTS[nth % TILTS.length]}deg` }}
      role="img"
      aria-label={label}
    >
      <span class="pok-plate">
        <FaceArt face={face} />
      </span>
      {rolling && <Cube face={face} faces={faces} />}
    </span>
  );
}

/** Six faces around a middle, and a smaller core that shows where the corners are round. */
function Cube({ face, faces }: { readonly face: PokFace; readonly faces: readonly PokFace[] }): VNode {
  const others = faces.length ? faces : [face];
  return (
    <>
      <span class="pok-ground" />
      <span class="pok-flight">
        <span class="pok-cube">
          {SIDES.map((side, nth) => (
            <span key={side} class={`pok-side pok-${side}`}>
              {side !== "under" && <FaceArt face={nth === 0 ? face : (others[nth % others.length] ?? face)} />}
            </span>
          ))}
          {SIDES.map((side) => (
            <span key={`core-${side}`} class={`pok-side pok-core pok-${side}`} />
          ))}
        </span>
      </span>
    </>
  );
}

const SIDES = ["front", "back", "west", "east", "over", "under"] as const;

/** The front lies in the plane of the table, so that the cube ends as large as the plate it becomes. */
const BACK = "translateZ(calc(var(--die) / -2))";

/** Throws the die: all come high from one side, each a little later; it turns, hops once and lies. */
function tumble(body: HTMLElement, nth: number, pace: number): readonly Animation[] {
  const [flight, cube, ground] = [".pok-flight", ".pok-cube", ".pok-ground"].map((part) => body.querySelector(part));
  if (!flight || !cube || !ground) return [];
  const spin = nth % 2 ? 1 : -1;
  const time = { duration: 860 * pace, delay: (nth % 6) * 130 * pace, fill: "both" } as const;
  const tilt = TILTS[nth % TILTS.length] ?? 0;
  const turns = `${BACK} rotateX(${-700 - nth * 50}deg) rotateY(${spin * (380 + nth * 40)}deg) rotateZ(${spin * 190}deg)`;
  const hop = flight.animate(
    [
      { transform: "translate(-95%, -165%) scale(1.25)", opacity: 0, easing: FALLS },
      { opacity: 1, offset: 0.07 },
      { transform: "translate(-20%, 4%)", offset: 0.5, easing: RISES },
      { transform: "translate(-8%, -24%) scale(1.06)", offset: 0.68, easing: "cubic-bezier(.5,0,.8,.5)" },
      { transform: "none", offset: 0.86 },
      { transform: "none" },
    ],
    time,
  );
  const turn = cube.animate(
    [
      { transform: turns, easing: "cubic-bezier(.15,.55,.35,1)" },
      { transform: `${BACK} rotateX(11deg) rotateY(0deg) rotateZ(${tilt}deg)`, offset: 0.92 },
      { transform: `${BACK} rotateX(11deg) rotateY(0deg) rotateZ(${tilt}deg)` },
    ],
    time,
  );
  // What is in the air throws its shadow apart from itself.
  const shade = ground.animate(
    [
      { transform: "translate(-60%, 10%) scale(.55)", opacity: 0, easing: FALLS },
      { transform: "translate(-20%, 8%) scale(.95)", opacity: 1, offset: 0.5, easing: RISES },
      { transform: "translate(-8%, 14%) scale(.86)", opacity: 0.7, offset: 0.68, easing: "cubic-bezier(.5,0,.8,.5)" },
      { transform: "translate(1%, 10%)", opacity: 1, offset: 0.86 },
      { transform: "translate(1%, 10%)", opacity: 1 },
    ],
    time,
  );
  return [shade, hop, turn];
}

const FALLS = "cubic-bezier(.4,0,.9,.6)";
const RISES = "cubic-bezier(.2,.7,.4,1)";

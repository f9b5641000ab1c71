/** A short celebration for the winner: paper discs, squares and triangles fly off the winner's picture. */
import { useState } from "preact/hooks";
import type { Observation } from "../board";
import { useMotion } from "../kit/motion";
import type { Store } from "./store";

const BITS = 18;
const SHAPES = ["disc", "square", "triangle"] as const;
const GOLDEN_ANGLE = 2.4; // spreads any number of bits evenly

/** Whether somebody at this screen has just won, and somebody else has not. */
export function hasJustWon(store: Store, observation: Observation): boolean {
  const ranks = store.over.value?.ranks ?? [];
  const won = store.mine.value.some((seat) => ranks[seat] === 1);
  return observation.fresh.length > 0 && won && ranks.some((rank) => rank > 1);
}

/** Where a bit flies, how it turns, and when it starts. */
function flight(bit: number): Record<string, string> {
  const far = 92 + 34 * (bit % 4);
  const [x, y] = [Math.cos(bit * GOLDEN_ANGLE) * far, Math.sin(bit * GOLDEN_ANGLE) * far * 0.7 - 46];
  return {
    "--x": `${Math.round(x)}px`,
    "--y": `${Math.round(y)}px`,
    "--turn": `${(bit % 2 ? 1 : -1) * (120 + 30 * (bit % 5))}deg`,
    "--late": String(bit / BITS / 4),
  };
}

/** The bits, once; none with motion off. */
export function Party() {
  const [over, end] = useState(useMotion() === 0);
  if (over) return null;
  return (
    <span
      class="party"
      aria-hidden="true"
      onAnimationEnd={(event) => event.target === event.currentTarget.lastElementChild && end(true)}
    >
      {Array.from({ length: BITS }, (_, bit) => (
        <i key={bit} class={`party-${SHAPES[bit % SHAPES.length]}`} style={flight(bit)} />
      ))}
    </span>
  );
}

/** A die drawn as a thick piece; the game draws what is on its face. */
import type { ComponentChildren } from "preact";

export interface DieProps {
  readonly size?: number;
  /** Degrees; dice never lie quite straight. */
  readonly tilt?: number;
  readonly dark?: boolean;
  readonly children?: ComponentChildren;
}

/** The body of a die; its children are drawn on the upper face. */
export function DieBody({ size = 96, tilt = 0, dark = false, children }: DieProps) {
  return (
    <span
      class={`die ${dark ? "die-dark" : ""}`}
      style={{ width: `${size}px`, height: `${size}px`, fontSize: `${size}px`, rotate: `${tilt}deg` }}
    >
      {children}
    </span>
  );
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[48, 48]],
  2: [
    [26, 26],
    [70, 70],
  ],
  3: [
    [24, 24],
    [48, 48],
    [72, 72],
  ],
  4: [
    [27, 27],
    [69, 27],
    [27, 69],
    [69, 69],
  ],
  5: [
    [25, 25],
    [71, 25],
    [48, 48],
    [25, 71],
    [71, 71],
  ],
  6: [
    [28, 22],
    [68, 22],
    [28, 48],
    [68, 48],
    [28, 74],
    [68, 74],
  ],
};

/** The spots of an ordinary die, in the colour of the text. */
export function Pips({ n }: { readonly n: number }) {
  return (
    <svg viewBox="0 0 96 96" width="100%" height="100%" aria-hidden="true">
      {(SPOTS[n] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={9} fill="currentColor" />
      ))}
    </svg>
  );
}

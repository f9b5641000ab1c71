/** The dice of POK: what is printed on a face, and the thick die of a drawing. */
import type { VNode } from "preact";
import { Print } from "./art";
import type { PokFace, PokSymbol } from "./wire";

type Spot = readonly [x: number, y: number];

/** Where the symbols of a face stand, by how many they are. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [[48, 48]],
  [
    [32, 31],
    [64, 65],
  ],
  [
    [48, 27],
    [27, 66],
    [69, 66],
  ],
  grid(2, 2),
  [...grid(2, 2), [48, 48]],
  grid(2, 3),
  grid(3, 3).filter((_, nth) => nth !== 1 && nth !== 7),
  grid(3, 3).filter((_, nth) => nth !== 4),
  grid(3, 3),
];
const RADII = [0, 26, 15.5, 14.5, 13.5, 12, 11.5, 10.5, 10.5, 10.5];

function grid(columns: number, rows: number): readonly Spot[] {
  const at = (nth: number, of: number) => (of === 2 ? 28 + nth * 40 : 20 + nth * 28);
  return Array.from({ length: columns * rows }, (_, n) => [
    at(n % columns, columns),
    at(Math.floor(n / columns), rows),
  ]);
}

/** What is printed on one face; nothing on a blank. */
export function FacePrint({ face }: { readonly face: PokFace }): VNode {
  const { symbol, count } = face;
  const spots = symbol === null ? [] : (SPOTS[count] ?? SPOTS[9] ?? []);
  return (
    <g>
      {spots.map(([x, y]) => (
        <Print key={`${x}-${y}`} symbol={symbol as PokSymbol} r={RADII[count] ?? 10} x={x} y={y} />
      ))}
    </g>
  );
}

/** The printed face alone, filling its box. */
export function FaceArt({ face }: { readonly face: PokFace }): VNode {
  return (
    <svg class="pok-face" viewBox="0 0 96 96" aria-hidden="true">
      <FacePrint face={face} />
    </svg>
  );
}

/** A die inside a drawing: `x` and `y` are its middle, `turn` its tilt. */
export function DieArt({ face, x, y, size, turn }: DieArtProps): VNode {
  const [half, thick] = [size / 2, size * 0.115];
  const plate = { x: -half, width: size, height: size, rx: size * 0.2 };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class="pok-shade" {...plate} y={thick * 1.35 - half} />
      <rect class="pok-edge" {...plate} y={thick - half} />
      <rect class="pok-rim" {...plate} y={-half} />
      <g transform={`translate(${-half} ${-half}) scale(${size / 96})`}>
        <FacePrint face={face} />
      </g>
    </g>
  );
}

interface DieArtProps {
  readonly face: PokFace;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

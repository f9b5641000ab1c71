/** POK's picture for the start page: two dice that want something, and four counters to choose from. */
import type { VNode } from "preact";
import type { Cover } from "../../web/board";
import { CounterParts } from "./art";
import { DieArt } from "./art_dice";
import type { PokFace, PokSymbol } from "./wire";

const ONE: PokFace = { is: "Face", count: 1, symbol: "triangle" };
const TWO: PokFace = { is: "Face", count: 2, symbol: "disc" };

/** Chips of a second ink, as linoleum has them. */
const FLECKS = [
  [24, 26, 30],
  [150, 14, -40],
  [268, 40, 70],
  [18, 128, -20],
  [136, 122, 50],
  [262, 118, 10],
  [52, 212, 80],
  [158, 206, -60],
  [276, 208, 25],
  [204, 126, -75],
] as const;

function Picture(): VNode {
  return (
    <svg class="pok-cover" viewBox="0 0 290 228" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {FLECKS.map(([x, y, turn]) => (
        <path
          key={`${x}-${y}`}
          class="pok-fleck"
          d="M-5 0Q0-2.500 5 0Q0 2.500-5 0Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <DieArt face={ONE} x={81} y={65} size={92} turn={-9} />
      <DieArt face={TWO} x={195} y={69} size={90} turn={8} />
      <Lying symbol="disc" x={51} y={170} size={54} turn={0} />
      <Lying symbol="triangle" x={131} y={178} size={57} turn={-8} />
      <Lying symbol="disc" x={191} y={176} size={51} turn={0} />
      <Lying symbol="square" x={254} y={167} size={53} turn={11} />
    </svg>
  );
}

function Lying({
  symbol,
  x,
  y,
  size,
  turn,
}: {
  symbol: PokSymbol;
  x: number;
  y: number;
  size: number;
  turn: number;
}): VNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 96}) translate(-48 -48)`}>
      <CounterParts symbol={symbol} />
    </g>
  );
}

const cover: Cover = { Picture };
export default cover;

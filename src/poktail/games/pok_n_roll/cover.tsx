/** The picture of the game on the start page and in the lobby. */
import type { JSX } from "preact";
import type { Cover } from "../../web/board";
import { CupShape, DieShape } from "./art";

interface Thing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
  readonly face: number;
  readonly dark?: boolean;
}

const DICE: readonly Thing[] = [
  { x: 146, y: 22, size: 62, tilt: 9, face: 5 },
  { x: 214, y: 56, size: 62, tilt: -8, face: 3 },
  { x: 151, y: 106, size: 60, tilt: -4, face: 3 },
  { x: 54, y: 146, size: 58, tilt: 11, face: 5, dark: true },
  { x: 219, y: 140, size: 56, tilt: -6, face: 6, dark: true },
];

/** Short strokes of the lino; a fixed scatter, so that the picture is the same everywhere. */
const FLECKS = [
  "M18 30l7-4M60 14l3 7M112 9l8 2M270 22l-6 5M196 16l3-8M206 132l8-3M128 58l4 7M20 96l3 8M14 170l8-2M38 214l7 3",
  "M122 196l6-6M180 208l8 2M262 206l5-7M278 128l-2 8M196 184l7 4M138 168l3-7M104 212l8-3M282 74l-7 2M30 60l6 5M208 214l-3-6",
].join("");

function Dice({ x, y, size, tilt, face, dark = false }: Thing): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt} ${size / 2} ${size / 2}) scale(${size / 96})`}>
      <DieShape face={face} dark={dark} />
    </g>
  );
}

function Picture(): JSX.Element {
  return (
    <svg
      class="pnr-cover"
      viewBox="0 0 290 228"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="pnr-cover-lino" width="290" height="228" />
      <path class="pnr-cover-flecks" d={FLECKS} />
      <g transform="translate(30 19) rotate(-14 48 56) scale(1.17)">
        <CupShape />
      </g>
      {DICE.map((thing) => (
        <Dice key={`${thing.x} ${thing.y}`} {...thing} />
      ))}
    </svg>
  );
}

const cover: Cover = { Picture };
export default cover;

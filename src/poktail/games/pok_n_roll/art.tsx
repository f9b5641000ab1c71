/** The drawings of the game: dice, the cup, and dice as words carry them. */
import type { JSX } from "preact";

/** Where spots sit on a face of 96 by 96. */
const NEAR = 26;
const FAR = 70;
const MIDDLE = 48;
const CORNERS: readonly (readonly [number, number])[] = [
  [NEAR, NEAR],
  [FAR, FAR],
  [FAR, NEAR],
  [NEAR, FAR],
];
const SIDES: readonly (readonly [number, number])[] = [
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
];

function places(face: number): readonly (readonly [number, number])[] {
  const corners = CORNERS.slice(0, face - (face % 2) > 4 ? 4 : face - (face % 2));
  const middle: readonly (readonly [number, number])[] = face % 2 ? [[MIDDLE, MIDDLE]] : [];
  return [...corners, ...(face > 5 ? SIDES : []), ...middle];
}

/** The spots of a face, in a grid of 96. */
export function Spots({ face }: { face: number }): JSX.Element {
  const r = face === 1 ? 11 : 9.5;
  return (
    <g class="pnr-spots">
      {places(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

/** A thick die in a grid of 96 by 109: pale is common, dark with a rim is somebody's own. */
export function DieShape({ face, dark = false }: { face: number; dark?: boolean }): JSX.Element {
  return (
    <g class={dark ? "pnr-die pnr-die-own" : "pnr-die"}>
      <rect class="pnr-die-shade" x="4" y="20" width="88" height="88" rx="21" />
      <rect class="pnr-die-edge" x="2" y="14" width="92" height="92" rx="21" />
      <rect class="pnr-die-top" x="2" y="2" width="92" height="92" rx="21" />
      {dark && <rect class="pnr-die-rim" x="7.5" y="7.5" width="81" height="81" rx="16" />}
      <Spots face={face} />
    </g>
  );
}

/** A die by itself; words beside it say what it shows. */
export function Die({
  face,
  dark = false,
  class: name = "",
}: {
  face: number;
  dark?: boolean;
  class?: string;
}): JSX.Element {
  return (
    <svg class={`pnr-die-picture ${name}`} viewBox="0 0 96 110" aria-hidden="true" focusable="false">
      <DieShape face={face} dark={dark} />
    </svg>
  );
}

/** A lens carved between two points, so wide in its middle. */
function lens(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${x1} ${y1}Q${mx - width} ${my} ${x2} ${y2}Q${mx + width} ${my} ${x1} ${y1}Z`;
}

const GRAIN = [
  lens(27, 48, 21, 87, 3.4),
  lens(34, 42, 30, 80, 3.6),
  lens(41, 50, 38.5, 88, 3.2),
  lens(48, 43, 48, 82, 4),
  lens(55.5, 51, 57.5, 88, 3.2),
  lens(62.5, 42, 66, 79, 3.6),
  lens(69.5, 47, 75, 87, 3.4),
].join("");

/** The cup, mouth down, in a grid of 96 by 112. */
export function CupShape(): JSX.Element {
  return (
    <g class="pnr-cup">
      <path class="pnr-cup-kraft" d="M26 6Q26.8 2.6 30.5 2.2Q48 0 65.5 2.2Q69.2 2.6 70 6L82.5 90H13.5Z" />
      <rect class="pnr-cup-kraft" x="6" y="93" width="84" height="17" rx="6" />
      <path
        class="pnr-cup-cut"
        d="M23.5 25L30 20L36 34L43 19L49 34L55 19L61.5 33L67 19.5L72.8 26L73.6 32L68 28L61.8 41L55.2 27.5L49.2 42L43 27L36 42L29.5 28L22.5 33Z"
      />
      <path class="pnr-cup-cut" d={GRAIN} />
      <path class="pnr-cup-cut" d={lens(14, 101.5, 82, 102.5, 0) + "M14 102Q48 99 82 102Q48 105.5 14 102Z"} />
    </g>
  );
}

/** A cup by itself. */
export function Cup({ class: name = "" }: { class?: string }): JSX.Element {
  return (
    <svg class={`pnr-cup-picture ${name}`} viewBox="0 0 96 112" aria-hidden="true" focusable="false">
      <CupShape />
    </svg>
  );
}

/** How the dice of a combination are marked, group by group: full, hollow, dotted. */
export const BARS = ["full", "hollow", "dotted"] as const;

/** The bar under a die of the nth group of a combination. */
export function Bar({ group }: { group: number }): JSX.Element {
  return <span class={`pnr-bar pnr-bar-${BARS[group] ?? "full"}`} aria-hidden="true" />;
}

/** A cross in a box of the sheet, drawn with a thick pencil. */
export function Cross(): JSX.Element {
  return (
    <svg class="pnr-cross" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d="M4 4.6L13.6 13.8M13.9 4.2L4.3 14" />
    </svg>
  );
}

/** Where a bubble goes: near what it points at, and over nothing that is needed now. */
import { zoomOf } from "./motion";

/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the bubble stands, and on which side of it the target is; null: the arrow points nowhere. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: "above" | "below" | "left" | "right" | null;
  /** How far along that side the arrow stands. */
  readonly arrow: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 16;
const MARGIN = 8;
const CORNER = 24;
/** How far apart the places are that are tried where no good one is near the target. */
const STEP = 16;

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

function overlap(one: Box, two: Box): number {
  const across = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const down = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The four places around a target, the best first, moved along their side to stay on the screen. */
function around(target: Box, size: Size, screen: Size): Spot[] {
  const [middle, centre] = [target.left + target.width / 2, target.top + target.height / 2];
  const left = clamp(MARGIN, middle - size.width / 2, screen.width - size.width - MARGIN);
  const top = clamp(MARGIN, centre - size.height / 2, screen.height - size.height - MARGIN);
  const across = clamp(CORNER, middle - left, size.width - CORNER);
  const down = clamp(CORNER, centre - top, size.height - CORNER);
  return [
    { left, top: target.top - size.height - GAP, side: "below", arrow: across },
    { left, top: target.top + target.height + GAP, side: "above", arrow: across },
    { left: target.left + target.width + GAP, top, side: "left", arrow: down },
    { left: target.left - size.width - GAP, top, side: "right", arrow: down },
  ];
}

/** The corners and edges of the screen, then everywhere else: for a bubble that finds no place near its target. */
function apart(size: Size, screen: Size): Spot[] {
  const low = screen.height - size.height - MARGIN;
  const far = screen.width - size.width - MARGIN;
  const places = [
    [(screen.width - size.width) / 2, low],
    [(screen.width - size.width) / 2, MARGIN],
    [far, low],
    [far, MARGIN],
    [MARGIN, low],
    [MARGIN, MARGIN],
  ] as const;
  const columns = [(screen.width - size.width) / 2, far, MARGIN];
  const rows = Array.from({ length: Math.max(0, Math.floor((low - MARGIN) / STEP)) }, (_, at) => low - at * STEP);
  const anywhere = columns.flatMap((left) => rows.map((top) => [left, top] as const));
  return [...places, ...anywhere].map(([left, top]) => ({ left, top, side: null, arrow: 0 }));
}

/** The cost, in covered px², of standing apart from the target, and of each px between them. */
const APART = 9000;
const AWAY = 20;

function distance(one: Box, two: Box): number {
  const across = one.left + one.width / 2 - two.left - two.width / 2;
  return Math.hypot(across, one.top + one.height / 2 - two.top - two.height / 2);
}

/** A box that is better not covered, and how much so. */
export type Kept = readonly [Box, number];

/** The best place for a bubble of this size: it covers as little as possible of what is to be kept free. */
export function placeBubble(target: Box | null, kept: readonly Kept[], size: Size, screen: Size): Spot {
  const fits = ({ left, top }: Spot) =>
    left >= 0 && top >= 0 && left + size.width <= screen.width && top + size.height <= screen.height;
  const cost = (spot: Spot) =>
    kept.reduce((sum, [box, weight]) => sum + weight * overlap({ ...spot, ...size }, box), 0) +
    (spot.side === null ? APART + (target ? AWAY * distance({ ...spot, ...size }, target) : 0) : 0);
  const near = target ? around(target, size, screen).filter(fits) : [];
  return [...near, ...apart(size, screen)].reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** The box of an element in the units of the page, which a large screen zooms. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf(document.documentElement);
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
}

/** The size of the window in the same units. */
export function screenSize(): Size {
  const zoom = zoomOf(document.documentElement);
  return { width: document.documentElement.clientWidth / zoom, height: innerHeight / zoom };
}

/** The end of a match on the picture of its result: the last square, the Banners and the Warriors that count for them. */
import type { ComponentChildren } from "preact";
import type { BoardPicture, PictureProps } from "../../web/board";
import { BannerArt, PiggyArt, PurseArt, WarriorArt, allies } from "./art";
import { counted, picked, sidesOf } from "./board_end";
import { columnOf, frameOf, piecesOf, rowOf } from "./board_model";
import type { PookCard, PookMove, PookOptions, PookView, PookWhat } from "./wire";

type Props = PictureProps<PookView, PookMove, PookWhat, PookOptions>;

const CARD = 120;
const GAP = 14;
const RIM = 3.5;
const SIDE = 920;
const BANNER = 74;
const TALL = 92;

/** A card lying on the table, its corner at x, y; those that count for the winners have a rim. */
function Lying({ x, y, size, shines = false, children }: LyingProps) {
  const plate = { width: size, height: size, rx: size * 0.13 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect fill="var(--pook-shadow)" opacity="0.18" y="7" {...plate} />
      <rect fill="var(--pook-edge)" y="4" {...plate} />
      <svg width={size} height={size} viewBox="0 0 96 96">
        {children}
      </svg>
      {shines && (
        <rect
          fill="none"
          stroke="var(--on-lino)"
          stroke-width={RIM}
          x={-RIM}
          y={-RIM}
          width={size + 2 * RIM}
          height={size + 2 * RIM}
          rx={size * 0.15}
        />
      )}
    </g>
  );
}

interface LyingProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shines?: boolean;
  readonly children: ComponentChildren;
}

/** The square as it lay at the end. */
function Middle({ observation }: Props) {
  const pieces = piecesOf(observation.view);
  const { left, right, top, bottom } = frameOf(pieces.keys());
  const sides = sidesOf(observation);
  const winners = sides.filter(({ points }) => points === sides[0]?.points);
  const wins = ({ faction }: PookCard) => winners.some(({ banner }) => allies(banner).includes(faction));
  const step = CARD + GAP;
  return (
    <svg width={(right - left + 1) * step + GAP} height={(bottom - top + 1) * step + GAP}>
      {[...pieces].map(([cell, piece]) => {
        const place = { x: GAP + (columnOf(cell) - left) * step, y: GAP + (rowOf(cell) - top) * step, size: CARD };
        const card = piece.is === "card" && piece.seen.up ? piece.seen.card : null;
        return (
          <Lying key={cell} {...place} shines={card !== null && wins(card)}>
            {piece.is === "piggy" ? <PiggyArt /> : card ? <WarriorArt card={card} /> : <PurseArt />}
          </Lying>
        );
      })}
    </svg>
  );
}

/** A seat's Banner, and the Warriors that count for it. */
function Seat({ observation, seat }: Props & { seat: number }) {
  const side = sidesOf(observation).find(({ seats }) => seats.includes(seat));
  if (!side) return null;
  const cards = [...counted(observation, side.banner), ...picked(observation, side)];
  const size = 72;
  const from = BANNER + 28;
  const step = Math.min(size + 8, (SIDE - from - size) / Math.max(1, cards.length - 1));
  return (
    <svg width={SIDE} height={TALL}>
      <BannerArt banner={side.banner} width={BANNER} />
      {cards.map((card, at) => (
        <Lying key={at} x={from + at * step} y={8} size={size}>
          <WarriorArt card={card} />
        </Lying>
      ))}
    </svg>
  );
}

export const picture: BoardPicture<PookView, PookMove, PookWhat, PookOptions> = { Middle, Seat };

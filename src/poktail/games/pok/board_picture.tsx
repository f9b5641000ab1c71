/** The end of a match on the picture of its result: the last throw with what was shown, fists, and the box. */
import type { VNode } from "preact";
import type { BoardPicture, PictureProps } from "../../web/board";
import { Icon } from "../../web/kit";
import { Box, CounterParts, Dashed, Fist, SYMBOLS } from "./art";
import { DieArt } from "./art_dice";
import { type Verdict, showing, shownBy, unasked, verdicts } from "./board_model";
import type { PokFace, PokMove, PokOptions, PokSymbol, PokView, PokWhat } from "./wire";

type Props = PictureProps<PokView, PokMove, PokWhat, PokOptions>;

const WIDE = 968;
const DEEP = 228;
const SIDE = 920;
const TALL = 80;
const BESIDE = 14;

/** A counter of that size with its corner at x, y. */
function Lying({ symbol, x, y, size }: { symbol: PokSymbol; x: number; y: number; size: number }): VNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 96})`}>
      <CounterParts symbol={symbol} />
    </g>
  );
}

/** Where each counter of a row lies: overlapping where there is little room. */
function places(count: number, size: number, room: number): readonly number[] {
  const step = count > 1 ? Math.min(size + 6, (room - size) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => at * step);
}

/** Whether a goal is met, as a sign on its die. */
function Stamp({ verdict, x, y }: { verdict: NonNullable<Verdict>; x: number; y: number }): VNode {
  return (
    <g transform={`translate(${x} ${y})`} style={{ color: verdict === "met" ? "var(--good)" : "var(--bad)" }}>
      <circle r="21" fill="var(--card)" />
      <g transform="translate(-14 -14)">
        <Icon name={verdict === "met" ? "check" : "cross"} size={28} />
      </g>
    </g>
  );
}

/** A die, what was shown of its symbol, and the outlines of what is missing; without a die, what no die asks for. */
interface Column {
  readonly face: PokFace | null;
  readonly verdict: Verdict;
  readonly shown: readonly PokSymbol[];
}

function DieColumn({ column, wide }: { column: Column; wide: number }): VNode {
  const { face, verdict, shown } = column;
  const size = 60;
  const all = Math.max(shown.length, face?.count ?? 0);
  const at = places(all, size, wide - 40);
  const left = (wide - ((at.at(-1) ?? 0) + (all ? size : 0))) / 2;
  return (
    <g>
      <rect width={wide} height={DEEP} rx="24" fill="var(--tray)" />
      {face && <DieArt face={face} x={wide / 2} y={78} size={108} turn={0} />}
      {verdict && <Stamp verdict={verdict} x={wide / 2 + 62} y={34} />}
      {at.map((x, nth) => {
        const symbol = shown[nth];
        if (symbol) return <Lying key={nth} symbol={symbol} x={left + x} y={face ? 150 : 82} size={size} />;
        return (
          <g key={nth} transform={`translate(${left + x} 150)`} opacity="0.7">
            {face?.symbol && <Dashed symbol={face.symbol} size={size} />}
          </g>
        );
      })}
    </g>
  );
}

/** The dice of the last throw, and the counters that everybody showed. */
function Middle({ observation: { view, events } }: Props): VNode | null {
  const { last } = view;
  if (!last) return null;
  const judged = verdicts(last.throw, events);
  const columns: Column[] = last.throw.faces.map((face, nth) => ({
    face,
    verdict: judged[nth] ?? null,
    shown: face.symbol ? showing(last, face.symbol).flatMap((seat) => shownBy(last, seat) ?? []) : [],
  }));
  const off = unasked(last.throw);
  const strayed = last.hands.map(({ symbol }) => symbol).filter((symbol) => off.includes(symbol));
  if (strayed.length) columns.push({ face: null, verdict: null, shown: strayed });
  const rows = Math.ceil(columns.length / 4);
  const across = Math.ceil(columns.length / rows);
  const wide = (WIDE - (across - 1) * BESIDE) / across;
  return (
    <svg width={WIDE} height={rows * (DEEP + BESIDE) - BESIDE}>
      {columns.map((column, nth) => {
        const [x, y] = [(nth % across) * (wide + BESIDE), Math.floor(nth / across) * (DEEP + BESIDE)];
        return (
          <g key={nth} transform={`translate(${x} ${y})`}>
            <DieColumn column={column} wide={wide} />
          </g>
        );
      })}
    </svg>
  );
}

/** The counters that a seat has put into the box, the first one first. */
function boxed(events: Props["observation"]["events"], seat: number): readonly PokSymbol[] {
  const found: PokSymbol[] = [];
  let shown: PokSymbol | undefined;
  for (const [, what] of events) {
    if (what.is === "Revealed") shown = what.hands.find((hand) => hand.seat === seat)?.symbol;
    if (what.is === "HandedOver" && what.seats.includes(seat) && shown) found.push(shown);
  }
  return found;
}

/** What a seat still holds (open, or in its fist), and what it has put into the box. */
function Seat({ observation: { view, events }, seat }: Props & { seat: number }): VNode {
  const gone = boxed(events, seat);
  const held = view.counters?.[seat]?.flatMap((count, nth) => Array.from({ length: count }, () => SYMBOLS[nth]));
  const size = 64;
  const [kept, away] = [places(held?.length ?? 0, size, 380), places(gone.length, size, 380)];
  const from = SIDE - 96 - (away.at(-1) ?? 0) - size;
  return (
    <svg width={SIDE} height={TALL}>
      {held ? (
        kept.map((x, nth) => {
          const symbol = held[nth];
          return symbol && <Lying key={nth} symbol={symbol} x={x} y={8} size={size} />;
        })
      ) : (
        <g transform="translate(8 2)">
          <Fist size={74} />
        </g>
      )}
      {away.map((x, nth) => {
        const symbol = gone[nth];
        return symbol && <Lying key={nth} symbol={symbol} x={from + x} y={8} size={size} />;
      })}
      <g transform={`translate(${SIDE - 82} 0)`}>
        <Box size={80} />
      </g>
    </svg>
  );
}

export const picture: BoardPicture<PokView, PokMove, PokWhat, PokOptions> = { Middle, Seat };

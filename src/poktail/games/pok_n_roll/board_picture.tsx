/** The end of a match on the picture of its result: the common dice of the last hand, and everybody's sheet. */
import type { JSX } from "preact";
import type { BoardPicture, PictureProps } from "../../web/board";
import type { Words } from "../../web/words";
import { DieShape } from "./art";
import { type Row, type View, crosses, rowName, sheetOrder } from "./board_model";
import type { PokNRollMove, PokNRollOptions, PokNRollWhat } from "./wire";

type Props = PictureProps<View, PokNRollMove, PokNRollWhat, PokNRollOptions>;

const SIDE = 920;
const MARGIN = 22;
/** How many rows of a sheet stand side by side. */
const ACROSS = 4;
const LINE = 74;
const DIE = 112;
const BESIDE = 22;

/** The common dice of the last hand. */
function Middle({ observation: { view } }: Props): JSX.Element | null {
  const white = view.white.length ? view.white : (view.last?.white ?? []);
  if (!white.length) return null;
  return (
    <svg width={white.length * (DIE + BESIDE) - BESIDE} height={DIE * 1.15}>
      {white.map((face, at) => (
        <g key={at} transform={`translate(${at * (DIE + BESIDE)} 0) scale(${DIE / 96})`}>
          <DieShape face={face} />
        </g>
      ))}
    </svg>
  );
}

/** A row of the sheet: its name above its boxes. */
function SheetRow({ view, seat, row, words, wide }: RowProps): JSX.Element {
  const done = crosses(view, seat, row);
  const all = Math.max(view.boxes, done);
  const size = Math.min(29, (wide - 12) / all - 5);
  return (
    <g>
      <text y="18" font-size="19" font-weight="650" fill="var(--on-card-2)" data-room={wide - 12}>
        {rowName(words, row)}
      </text>
      {Array.from({ length: all }, (_, box) => (
        <g key={box} transform={`translate(${box * (size + 5) + 1} 28) scale(${size / 18})`} fill="none">
          <rect width="18" height="18" rx="3" stroke="var(--on-card-2)" stroke-width="1.4" />
          {box < done && (
            <path
              d="M4 4.6L13.6 13.8M13.9 4.2L4.3 14"
              stroke="var(--on-card)"
              stroke-width="3.4"
              stroke-linecap="round"
            />
          )}
        </g>
      ))}
    </g>
  );
}

interface RowProps {
  readonly view: View;
  readonly seat: number;
  readonly row: Row;
  readonly words: Words;
  readonly wide: number;
}

/** A seat's sheet. */
function Seat({ observation: { view }, words, seat }: Props & { seat: number }): JSX.Element {
  const rows = sheetOrder(view.rows);
  const lines = Math.ceil(rows.length / ACROSS);
  const across = Math.ceil(rows.length / lines);
  const wide = (SIDE - 2 * MARGIN) / across;
  const tall = lines * LINE + MARGIN;
  return (
    <svg width={SIDE} height={tall}>
      <rect width={SIDE} height={tall} rx="14" fill="var(--card)" />
      {rows.map((row, at) => {
        const [x, y] = [MARGIN + (at % across) * wide, 18 + Math.floor(at / across) * LINE];
        return (
          <g key={row} transform={`translate(${x} ${y})`}>
            <SheetRow view={view} seat={seat} row={row} words={words} wide={wide} />
          </g>
        );
      })}
    </svg>
  );
}

export const picture: BoardPicture<View, PokNRollMove, PokNRollWhat, PokNRollOptions> = { Middle, Seat };

/** What a board of Pook looks up in its observation: cells, pieces, counts. No rule lives here. */
import type { BoardProps, Observation } from "../../web/board";
import { allies } from "./art";
import type { PookBanner, PookCard, PookMove, PookOptions, PookSeen, PookView, PookWhat } from "./wire";

/** What the shell hands to this board. */
export type Props = BoardProps<PookView, PookMove, PookWhat, PookOptions>;
/** A match of Pook as one seat sees it. */
export type PookObservation = Observation<PookView, PookMove, PookWhat, PookOptions>;

/** What lies in a cell. */
export type Piece = { readonly is: "piggy" } | { readonly is: "card"; readonly seen: PookSeen };

/** The first and the last column and row that are drawn. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A cell's column, counted from the left. */
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 97;
/** A cell's row, counted from the top. */
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;
/** The cell of a column and a row. */
export const cellAt = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
/** A cell as the board writes it. */
export const nameOf = (cell: string): string => cell.toUpperCase();

/** Whether two cards look alike. */
export const sameCard = (one: PookCard, two: PookCard): boolean =>
  one.faction === two.faction && one.level === two.level;

/** The cards in play by cell, Piggy among them. */
export function piecesOf(view: PookView): ReadonlyMap<string, Piece> {
  const pieces = new Map<string, Piece>(view.table.map((seen) => [seen.cell, { is: "card", seen }]));
  pieces.set(view.piggy, { is: "piggy" });
  return pieces;
}

/** The pieces after a swap that was not sent yet. */
export function swapped(pieces: ReadonlyMap<string, Piece>, piggy: string, cell: string): ReadonlyMap<string, Piece> {
  const after = new Map(pieces);
  const [one, two] = [pieces.get(piggy), pieces.get(cell)];
  if (one) after.set(cell, one);
  if (two) after.set(piggy, two);
  return after;
}

/** The smallest frame around all these cells. */
export function frameOf(cells: Iterable<string>): Frame {
  const all = [...cells];
  const columns = all.map(columnOf);
  const rows = all.map(rowOf);
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

const counts = (piece: Piece): boolean => piece.is === "piggy" || !piece.seen.up;

/** How many Purses lie in each column and row, Piggy among them. */
export interface Counts {
  readonly column: (column: number) => number;
  readonly row: (row: number) => number;
}

/** Counts the Purses that lie there. */
export function countsOf(pieces: ReadonlyMap<string, Piece>): Counts {
  const cells = [...pieces].filter(([, piece]) => counts(piece)).map(([cell]) => cell);
  return {
    column: (column) => cells.filter((cell) => columnOf(cell) === column).length,
    row: (row) => cells.filter((cell) => rowOf(cell) === row).length,
  };
}

/** The cells that share an edge with this one. */
export function beside(cell: string): readonly string[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return [cellAt(column, row - 1), cellAt(column - 1, row), cellAt(column + 1, row), cellAt(column, row + 1)];
}

/** The face-up Knight that lies beside a faction card. Only for the badge: what powers may touch is told by `legal`. */
export function knightBeside(pieces: ReadonlyMap<string, Piece>, cell: string): string | undefined {
  if (pieces.get(cell)?.is !== "card") return undefined;
  return beside(cell).find((near) => {
    const piece = pieces.get(near);
    return piece?.is === "card" && piece.seen.up && piece.seen.card?.faction === "knight";
  });
}

type CellMove = "Lay" | "Aim" | "Swap" | "Pick";

/** The notation of each legal move of that kind, by cell. */
export function cellsOf(legal: PookObservation["legal"], kind: CellMove): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [notation, move] of legal) if (move.is === kind) found.set(move.cell, notation);
  return found;
}

/** The notation of each Banner that may be taken. */
export function takesOf(legal: PookObservation["legal"]): ReadonlyMap<PookBanner, string> {
  const found = new Map<PookBanner, string>();
  for (const [notation, move] of legal) if (move.is === "Take") found.set(move.banner, notation);
  return found;
}

/** How many cards will lie at the end. */
export function sizeOf({ view, options }: PookObservation): number {
  const all = view.table.length + view.pile + view.cards.reduce((sum, cards) => sum + cards, 0);
  return Math.min(all, (options.columns ?? 5) * (options.rows ?? 5) - 1);
}

/** The seats of one side: a seat, or the two that sit opposite each other in a team. */
export function sideOf({ view, options }: PookObservation, seat: number): readonly number[] {
  const seats = view.cards.map((_, index) => index);
  return options.teams ? seats.filter((other) => other % 2 === seat % 2) : [seat];
}

/** The cards that lie Warrior up. */
export function warriors(
  pieces: ReadonlyMap<string, Piece>,
): readonly { readonly cell: string; readonly card: PookCard }[] {
  return [...pieces].flatMap(([cell, piece]) => {
    return piece.is === "card" && piece.seen.up && piece.seen.card ? [{ cell, card: piece.seen.card }] : [];
  });
}

/** The levels that lie open for a Banner. */
export function visible(pieces: ReadonlyMap<string, Piece>, banner: PookBanner): number {
  const mine = allies(banner);
  return warriors(pieces).reduce((sum, { card }) => sum + (mine.includes(card.faction) ? card.level : 0), 0);
}

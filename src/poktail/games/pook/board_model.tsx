/** What a board of Pook looks up in its observation: cells, pieces, counts. No rule lives here. */
import type { BoardProps, Observation } from "../../web/board";
import { allies } from "./art";
import type {
  PookBanner,
  PookCard,
  PookFace,
  PookMove,
  PookOptions,
  PookSeen,
  PookView,
  PookWay,
  PookWhat,
} from "./wire";

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

/** The Knight that protects each cell, with the composed turn as far as the view promises it. */
export function guardsOf(view: PookView, plan: Composed): ReadonlyMap<string, string> {
  const guarded = plan.way?.guarded ?? view.guarded;
  const guards = new Map(guarded.map(({ cell, knight }) => [cell, knight]));
  const laid = plan.way?.places.find(({ cell }) => cell === plan.cell);
  const knight = plan.held?.card.faction === "knight" && plan.held.face === "warrior";
  if (laid && knight) for (const cell of laid.knight) guards.set(cell, laid.cell);
  return guards;
}

/** The parts of a plan that decide what is protected. */
interface Composed {
  readonly way: PookWay | null;
  readonly cell: string | null;
  readonly held: { readonly card: PookCard; readonly face: PookFace } | null;
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

/** The seats of a seat's side. */
export const sideOf = (view: PookView, seat: number): readonly number[] => view.sides[seat] ?? [seat];

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

/** What a board of Pook looks up in its sight: cells, pieces, counts, and the turn composed so far. No rule lives here. */
import type { BoardProps, Sight } from "../../web/board";
import type { PookBanner, PookCard, PookFace, PookMove, PookOptions, PookSeen, PookView, PookWhat } from "./wire";

/** What the shell hands to this board. */
export type Props = BoardProps<PookView, PookMove, PookWhat, PookOptions>;
/** A match of Pook as one seat sees it. */
export type Seen = Sight<PookView, PookMove, PookWhat, PookOptions>;

/** What this seat has put together and not sent: it can be taken back freely. */
export interface Draft {
  readonly piggy: boolean;
  /** Which card of the hand, by its place there. */
  readonly hand: number | null;
  readonly face: PookFace;
  readonly cell: string | null;
  readonly banner: PookBanner | null;
}

/** A turn that has not begun. */
export const NOTHING: Draft = { piggy: false, hand: null, face: "warrior", cell: null, banner: null };

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
export function cellsOf(legal: Seen["legal"], kind: CellMove): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [notation, move] of legal) if (move.is === kind) found.set(move.cell, notation);
  return found;
}

/** The notation of each Banner that may be taken. */
export function takesOf(legal: Seen["legal"]): ReadonlyMap<PookBanner, string> {
  const found = new Map<PookBanner, string>();
  for (const [notation, move] of legal) if (move.is === "Take") found.set(move.banner, notation);
  return found;
}

/** The notation of choosing that card with that face, if it is legal. */
export function choiceOf(legal: Seen["legal"], card: PookCard, face: PookFace): string | undefined {
  return legal.find(([, move]) => move.is === "Choose" && move.face === face && sameCard(move.card, card))?.[0];
}

/** The faces that a hand card may be chosen with. */
export function facesOf(legal: Seen["legal"], card: PookCard): readonly PookFace[] {
  return (["warrior", "purse"] as const).filter((face) => choiceOf(legal, card, face) !== undefined);
}

/** The notation of a move without a cell. */
export function plainOf(legal: Seen["legal"], kind: "Decline" | "End"): string | undefined {
  return legal.find(([, move]) => move.is === kind)?.[0];
}

/** The hand card that is on its way: composed here, or chosen already and only waiting for its cell. */
export function heldOf(view: PookView, draft: Draft): { place: number; card: PookCard; face: PookFace } | null {
  const sent = view.chosen;
  if (sent) {
    const place = view.hand.findIndex((card) => sameCard(card, sent.card));
    return { place, card: sent.card, face: sent.face };
  }
  const card = draft.hand === null ? undefined : view.hand[draft.hand];
  return card && draft.hand !== null ? { place: draft.hand, card, face: draft.face } : null;
}

/** The cells that wait for a tap now. Before a card is sent, `free` says how great a Warrior each cell bears. */
export function targetsOf(sight: Seen, draft: Draft): ReadonlySet<string> {
  const { view, legal } = sight;
  if (!legal.length) return new Set();
  if (draft.piggy) return new Set(cellsOf(legal, "Swap").keys());
  if (view.phase === "tie") return new Set(cellsOf(legal, "Pick").keys());
  if (view.phase === "power") return new Set(cellsOf(legal, "Aim").keys());
  if (view.phase === "lay") return new Set(cellsOf(legal, "Lay").keys());
  const held = heldOf(view, draft);
  if (view.phase !== "before" || held === null) return new Set();
  const fit = view.free.filter((free) => held.face === "purse" || held.card.level <= free.purses);
  return new Set(fit.map((free) => free.cell));
}

/** The moves that the draft stands for, in the order to send them; null while something is missing. */
export function stepsOf(sight: Seen, draft: Draft): readonly string[] | null {
  const { view, legal } = sight;
  const one = (notation: string | undefined) => (notation === undefined ? null : [notation]);
  if (draft.banner) return one(takesOf(legal).get(draft.banner));
  const { cell } = draft;
  if (draft.piggy) return cell === null ? null : one(cellsOf(legal, "Swap").get(cell));
  const held = heldOf(view, draft);
  if (view.phase === "give") return held && one(choiceOf(legal, held.card, held.face));
  if (cell === null) return null;
  if (view.phase === "tie") return one(cellsOf(legal, "Pick").get(cell));
  if (view.phase === "power") return one(cellsOf(legal, "Aim").get(cell));
  if (view.phase === "lay") return one(cellsOf(legal, "Lay").get(cell));
  const choice = held && choiceOf(legal, held.card, held.face);
  // A cell's own name is the notation of laying there; the server still has the last word.
  return choice ? [choice, cell] : null;
}

/** One step back. */
export function undone(draft: Draft): Draft | null {
  if (draft.banner) return { ...draft, banner: null };
  if (draft.cell !== null) return { ...draft, cell: null };
  if (draft.piggy) return { ...draft, piggy: false };
  return draft.hand !== null ? NOTHING : null;
}

/** How many cards will lie at the end. */
export function sizeOf({ view, options }: Seen): number {
  const all = view.table.length + view.pile + view.cards.reduce((sum, cards) => sum + cards, 0);
  return Math.min(all, (options.columns ?? 5) * (options.rows ?? 5) - 1);
}

/** The seats of one side: a seat, or the two that sit opposite each other in a team. */
export function sideOf({ view, options }: Seen, seat: number): readonly number[] {
  const seats = view.cards.map((_, index) => index);
  return options.teams ? seats.filter((other) => other % 2 === seat % 2) : [seat];
}

/** The cards that lie Warrior up. */
export function warriors(view: PookView): readonly { readonly cell: string; readonly card: PookCard }[] {
  return view.table.flatMap((seen) => (seen.up && seen.card ? [{ cell: seen.cell, card: seen.card }] : []));
}

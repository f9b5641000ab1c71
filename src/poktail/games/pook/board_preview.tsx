/** The square as it will lie once the composed turn is sent, as far as this seat can know. */
import { type Piece, piecesOf } from "./board_model";
import type { Held, Plan } from "./board_plan";
import type { PookCard, PookView } from "./wire";

/** What will lie in a cell, where it comes from, and whether that is only composed. */
export interface Lying {
  readonly piece: Piece;
  /** The same for a card wherever it goes: it glides there. */
  readonly name: string;
  readonly unsent: boolean;
}

/** What lies or will lie, by cell. */
export type Preview = ReadonlyMap<string, Lying>;

/** The square with the composed turn. */
export function previewOf(view: PookView, plan: Plan): Preview {
  const all = new Map<string, Lying>();
  for (const [cell, piece] of piecesOf(view)) all.set(cell, { piece, name: cell, unsent: false });
  if (plan.before !== null) exchange(all, view.piggy, plan.before);
  if (plan.held && plan.cell !== null) all.set(plan.cell, arrived(plan.held, plan.cell));
  if (plan.aim !== null) touch(all, plan, plan.aim);
  if (plan.after !== null) exchange(all, view.piggy, plan.after);
  return all;
}

/** The pieces alone. */
export const piecesIn = (preview: Preview): ReadonlyMap<string, Piece> =>
  new Map([...preview].map(([cell, { piece }]) => [cell, piece]));

function exchange(all: Map<string, Lying>, one: string, two: string): void {
  const [here, there] = [all.get(one), all.get(two)];
  if (here) all.set(two, { ...here, unsent: true });
  if (there) all.set(one, { ...there, unsent: true });
}

function arrived({ place, card, face }: Held, cell: string): Lying {
  return { piece: lying(cell, card, face === "warrior"), name: `hand-${place}`, unsent: true };
}

const lying = (cell: string, card: PookCard | null, up: boolean): Piece => ({
  is: "card",
  seen: { is: "Seen", cell, up, card, by: null },
});

/** A power shows what it does; a Purse that this seat does not know stays shut until it is truly turned. */
function touch(all: Map<string, Lying>, { faction, gift }: Plan, cell: string): void {
  const there = all.get(cell);
  if (gift) all.set(cell, arrived(gift, cell));
  else if (there?.piece.is === "card") {
    const { card, up } = there.piece.seen;
    const turns = faction === "orc" ? false : faction === "viking" ? card !== null : up;
    all.set(cell, { ...there, piece: { is: "card", seen: { ...there.piece.seen, up: turns } }, unsent: true });
  }
}

/** What the board looks up in an observation. No rule is here: only where things stand in the view. */
import type { BoardProps, Observation } from "../../web/board";
import type { Words } from "../../web/words";
import type { PokNRollFormed, PokNRollMove, PokNRollOptions, PokNRollRow, PokNRollView, PokNRollWhat } from "./wire";

export type Row = PokNRollRow;
export type View = PokNRollView;
export type What = PokNRollWhat;
export type PokNRollObservation = Observation<PokNRollView, PokNRollMove, PokNRollWhat, PokNRollOptions>;
export type Props = BoardProps<PokNRollView, PokNRollMove, PokNRollWhat, PokNRollOptions>;

/** A row that may be crossed now, as a move. */
export interface Crossing {
  readonly notation: string;
  readonly row: Row;
}

/** Whether this is the round in which the last common die falls and the cups are lifted. */
export function isLastRound(view: View): boolean {
  return view.round === view.white_rounds.at(-1);
}

/** The rows as they stand on the sheet: the third round won on top, as in the box (ROLL-2). */
export function sheetOrder(rows: readonly Row[]): readonly Row[] {
  return [...rows.filter((row) => row === "third"), ...rows.filter((row) => row !== "third")];
}

/** The points for one cross in this row. */
export function worth(view: View, row: Row): number {
  return view.values[view.rows.indexOf(row)] ?? 0;
}

/** The crosses of a seat in this row. */
export function crosses(view: View, seat: number, row: Row): number {
  return view.sheets[seat]?.[view.rows.indexOf(row)] ?? 0;
}

/** Whether one cross more fills the row and so announces the end. */
export function ends(view: View, seat: number, row: Row): boolean {
  return view.filling[seat]?.includes(row) ?? false;
}

/** The name of a row. */
export function rowName(words: Words, row: Row): string {
  return words.tell(row, "row");
}

/** The rows that may be crossed now, best first. */
export function crossings(observation: PokNRollObservation): readonly Crossing[] {
  return observation.legal.flatMap(([notation, move]) => (move.is === "Cross" ? [{ notation, row: move.row }] : []));
}

/** The notation of the one legal move of that kind. */
export function only(observation: PokNRollObservation, kind: "Continue" | "Abandon"): string | undefined {
  return observation.legal.find(([, move]) => move.is === kind)?.[0];
}

/** Which group of a combination each die belongs to; null: none. */
export interface Marks {
  readonly white: readonly (number | null)[];
  readonly own: readonly (number | null)[];
}

/** The dice of a combination, found on the table: one's own first, so that one sees what they bring. */
export function marks(view: View, formed: PokNRollFormed | undefined): Marks {
  const white: (number | null)[] = view.white.map(() => null);
  const own: (number | null)[] = (view.cup ?? []).map(() => null);
  formed?.groups.forEach((group, number) => {
    for (const face of group) {
      if (!mark(view.cup ?? [], own, face, number)) mark(view.white, white, face, number);
    }
  });
  return { white, own };
}

function mark(faces: readonly number[], marked: (number | null)[], face: number, group: number): boolean {
  const at = faces.findIndex((shown, die) => shown === face && marked[die] === null);
  if (at >= 0) marked[at] = group;
  return at >= 0;
}

/** Whether the match has ended, also in a replay of its last step. */
export function isOver({ view, over }: PokNRollObservation): boolean {
  return over || view.payoffs !== null;
}

/** Whether the cups of round 3 are up. */
export function isShow(view: View): boolean {
  return view.best.some((best) => best !== null);
}

/** Whether the last die falls just now and the cups are lifted after it. */
export function isShowdown(observation: PokNRollObservation): boolean {
  const kinds = freshEvents(observation).map((what) => what.is);
  return kinds.includes("CupLifted") && kinds.includes("WhiteThrown") && !kinds.includes("HandBegan");
}

/** Whether the next hand has begun before this seat could look at the cups of the last one. */
export function isMissed(observation: PokNRollObservation): boolean {
  const { last, seat } = observation.view;
  const kinds = freshEvents(observation).map((what) => what.is);
  if (!last || !kinds.includes("HandBegan") || !kinds.includes("WhiteThrown")) return false;
  const chose = seat !== null && last.best[seat] && last.crossed[seat];
  return !chose && last.best.some((best) => best !== null);
}

/** The hand that the words have come to: the last one while it is looked at. */
export function handOf({ events, view }: PokNRollObservation): number {
  const began = events.map(([, what]) => what).findLast((what) => what.is === "HandBegan");
  return began?.hand ?? view.last?.hand ?? view.hand;
}

/** The version just before this hand began; null when that is not known any more. */
export function versionBeforeHand({ events }: PokNRollObservation): number | null {
  const began = events.findLast(([, what]) => what.is === "HandBegan");
  return began ? began[0] - 1 : null;
}

/** The match with the events until this hand began: what the story tells while the last hand is looked at. */
export function endedHand(observation: PokNRollObservation): PokNRollObservation {
  const until = versionBeforeHand(observation) ?? Infinity;
  return { ...observation, events: observation.events.filter(([at]) => at <= until), fresh: [] };
}

/** How a seat that showed in round 3 came off. */
export function fate(view: View, seat: number): "won" | "tied" | "lost" {
  if (view.won === seat) return "won";
  return view.pending.includes(seat) || view.crossed[seat] ? "tied" : "lost";
}

/** How a seat stands in this hand, in a few words. */
export function standing(view: View, seat: number, words: Words): string {
  const [out, best] = [view.out[seat] ?? 0, view.best[seat]];
  if (out) return words.say("board-folded", { round: out });
  if (best) return words.say(`board-best-${fate(view, seat)}`, { row: rowName(words, best) });
  const turn = view.pending.indexOf(seat);
  if (turn === 0) return words.say("view-deciding");
  if (turn === 1) return words.say("board-next");
  if (turn > 1) return words.say("view-asked");
  if (view.white.length) return words.say("view-in");
  return seat < view.rolled ? words.say("view-closed") : "";
}

/** The events of this frame, without their versions. */
export function freshEvents(observation: PokNRollObservation): readonly What[] {
  return observation.fresh.map(([, what]) => what);
}

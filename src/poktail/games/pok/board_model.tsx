/** What the board reads out of an observation: only looked up and put side by side, nothing is judged here. */
import type { BoardProps, Observation, EventEntry } from "../../web/board";
import type { Words } from "../../web/words";
import { SYMBOLS } from "./art";
import type {
  PokDrawn,
  PokFace,
  PokMove,
  PokOptions,
  PokRound,
  PokSymbol,
  PokThrow,
  PokView,
  PokWhat,
  PokWon,
} from "./wire";

export type PokObservation = Observation<PokView, PokMove, PokWhat, PokOptions>;
export type PokProps = BoardProps<PokView, PokMove, PokWhat, PokOptions>;
/** How many counters of each symbol are in a hand. */
type Hand = NonNullable<PokView["hand"]>;
/** How a die of the last round was judged; null where nothing was said of it. */
export type Verdict = "met" | "missed" | null;

/** The events from the last opening of the fists to the next throw. */
export function lastEvents(events: readonly EventEntry<PokWhat>[]): readonly PokWhat[] {
  const from = events.findLastIndex(([, what]) => what.is === "Revealed");
  if (from < 0) return [];
  const after = events.slice(from).map(([, what]) => what);
  const next = after.findIndex((what) => what.is === "Rolled");
  return next < 0 ? after : after.slice(0, next);
}

/** The version just before the last event of that kind; null when there is none since the fists opened. */
export function versionBefore(events: readonly EventEntry<PokWhat>[], kind: "Revealed" | "Rolled"): number | null {
  const opened = events.findLastIndex(([, what]) => what.is === "Revealed");
  const at = events.findLastIndex(([, what]) => what.is === kind);
  const version = at < opened ? undefined : events[at]?.[0];
  return version === undefined ? null : version - 1;
}

/** The round that the words have come to: a step behind the view while its reveal is on screen. */
export function roundOf({ events, view }: PokObservation): number {
  const rolled = events.map(([, what]) => what).findLast((what) => what.is === "Rolled");
  return rolled?.round ?? view.round;
}

/** The view with the counters of the last round still in everybody's hands: its reveal has not told yet who keeps them. */
export function atReveal(view: PokView, last: PokRound): PokView {
  const before = ([disc, square, triangle]: Hand, seat: number): Hand => {
    const shown = last.handed.includes(seat) ? shownBy(last, seat) : undefined;
    return [
      disc + Number(shown === "disc"),
      square + Number(shown === "square"),
      triangle + Number(shown === "triangle"),
    ];
  };
  return {
    ...view,
    hand: view.hand && view.seat !== null ? before(view.hand, view.seat) : view.hand,
    counters: view.counters && view.counters.map(before),
  };
}

/** What was said of each die of the last round, in the order of the dice; a blank has no verdict. */
export function verdicts(thrown: PokThrow, events: readonly EventEntry<PokWhat>[]): readonly Verdict[] {
  const said = lastEvents(events).filter((what) => what.is === "GoalMet" || what.is === "GoalMissed");
  let nth = 0;
  return thrown.faces.map((face) => {
    const what = face.symbol === null ? undefined : said[nth++];
    return what === undefined ? null : what.is === "GoalMet" ? "met" : "missed";
  });
}

/** The event that ended the match. */
export function ending(events: readonly EventEntry<PokWhat>[]): PokWon | PokDrawn | undefined {
  return events.map(([, what]) => what).findLast((what) => what.is === "Won" || what.is === "Drawn");
}

/** The counts that the dice ask of a symbol, each once, smallest first. */
export function asked(thrown: PokThrow, symbol: PokSymbol): readonly number[] {
  const counts = thrown.faces.filter((face) => face.symbol === symbol).map((face) => face.count);
  return [...new Set(counts)].sort((a, b) => a - b);
}

/** The symbols that are on no die. */
export function unasked(thrown: PokThrow): readonly PokSymbol[] {
  return SYMBOLS.filter((symbol) => thrown.faces.every((face) => face.symbol !== symbol));
}

/** Who showed that symbol. */
export function showing(last: PokRound, symbol: PokSymbol): readonly number[] {
  return last.hands.filter((hand) => hand.symbol === symbol).map((hand) => hand.seat);
}

/** What a seat showed. */
export function shownBy(last: PokRound, seat: number): PokSymbol | undefined {
  return last.hands.find((hand) => hand.seat === seat)?.symbol;
}

/** How many counters of each symbol are gone from a hand. */
export function gone(hand: readonly number[], options: PokOptions): readonly number[] {
  return hand.map((left) => (options.counters ?? left) - left);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

/** "1 or 2", in the reader's language. */
export function either(counts: readonly number[], words: Words): string {
  return words.either(counts.map(String));
}

/** The faces of a die, from the text of the options; a die that is not there is blank all round. */
export function facesOf(text: string | undefined): readonly PokFace[] {
  const faces = (text ?? "").split(" ").map((word): PokFace => {
    const symbol = SYMBOLS.find((name) => word.slice(1) === name) ?? null;
    return { is: "Face", count: symbol ? Number(word[0]) : 0, symbol };
  });
  return faces;
}

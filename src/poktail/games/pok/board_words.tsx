/** The match in words: the bar, the position for screen readers, the story, the end. */
import type { ComponentChildren, VNode } from "preact";
import type { Aim, Line } from "../../web/board";
import { Hidden, Why } from "../../web/kit";
import type { Draw, Words } from "../../web/words";
import { Counter, Goal, SYMBOLS, Sign } from "./art";
import {
  type PokObservation,
  type Verdict,
  asked,
  either,
  ending,
  gone,
  lastEvents,
  roundOf,
  showing,
  shownBy,
  sum,
} from "./board_model";
import type { PokFace, PokRound, PokShown, PokSymbol, PokWhat } from "./wire";

/** "Round 6". */
export function stage(observation: PokObservation, words: Words): string {
  const round = roundOf(observation);
  return round > 0 ? words.say("view-round", { round }) : words.say("view-before");
}

/** What everybody plays for. */
export function aim({ options }: PokObservation, words: Words): Aim {
  return { text: words.say("board-aim", { goal: options.goal ?? 0 }), picture: <Counter symbol="disc" size={26} /> };
}

/** The whole position in sentences. */
export function describe(observation: PokObservation, words: Words): string {
  const { view, seat, waiting, chosen, people, over } = observation;
  const round = roundOf(observation);
  const parts = [round > 0 ? words.say("board-of-round", { round }) : words.say("view-before")];
  // While the last round is looked at, the next throw is not on the table yet.
  const thrown = round === view.round && view.throw;
  if (thrown) parts.push(words.say("board-say-dice", { throw: words.tell(thrown) }));
  if (seat !== null && view.hand) parts.push(holds(seat, view.hand, words));
  if (seat !== null && chosen !== null) parts.push(words.say("board-holds", { seat: { seat }, symbol: chosen }));
  if (thrown && waiting.length > 0) {
    const shut = people.map((person) => person.seat).filter((other) => !waiting.includes(other));
    if (shut.length) parts.push(words.say("board-say-closed", { seats: { seats: shut } }));
    parts.push(words.say("board-waiting", { seats: { seats: waiting } }));
  }
  for (const [other, hand] of (view.counters ?? []).entries()) {
    if (other !== seat) parts.push(holds(other, hand, words));
  }
  if (view.idle > 0) parts.push(`${words.say("view-idle", { idle: view.idle })}.`);
  const events = lastEvents(observation.events);
  if (events.length) parts.push(words.say("board-say-last"), ...events.map((what) => words.tell(what)));
  if (over && !events.length) parts.push(result(observation, words).title);
  return parts.join(" ");
}

function holds(seat: number, hand: readonly number[], words: Words): string {
  const faces = SYMBOLS.map((symbol, nth): PokFace => ({ is: "Face", count: hand[nth] ?? 0, symbol }));
  const held = faces.filter((face) => face.count > 0).map((face) => words.tell(face));
  const counters = held.length ? words.all(held) : words.say("view-nothing");
  return words.say("board-say-hand", { seat: { seat }, counters });
}

const ICONS = {
  Rolled: "dice",
  Revealed: "fist",
  GoalMet: "check",
  GoalMissed: "cross",
  HandedOver: "download",
  TookBack: "undo",
  Won: "trophy",
  Drawn: "flag",
} as const satisfies Record<PokWhat["is"], Line["icon"]>;

/** A line of the story. */
export function line(what: PokWhat, words: Words): Line {
  const icon = ICONS[what.is];
  const draw = pictures(words);
  if (what.is === "Rolled") {
    const chapter = words.say("view-round", { round: what.round });
    return { icon, chapter, text: words.rich("board-thrown", { throw: <>{words.draw(what.throw, draw)}</> }) };
  }
  const text = words.draw(what, draw);
  if (what.is === "GoalMet" || what.is === "GoalMissed") return { icon, text, clause: "POK-5" };
  return "clause" in what ? { icon, text, clause: what.clause } : { icon, text };
}

/** Symbols and goals as pictures inside a sentence. */
function pictures(words: Words): Draw {
  return (kind, value) => {
    if (kind === "symbol") return <Sign symbol={value as PokSymbol} name={words.tell(value, "symbol")} />;
    if (kind === "shown") return shown(value as PokShown, words);
    const face = value as PokFace;
    if (kind !== "face" || face.symbol === null) return undefined;
    return <Goal face={face} name={words.tell(face.symbol, "symbol")} />;
  };
}

/** A name and its sign, kept on one line where the name is short; "you" is short anyway. */
function shown(hand: PokShown, words: Words): VNode | undefined {
  if (hand.seat === words.you || words.seat(hand.seat).length > 18) return undefined;
  const sign: Draw = (kind, value) =>
    kind === "symbol" ? <Sign symbol={value as PokSymbol} name={words.tell(value, "symbol")} /> : undefined;
  return <span class="pok-goal">{words.draw(hand, sign)}</span>;
}

/** Who won, or who shares it. */
export function result(observation: PokObservation, words: Words): { title: string; why: string; clause?: string } {
  const { view, events } = observation;
  const payoffs = view.payoffs ?? [];
  const best = Math.max(...payoffs);
  const seats = payoffs.flatMap((payoff, seat) => (payoff === best ? [seat] : []));
  const args = { seats: { seats }, all: String(seats.length === payoffs.length) };
  const end = ending(events);
  const title = words.say(end?.is === "Drawn" || seats.length > 1 ? "view-drawn" : "view-won", args);
  return end ? { title, why: words.tell(end), clause: end.clause } : { title, why: "" };
}

/** "3 of 5", where the match lets it be known. */
export function score(observation: PokObservation, seat: number, words: Words): VNode | null {
  const count = handed(observation, seat);
  if (count === null) return null;
  return (
    <>
      {words.say("board-score", { count, goal: observation.options.goal ?? 0 })}{" "}
      <Hidden>{words.say("board-score-say")}</Hidden>
    </>
  );
}

/** How many counters a seat has handed over: from open counters, from its own hand, or from a story told in full. */
function handed({ view, options, events, over }: PokObservation, seat: number): number | null {
  const hand = view.counters?.[seat] ?? (view.seat === seat ? view.hand : null);
  if (hand) return sum(gone(hand, options));
  const whole = over && events.some(([, what]) => what.is === "Rolled" && what.round === 1);
  if (!whole) return null;
  return events.filter(([, what]) => what.is === "HandedOver" && what.seats.includes(seat)).length;
}

/** "One goal is met. Theo and Oma Lis hand over ●. Why? Rule 6" */
export function Headline({ last, judged, words }: HeadlineProps): VNode {
  return (
    <>
      <strong>{outcome(last, judged, words)}</strong> {handing(last, words)} <Why clause={last.clause} />
    </>
  );
}

interface HeadlineProps {
  readonly last: PokRound;
  readonly judged: readonly Verdict[];
  readonly words: Words;
}

function outcome(last: PokRound, judged: readonly Verdict[], words: Words): string {
  const goals = judged.filter((verdict) => verdict === "met").length;
  if (goals > 0) return words.say("board-head-met", { goals });
  return words.say(last.clause === "POK-8" ? "board-head-off" : "board-head-missed");
}

function handing(last: PokRound, words: Words): ComponentChildren {
  if (last.handed.length === 0) return words.say("board-head-nobody");
  const kinds = SYMBOLS.filter((symbol) => last.handed.some((seat) => shownBy(last, seat) === symbol));
  const args = { count: last.handed.length, seats: { seats: last.handed } };
  return words.rich("board-head-hands", { ...args, signs: <Signs symbols={kinds} words={words} /> });
}

function Signs({ symbols, words }: { readonly symbols: readonly PokSymbol[]; readonly words: Words }): VNode {
  return (
    <span class="pok-signs">
      {symbols.map((symbol) => (
        <Sign key={symbol} symbol={symbol} name={words.tell(symbol, "symbol")} />
      ))}
    </span>
  );
}

/** What became of one seat's counter, in one sentence. */
export function fate(last: PokRound, seat: number, words: Words): string {
  const symbol = shownBy(last, seat) ?? "disc";
  const id = last.handed.includes(seat) ? "board-own-hands" : "board-own-back";
  return words.say(id, { seat: { seat }, symbol });
}

/** Why this is the result: what the dice wanted, next to what was shown. */
export function reason(last: PokRound, seat: number, words: Words): string {
  const symbol = shownBy(last, seat);
  if (symbol === undefined) return "";
  const counts = asked(last.throw, symbol);
  const count = showing(last, symbol).length;
  const handed = last.handed.includes(seat);
  if (counts.length > 0) {
    return words.say(handed ? "board-why-met" : "board-why-missed", { count, counts: either(counts, words) });
  }
  if (handed) return words.say("board-why-off");
  return words.say(last.clause === "POK-8" ? "board-why-all" : "board-why-stays");
}

/** The match in words: the bar, the story, the position for screen readers, and the end. */
import type { Aim, Line } from "../../web/board";
import type { IconName } from "../../web/kit";
import type { Words } from "../../web/words";
import { Cup } from "./art";
import { drawn } from "./board_show";
import { type PokNRollObservation, type What, handOf, isOver, rowName, standing } from "./board_model";
import { turnOf } from "./board_tray";

const ICONS: Readonly<Record<What["is"], IconName>> = {
  HandBegan: "flag",
  CupRolled: "eye-off",
  CupClosed: "lock",
  WhiteThrown: "dice",
  Continued: "arrow-right",
  Abandoned: "undo",
  CupLifted: "eye",
  JoergLifted: "eye",
  ThirdRoundWon: "crown",
  Tied: "swap",
  JoergWon: "crown",
  Crossed: "cross",
  NobodyLeft: "door",
  EndAnnounced: "bell",
  Ended: "trophy",
};

/** Where the match stands. */
export function stage(observation: PokNRollObservation, words: Words): string {
  const { view } = observation;
  if (isOver(observation)) return words.say("board-finished", { hands: view.last?.hand ?? view.hand });
  if (view.starter === null) return words.say("view-before");
  // Which round of the hand it is stands on the board.
  return words.say("board-hand", { hand: handOf(observation) });
}

/** What everybody plays for, and the points of this seat so far. */
export function aim({ view, seat }: PokNRollObservation, words: Words): Aim {
  const own = seat !== null && words.say("board-aim-own", { seat: { seat }, points: view.points[seat] ?? 0 });
  return { text: own || words.say("board-aim"), picture: <Cup /> };
}

/** How an event stands in the story; that a cup was rolled is not worth a line. */
export function line(what: What, words: Words): Line {
  const icon = ICONS[what.is];
  if (what.is === "CupClosed") return { icon, silent: true };
  const plain = { icon, text: drawn(what, words), ...("clause" in what ? { clause: what.clause } : {}) };
  if (what.is === "HandBegan") return { ...plain, chapter: words.say("board-hand", { hand: what.hand }) };
  // The first round is told with the beginning of its hand.
  if (what.is === "WhiteThrown" && what.round > 1)
    return { ...plain, part: words.say("board-round", { round: what.round }) };
  return plain;
}

function faces(numbers: readonly number[], words: Words): string {
  return numbers.length ? words.all(numbers.map(String)) : words.say("view-nothing");
}

function said(what: string, text: string, words: Words): string {
  return `${words.say("board-said", { what: words.say(what), text })}.`;
}

function dice({ view }: PokNRollObservation, words: Words): readonly string[] {
  const lines = [said("view-white", faces(view.white, words), words)];
  if (view.cup) {
    const best = view.formed[0];
    const made = best ? `, ${rowName(words, best.row)}` : "";
    lines.push(said("view-cup", `${faces(view.cup, words)}${made}`, words));
  }
  if (view.joerg_plays) {
    const shown = view.joerg ? faces(view.joerg, words) : words.say("view-closed");
    const made = view.joerg_best ? `, ${rowName(words, view.joerg_best)}` : "";
    lines.push(said("view-joerg", `${shown}${made}`, words));
  }
  return lines;
}

function seats({ view, people }: PokNRollObservation, words: Words): readonly string[] {
  return people.map(({ seat }) => {
    const shown = view.shown[seat];
    const parts = [
      standing(view, seat, words),
      shown ? shown.join(" ") : "",
      words.say("board-points", { points: view.points[seat] ?? 0 }),
    ];
    return `${words.say("board-said", { what: words.seat(seat), text: parts.filter(Boolean).join(", ") })}.`;
  });
}

/** The whole position in sentences. */
export function describe(observation: PokNRollObservation, words: Words): string {
  const { view } = observation;
  if (isOver(observation))
    return [words.say("view-over"), `${result(observation, words).title}.`, ...seats(observation, words)].join(" ");
  if (view.starter === null) return words.say("view-before");
  const head = words.say("view-hand", { hand: view.hand, round: view.round, starter: { seat: view.starter } });
  const final = view.final
    ? [words.say("view-final")]
    : view.hand === view.hands
      ? [words.say("view-final-agreed")]
      : [];
  const turn = turnOf(observation, words, false);
  return [
    `${head}.`,
    ...final,
    ...dice(observation, words),
    ...seats(observation, words),
    String(turn.title),
    String(turn.hint ?? ""),
  ]
    .join(" ")
    .trim();
}

/** The last event of that kind. */
function found<Kind extends What["is"]>(
  observation: PokNRollObservation,
  kind: Kind,
): Extract<What, { is: Kind }> | undefined {
  const what = observation.events.findLast(([, one]) => one.is === kind)?.[1];
  return what as Extract<What, { is: Kind }> | undefined;
}

/** Why the match is over: equal points, a full row, or the hands agreed on. */
function why(
  observation: PokNRollObservation,
  winners: readonly number[],
  words: Words,
): { why: string; clause?: string } {
  const { view } = observation;
  const most = view.points[winners[0] ?? 0];
  if (view.points.filter((points) => points === most).length > winners.length) {
    return { why: words.say("board-why-thirds"), clause: "ROLL-16" };
  }
  const full = found(observation, "EndAnnounced");
  if (full) {
    const rows = words.all(full.rows.map((row) => rowName(words, row)));
    return { why: words.say("board-why-row", { seat: { seat: full.seat }, rows }), clause: full.clause };
  }
  return { why: words.say("board-why-hands", { hands: view.hand }) };
}

/** The end in one sentence, and what brought it. */
export function result(
  observation: PokNRollObservation,
  words: Words,
): { title: string; why: string; clause?: string } {
  const { view } = observation;
  const payoffs = view.payoffs ?? [];
  const best = Math.max(...payoffs);
  const winners = payoffs.flatMap((payoff, seat) => (payoff === best ? [seat] : []));
  const seats = { seats: winners };
  const title = words.say("board-result", { seats, count: winners.length, points: view.points[winners[0] ?? 0] ?? 0 });
  return { title, ...why(observation, winners, words) };
}

/** What stands beside a name in the ranking. */
export function score({ view }: PokNRollObservation, seat: number, words: Words): string {
  return words.say("board-points", { points: view.points[seat] ?? 0 });
}

/** The match in words: the bar, the story, the end, and the position for screen readers. */
import type { ComponentChildren } from "preact";
import type { Aim, Line } from "../../web/board";
import type { IconName } from "../../web/kit";
import type { Words } from "../../web/words";
import { CardFace, Piece, inkOf } from "./art_pieces";
import {
  type CockroachRoyalObservation,
  type View,
  type What,
  called,
  capital,
  isGood,
  piles,
  printed,
  stacks,
} from "./board_model";
import { pilesInWords } from "./board_seats";
import { pileInWords, steps } from "./board_arena";

/** "Round 20"; while a verdict is on the table, its round. */
export function stage({ events, view }: CockroachRoyalObservation, words: Words): string {
  const began = events.map(([, what]) => what).findLast((what) => what.is === "RoundBegan");
  return words.say("board-round", { round: began?.round ?? view.round });
}

/** What everybody tries not to do. */
export function aim({ view }: CockroachRoyalObservation, words: Words): Aim {
  return { text: words.say("board-aim", { limit: view.limit }), picture: <CardFace card="cockroach" /> };
}

/** The whole position in sentences. */
export function describe(observation: CockroachRoyalObservation, words: Words): string {
  const { view, seat, over } = observation;
  const parts = [
    stage(observation, words) + ".",
    words.say("board-line", { name: words.say("board-pile-title"), text: `${pileInWords(view, words)}.` }),
    ...view.laid.map((_, at) => describeSeat(view, at, words)),
    ...steps(view, words).map((step) => `${words.seat(step.seat)} ${step.text}.`),
  ];
  if (view.card !== null) parts.push(words.say("view-card", { card: called(view.card, words) }) + ".");
  for (const special of view.specials) {
    const known = {
      card: printed(special.card, words),
      name: { seat: special.seat },
      certain: String(special.certain),
    };
    parts.push(words.say("view-special", known) + ".");
  }
  if (seat !== null && view.hand !== null) parts.push(describeHand(view, words));
  parts.push(over || view.lost !== null ? words.tell(view.lost) : waiting(view, words));
  return parts.join(" ");
}

function describeSeat(view: View, seat: number, words: Words): string {
  const size = words.say("board-hand-size", { count: view.hand_sizes[seat] ?? 0 });
  return words.say("board-line", { name: { seat }, text: `${size}. ${pilesInWords(view, seat, words)}` });
}

function describeHand(view: View, words: Words): string {
  const cards = stacks(view, view.hand ?? []).map(({ card, count }) =>
    words.say("board-stack", { card: called(card, words), count }),
  );
  return `${words.say("view-hand")} ${cards.length > 0 ? words.all(cards) : words.say("view-no-cards")}.`;
}

function waiting(view: View, words: Words): string {
  const claim = view.trail?.claims.at(-1);
  return words.say(`view-phase-${view.phase}`, {
    name: { seat: view.actor },
    claim: claim === undefined ? "" : capital(words.tell(claim, "claim")),
  });
}

const ICONS: Partial<Record<What["is"], IconName>> = {
  StarterDrawn: "flag",
  TurnedUp: "card",
  Picked: "card",
  Claimed: "arrow-right",
  Looked: "eye",
  LookedFaceDown: "eye",
  Laid: "arrow-down",
  TookToHand: "card",
  PaymentNamed: "card",
  PaidNothing: "card",
  Lost: "flag",
};

/** What the next line says as well, or what only counts cards. */
const SILENT: ReadonlySet<What["is"]> = new Set([
  "Dealt",
  "DealtFaceDown",
  "PickedFaceDown",
  "Offered",
  "PaymentPickedFaceDown",
  "PaymentPicked",
] as const);

/** How an event is drawn in the story. */
export function line(what: What, words: Words): Line {
  if (SILENT.has(what.is)) return { icon: "card", silent: true };
  if (what.is === "RoundBegan") {
    const chapter = words.say("board-chapter", { round: what.round, name: { seat: what.seat } });
    return { icon: "flag", chapter, silent: true };
  }
  // A taken card is part of the judgement's line; only what follows from it is told apart.
  if (what.is === "Laid" && what.clause === "ROYAL-8") return { icon: "card", silent: true };
  const icon =
    what.is === "Judged"
      ? isGood(what, words.you)
        ? "check"
        : "cross"
      : crowned(what)
        ? "crown"
        : (ICONS[what.is] ?? "info");
  const text = pictured(what, words);
  return "clause" in what ? { icon, text, clause: what.clause } : { icon, text };
}

function crowned(what: What): boolean {
  return what.is === "Laid" && what.clause === "ROYAL-10";
}

/** The words of an event, a small picture before each card. */
function pictured(what: What, words: Words): ComponentChildren {
  return words.draw(what, (kind, value) =>
    kind === "card" && typeof value === "string" ? (
      <span class="roy-inline">
        <Piece name={inkOf(value)} size={18} />
        {words.tell(value, kind)}
      </span>
    ) : undefined,
  );
}

/** Who lost, and why. */
export function result(
  { view }: CockroachRoyalObservation,
  words: Words,
): { title: string; why: string; clause?: string; about?: number } {
  const { lost } = view;
  if (lost === null) return { title: words.say("board-round", { round: view.round }), why: "" };
  const name = { seat: lost.seat };
  const winners = { seats: view.laid.map((_, seat) => seat).filter((seat) => seat !== lost.seat) };
  const title = words.say("board-result", { name, winners });
  const pile = piles(view, lost.seat).find((one) => one.lost);
  const why =
    lost.clause === "ROYAL-15" && pile
      ? words.say("board-why-alike", { name, count: pile.count, species: capital(words.tell(pile.species, "claim")) })
      : words.tell(lost);
  return { title, why, clause: lost.clause, about: lost.seat };
}

/** Who lost and with which cards, beside a name in the ranking; the others won. */
export function score({ view }: CockroachRoyalObservation, seat: number, words: Words): string {
  const pile = piles(view, seat).find((one) => one.lost);
  const how = pile ? `${pile.count} × ${words.tell(pile.species, "claim")}` : "none";
  return words.say("view-score", { lost: String(seat === view.lost?.seat), how });
}

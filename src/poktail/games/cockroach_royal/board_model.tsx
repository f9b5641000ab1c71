/** What the parts of the board ask of a view: looked up and arranged, never judged. */
import { useEffect, useState } from "preact/hooks";
import type { BoardProps, Person, Observation } from "../../web/board";
import type { Words } from "../../web/words";
import { inkOf, isRoyal } from "./art_pieces";
import type {
  CockroachRoyalCard as Card,
  CockroachRoyalClaim as Claim,
  CockroachRoyalClaimed as Claimed,
  CockroachRoyalJudged as Judged,
  CockroachRoyalMove as Move,
  CockroachRoyalOptions as Options,
  CockroachRoyalView as View,
  CockroachRoyalWhat as What,
} from "./wire";

export type { Card, Claim, Claimed, Judged, Move, Options, View, What };
export type Props = BoardProps<View, Move, What, Options>;
export type CockroachRoyalObservation = Observation<View, Move, What, Options>;

/** A name with a capital, as it is printed on a card or said aloud. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The word on a card: the species, whether crowned or not, or Joker, Blank. */
export function printed(card: Card, words: Words): string {
  const ink = inkOf(card);
  return capital(ink === "joker" || ink === "blank" ? words.say(`name-${ink}`) : words.tell(ink, "claim"));
}

/** A card by its name alone, a Royal told apart. */
export function called(card: Card, words: Words): string {
  return isRoyal(card) ? words.say("board-crowned", { species: printed(card, words) }) : printed(card, words);
}

/** How many cards of a species lie there. */
export function count(laid: readonly Card[] | undefined, species: string): number {
  return (laid ?? []).filter((card) => inkOf(card) === species).length;
}

/** What lies of one species in front of one seat. */
export interface Pile {
  readonly species: Claim;
  readonly count: number;
  readonly crowned: boolean;
  /** One more loses. */
  readonly danger: boolean;
  /** It is these that lost. */
  readonly lost: boolean;
}

/** The piles in front of a seat, one for each species in play. */
export function piles(view: View, seat: number): Pile[] {
  const laid = view.laid[seat] ?? [];
  return view.species
    .filter((species) => species !== "royal")
    .map((species) => {
      const mine = laid.filter((card) => inkOf(card) === species);
      const danger = view.danger[seat]?.includes(species) === true;
      const lost = view.full[seat]?.includes(species) === true;
      return { species, count: mine.length, crowned: mine.some(isRoyal), danger, lost };
    });
}

/** A hand as stacks: a species, then its Royal, then Joker and Blank. */
export function stacks(view: View, hand: readonly Card[]): { readonly card: Card; readonly count: number }[] {
  const kinds = [...new Set(hand)];
  const place = (card: Card) => {
    const at = view.species.indexOf(inkOf(card) as Claim);
    return (at < 0 ? 100 : at) * 2 + (isRoyal(card) ? 1 : 0);
  };
  kinds.sort((a, b) => place(a) - place(b));
  return kinds.map((card) => ({ card, count: hand.filter((other) => other === card).length }));
}

/** Everything that may be said. */
export function claims(view: View): readonly Claim[] {
  return view.species.includes("royal") ? view.species : [...view.species, "royal"];
}

/** Who has the card or may still get it, besides those who have looked. */
export function notYet(view: View): number[] {
  const had = view.trail?.givers ?? [];
  return view.laid.map((_, seat) => seat).filter((seat) => !had.includes(seat) && seat !== view.trail?.to);
}

/** Who sits there. */
export function person(people: readonly Person[], seat: number): Person | undefined {
  return people.find((one) => one.seat === seat);
}

/** Everything that was claimed of a card, by each of its givers, until it was judged in the event at this place. */
export function claimedUntil(events: CockroachRoyalObservation["events"], at: number): readonly Claimed[] {
  const began = events.findLastIndex(([, what], place) => place < at && what.is === "RoundBegan");
  return events.slice(began + 1, at).flatMap(([, what]) => (what.is === "Claimed" ? [what] : []));
}

/** What was told since the last judgement, with it and the claims that led to it. */
export function sinceJudged(events: CockroachRoyalObservation["events"]): {
  readonly judged: Judged | null;
  readonly claims: readonly Claimed[];
  readonly after: readonly What[];
} {
  const at = events.findLastIndex(([, what]) => what.is === "Judged");
  const judged = events[at]?.[1];
  if (judged?.is !== "Judged") return { judged: null, claims: [], after: [] };
  const rest = events.slice(at + 1).map(([, what]) => what);
  const end = rest.findIndex((what) => what.is === "RoundBegan");
  return { judged, claims: claimedUntil(events, at), after: end < 0 ? rest : rest.slice(0, end) };
}

/** The version in which the round of the last judgement ended; null when it goes on. */
export function judgedUntil(events: CockroachRoyalObservation["events"]): number | null {
  const at = events.findLastIndex(([, what]) => what.is === "Judged");
  const next = events.find(([, what], place) => place > at && what.is === "RoundBegan");
  return at >= 0 && next ? next[0] - 1 : null;
}

/** The view in which an event of this version was new; the present one where the page has not seen that. */
export function viewOf({ passed, view }: Pick<CockroachRoyalObservation, "passed" | "view">, version: number): View {
  return passed?.find(([at]) => at >= version)?.[1] ?? view;
}

/** Whether a verdict is good news for the reader; for readers who are not involved, whether the judge was right. */
export function isGood({ giver, seat, taker, right }: Judged, you: number | undefined): boolean {
  return giver === you || seat === you ? taker !== you : right;
}

/** The round of the last judgement: it is still going on as long as somebody has a bill to settle. */
export function judgedRound(view: View): number {
  return view.trail === null && view.bill !== null ? view.round : view.round - 1;
}

/** How wide the window is, kept up to date. */
export function useWidth(): number {
  const [width, setWidth] = useState(tableWidth);
  useEffect(() => {
    const measure = () => setWidth(tableWidth());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return width;
}

/** On a phone on its side the tray is next to the table. */
function tableWidth(): number {
  return window.innerHeight < 500 ? window.innerWidth / 2 : window.innerWidth;
}

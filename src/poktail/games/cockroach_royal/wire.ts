// Generated from the schema document of the table server by `make types`.
// Do not edit it: change the models and run that again.

/** Moves without data: judge, pass on, pay no second card. */
export type CockroachRoyalAnswer = "judge-true" | "judge-false" | "pass" | "enough";

/** What the taker still has to do, all public: pay for a special card, lay what was named, draw for a Royal. */
export interface CockroachRoyalBill {
  readonly is: "Bill";
  readonly claim: CockroachRoyalClaim;
  readonly due: boolean;
  readonly named: readonly CockroachRoyalCard[];
  readonly drawing: boolean;
}

/** Claim what the card is. */
export interface CockroachRoyalCall {
  readonly is: "Call";
  readonly claim: CockroachRoyalClaim;
}

/** A card; the order is that of the counts in a hand. */
export type CockroachRoyalCard =
  | "bat"
  | "fly"
  | "cockroach"
  | "toad"
  | "rat"
  | "scorpion"
  | "stink-bug"
  | "royal-bat"
  | "royal-fly"
  | "royal-cockroach"
  | "royal-toad"
  | "royal-rat"
  | "royal-scorpion"
  | "royal-stink-bug"
  | "joker"
  | "blank";

/** What may be claimed about a card: one of the seven species, or that it is a Royal. */
export type CockroachRoyalClaim = "bat" | "fly" | "cockroach" | "toad" | "rat" | "scorpion" | "stink-bug" | "royal";

/** The claim is false of the card. */
export interface CockroachRoyalClaimIsFalse {
  readonly is: "ClaimIsFalse";
  readonly clause: string;
}

/** The claim is true of the card. */
export interface CockroachRoyalClaimIsTrue {
  readonly is: "ClaimIsTrue";
  readonly clause: string;
}

/** The giver claimed what the card is. */
export interface CockroachRoyalClaimed {
  readonly is: "Claimed";
  readonly seat: number;
  readonly to: number;
  readonly claim: CockroachRoyalClaim;
}

/** The receiver has cards of this species already. */
export interface CockroachRoyalCollects {
  readonly is: "Collects";
  readonly seat: number;
  readonly claim: CockroachRoyalClaim;
  readonly count: number;
  readonly clause: string;
}

/** A seat got this card. */
export interface CockroachRoyalDealt {
  readonly is: "Dealt";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** A seat got a card that only it sees. */
export interface CockroachRoyalDealtFaceDown {
  readonly is: "DealtFaceDown";
  readonly seat: number;
}

/** A card goes only to a seat that has not had it in this round. */
export interface CockroachRoyalHadTheCard {
  readonly is: "HadTheCard";
  readonly seat: number;
  readonly clause: string;
}

/** How many cards that fit the claim this seat can see. */
export interface CockroachRoyalInSight {
  readonly is: "InSight";
  readonly claim: CockroachRoyalClaim;
  readonly seen: number;
  readonly clause: string;
}

/** The receiver judged the claim true or false, the card was shown, and one of the two takes it. */
export interface CockroachRoyalJudged {
  readonly is: "Judged";
  readonly seat: number;
  readonly giver: number;
  readonly claim: CockroachRoyalClaim;
  readonly verdict: boolean;
  readonly card: CockroachRoyalCard;
  readonly right: boolean;
  readonly taker: number;
  readonly clause: string;
}

/** A seat laid a card face up: taken, drawn from the pile or paid. */
export interface CockroachRoyalLaid {
  readonly is: "Laid";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
  readonly clause: string;
}

/** Whoever passes a card on sees it and need not judge it. */
export interface CockroachRoyalLookFirst {
  readonly is: "LookFirst";
  readonly clause: string;
}

/** The receiver passes on and has seen this card. */
export interface CockroachRoyalLooked {
  readonly is: "Looked";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** The receiver passes on and has looked at the card; the others have not. */
export interface CockroachRoyalLookedFaceDown {
  readonly is: "LookedFaceDown";
  readonly seat: number;
}

/** One seat lost, all others won: too many of a species, no card to start, or ROYAL-13. */
export interface CockroachRoyalLost {
  readonly is: "Lost";
  readonly seat: number;
  readonly clause: string;
}

export type CockroachRoyalMove =
  | CockroachRoyalPick
  | CockroachRoyalOffer
  | CockroachRoyalCall
  | CockroachRoyalPay
  | CockroachRoyalAnswer;

/** Everybody else has had the card, so it cannot be passed on. */
export interface CockroachRoyalMustJudge {
  readonly is: "MustJudge";
  readonly clause: string;
}

/** The Joker and the Blank are never paid with. */
export interface CockroachRoyalNeverPays {
  readonly is: "NeverPays";
  readonly card: CockroachRoyalCard;
  readonly clause: string;
}

/** Give the card to this seat. */
export interface CockroachRoyalOffer {
  readonly is: "Offer";
  readonly to: number;
}

/** A seat gave the card to another. */
export interface CockroachRoyalOffered {
  readonly is: "Offered";
  readonly seat: number;
  readonly to: number;
}

/** One card is enough only if it fits the claim. */
export interface CockroachRoyalOneIsNotEnough {
  readonly is: "OneIsNotEnough";
  readonly claim: CockroachRoyalClaim;
  readonly clause: string;
}

/** One more card of the claimed species loses; the judge takes it by calling a true claim false. */
export interface CockroachRoyalOneMoreLoses {
  readonly is: "OneMoreLoses";
  readonly claim: CockroachRoyalClaim;
  readonly clause: string;
}

/** A card that fits the claim pays alone. */
export interface CockroachRoyalOnePays {
  readonly is: "OnePays";
  readonly claim: CockroachRoyalClaim;
  readonly clause: string;
}

export interface CockroachRoyalOptions {
  readonly seats?: number;
  readonly specials_pay?: boolean;
  readonly lose_at?: number;
  readonly pile?: number;
  readonly species?: number;
  readonly copies?: number;
  readonly royals?: number;
  readonly joker?: boolean;
  readonly blank?: boolean;
}

/** The payer has no plain and no Royal card. */
export interface CockroachRoyalPaidNothing {
  readonly is: "PaidNothing";
  readonly seat: number;
  readonly clause: string;
}

/** Name this card for the payment, the first or the second. */
export interface CockroachRoyalPay {
  readonly is: "Pay";
  readonly card: CockroachRoyalCard;
}

/** The payer named the whole payment in the order of laying; under ROYAL-13 that is all it has. */
export interface CockroachRoyalPaymentNamed {
  readonly is: "PaymentNamed";
  readonly seat: number;
  readonly cards: readonly CockroachRoyalCard[];
  readonly claim: CockroachRoyalClaim;
  readonly clause: string;
}

/** The payer picked this first card, which stays secret until the whole payment is named. */
export interface CockroachRoyalPaymentPicked {
  readonly is: "PaymentPicked";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** The payer picked the first card of the payment. */
export interface CockroachRoyalPaymentPickedFaceDown {
  readonly is: "PaymentPickedFaceDown";
  readonly seat: number;
}

/** With the cards paid, the payer has at most `count` of one species. */
export interface CockroachRoyalPaysSafely {
  readonly is: "PaysSafely";
  readonly count: number;
  readonly limit: number;
  readonly clause: string;
}

/** What the match waits for. */
export type CockroachRoyalPhase =
  | "start"
  | "turn-up"
  | "deal"
  | "pick"
  | "offer"
  | "claim"
  | "judge"
  | "pay"
  | "pay-more"
  | "over";

/** Pick this hand card to give away. */
export interface CockroachRoyalPick {
  readonly is: "Pick";
  readonly card: CockroachRoyalCard;
}

/** The starter picked this card; only that seat knows it. */
export interface CockroachRoyalPicked {
  readonly is: "Picked";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** The starter picked a hidden card. */
export interface CockroachRoyalPickedFaceDown {
  readonly is: "PickedFaceDown";
  readonly seat: number;
}

export type CockroachRoyalReason =
  | CockroachRoyalNeverPays
  | CockroachRoyalHadTheCard
  | CockroachRoyalMustJudge
  | CockroachRoyalOneIsNotEnough
  | CockroachRoyalLookFirst
  | CockroachRoyalInSight
  | CockroachRoyalCollects
  | CockroachRoyalClaimIsTrue
  | CockroachRoyalClaimIsFalse
  | CockroachRoyalOneMoreLoses
  | CockroachRoyalTakesAnother
  | CockroachRoyalTakesFitting
  | CockroachRoyalOnePays
  | CockroachRoyalPaysSafely;

/** A judged round, as everybody saw it. */
export interface CockroachRoyalRound {
  readonly is: "Round";
  readonly givers: readonly number[];
  readonly claims: readonly CockroachRoyalClaim[];
  readonly judge: number;
  readonly verdict: boolean;
  readonly card: CockroachRoyalCard;
  readonly taker: number;
}

/** A seat starts a round. */
export interface CockroachRoyalRoundBegan {
  readonly is: "RoundBegan";
  readonly round: number;
  readonly seat: number;
}

/** A special card that all saw going to that hand; not `certain` if that seat may have started the round with it. */
export interface CockroachRoyalSpecial {
  readonly is: "Special";
  readonly card: CockroachRoyalCard;
  readonly seat: number;
  readonly certain: boolean;
}

/** Chance drew the seat that starts the match. */
export interface CockroachRoyalStarterDrawn {
  readonly is: "StarterDrawn";
  readonly seat: number;
  readonly clause: string;
}

/** Whoever calls a false claim true takes a card that does not fit the claim. */
export interface CockroachRoyalTakesAnother {
  readonly is: "TakesAnother";
  readonly claim: CockroachRoyalClaim;
  readonly clause: string;
}

/** Whoever calls a true claim false takes a card that fits it, on top of `count`. */
export interface CockroachRoyalTakesFitting {
  readonly is: "TakesFitting";
  readonly claim: CockroachRoyalClaim;
  readonly count: number;
  readonly clause: string;
}

/** A Joker or Blank went to a hand in public: taken or drawn from the pile. */
export interface CockroachRoyalTookToHand {
  readonly is: "TookToHand";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
  readonly clause: string;
}

/** The path of the card: who has looked at it and what each claimed, and who has it now without having looked. */
export interface CockroachRoyalTrail {
  readonly is: "Trail";
  readonly givers: readonly number[];
  readonly to: number | null;
  readonly claims: readonly CockroachRoyalClaim[];
}

/** The top card of the penalty pile was turned up; `pile` includes it. */
export interface CockroachRoyalTurnedUp {
  readonly is: "TurnedUp";
  readonly card: CockroachRoyalCard;
  readonly pile: number;
}

/** The table from one seat: its hand, its secret pick, and the card under way if the seat has looked at it. */
export interface CockroachRoyalView {
  readonly is: "View";
  readonly seat: number | null;
  readonly phase: CockroachRoyalPhase;
  readonly round: number;
  readonly actor: number | null;
  readonly hand: readonly CockroachRoyalCard[] | null;
  readonly hand_sizes: readonly number[];
  readonly laid: readonly (readonly CockroachRoyalCard[])[];
  readonly pile: number;
  readonly top: CockroachRoyalCard | null;
  readonly card: CockroachRoyalCard | null;
  readonly trail: CockroachRoyalTrail | null;
  readonly picked: CockroachRoyalCard | null;
  readonly bill: CockroachRoyalBill | null;
  readonly specials: readonly CockroachRoyalSpecial[];
  readonly stalled: boolean;
  readonly last: CockroachRoyalRound | null;
  readonly lost: CockroachRoyalLost | null;
  readonly limit: number;
  readonly species: readonly CockroachRoyalClaim[];
  readonly danger: readonly (readonly CockroachRoyalClaim[])[];
  readonly full: readonly (readonly CockroachRoyalClaim[])[];
}

export type CockroachRoyalWhat =
  | CockroachRoyalStarterDrawn
  | CockroachRoyalTurnedUp
  | CockroachRoyalDealt
  | CockroachRoyalDealtFaceDown
  | CockroachRoyalRoundBegan
  | CockroachRoyalPicked
  | CockroachRoyalPickedFaceDown
  | CockroachRoyalOffered
  | CockroachRoyalClaimed
  | CockroachRoyalLooked
  | CockroachRoyalLookedFaceDown
  | CockroachRoyalJudged
  | CockroachRoyalLaid
  | CockroachRoyalTookToHand
  | CockroachRoyalPaymentPicked
  | CockroachRoyalPaymentPickedFaceDown
  | CockroachRoyalPaymentNamed
  | CockroachRoyalPaidNothing
  | CockroachRoyalLost;

/** What a field holds where the value alone does not say it: a seat, or one of the game's words. */
export const shapes = {
  Bill: { claim: "claim", named: "card" },
  Call: { claim: "claim" },
  Claimed: { seat: "seat", to: "seat", claim: "claim" },
  Collects: { seat: "seat", claim: "claim" },
  Dealt: { seat: "seat", card: "card" },
  DealtFaceDown: { seat: "seat" },
  HadTheCard: { seat: "seat" },
  InSight: { claim: "claim" },
  Judged: { seat: "seat", giver: "seat", claim: "claim", card: "card", taker: "seat" },
  Laid: { seat: "seat", card: "card" },
  Looked: { seat: "seat", card: "card" },
  LookedFaceDown: { seat: "seat" },
  Lost: { seat: "seat" },
  NeverPays: { card: "card" },
  Offer: { to: "seat" },
  Offered: { seat: "seat", to: "seat" },
  OneIsNotEnough: { claim: "claim" },
  OneMoreLoses: { claim: "claim" },
  OnePays: { claim: "claim" },
  PaidNothing: { seat: "seat" },
  Pay: { card: "card" },
  PaymentNamed: { seat: "seat", cards: "card", claim: "claim" },
  PaymentPicked: { seat: "seat", card: "card" },
  PaymentPickedFaceDown: { seat: "seat" },
  Pick: { card: "card" },
  Picked: { seat: "seat", card: "card" },
  PickedFaceDown: { seat: "seat" },
  Round: { givers: "seat", claims: "claim", judge: "seat", card: "card", taker: "seat" },
  RoundBegan: { seat: "seat" },
  Special: { card: "card", seat: "seat" },
  StarterDrawn: { seat: "seat" },
  TakesAnother: { claim: "claim" },
  TakesFitting: { claim: "claim" },
  TookToHand: { seat: "seat", card: "card" },
  Trail: { givers: "seat", to: "seat", claims: "claim" },
  TurnedUp: { card: "card" },
  View: {
    seat: "seat",
    phase: "phase",
    actor: "seat",
    hand: "card",
    laid: "card",
    top: "card",
    card: "card",
    picked: "card",
    species: "claim",
    danger: "claim",
    full: "claim",
  },
} as const;

// Generated from the schema document of the table server by `make types`.
// Do not edit it: change the models and run that again.

/** What needs one word: to judge, to pass on, to pay no second card. */
export type CockroachRoyalAnswer = "judge-true" | "judge-false" | "pass" | "enough";

/** What the taker still has to do, all public: pay for a special card, lay what was named, draw for a Royal. */
export interface CockroachRoyalBill {
  readonly is: "Bill";
  readonly claim: CockroachRoyalClaim;
  readonly due: boolean;
  readonly named: readonly CockroachRoyalCard[];
  readonly drawing: boolean;
}

/** Say what the card is. */
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

/** What may be said of a card: one of the seven species, or that it wears a crown. */
export type CockroachRoyalClaim = "bat" | "fly" | "cockroach" | "toad" | "rat" | "scorpion" | "stink-bug" | "royal";

/** The giver said what the card is. */
export interface CockroachRoyalClaimed {
  readonly is: "Claimed";
  readonly seat: number;
  readonly to: number;
  readonly claim: CockroachRoyalClaim;
}

/** A seat got a card and sees it. */
export interface CockroachRoyalDealt {
  readonly is: "Dealt";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** A seat got a card that only that seat sees. */
export interface CockroachRoyalDealtFaceDown {
  readonly is: "DealtFaceDown";
  readonly seat: number;
}

/** The receiver called the giver's claim true or false, the card was shown, and somebody takes it. */
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

/** The receiver passes on and has looked: this is the card. */
export interface CockroachRoyalLooked {
  readonly is: "Looked";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** The receiver passes on and has looked at the card, alone. */
export interface CockroachRoyalLookedFaceDown {
  readonly is: "LookedFaceDown";
  readonly seat: number;
}

/** One seat lost, all others won: too many alike, no card to start with, ROYAL-13. */
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

/** Slide the card to this seat. */
export interface CockroachRoyalOffer {
  readonly is: "Offer";
  readonly to: number;
}

/** The card slid from one seat to another. */
export interface CockroachRoyalOffered {
  readonly is: "Offered";
  readonly seat: number;
  readonly to: number;
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

/** The payer holds no plain and no Royal card. */
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

/** The payer named all it pays, in the order of laying; by ROYAL-13 it is all the payer has. */
export interface CockroachRoyalPaymentNamed {
  readonly is: "PaymentNamed";
  readonly seat: number;
  readonly cards: readonly CockroachRoyalCard[];
  readonly claim: CockroachRoyalClaim;
  readonly clause: string;
}

/** The payer has chosen the first card to pay and keeps it to itself until all is named. */
export interface CockroachRoyalPaymentPicked {
  readonly is: "PaymentPicked";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** The payer has chosen the first card to pay. */
export interface CockroachRoyalPaymentPickedFaceDown {
  readonly is: "PaymentPickedFaceDown";
  readonly seat: number;
}

/** What the table waits for. */
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

/** Take this card out of the hand to give it away. */
export interface CockroachRoyalPick {
  readonly is: "Pick";
  readonly card: CockroachRoyalCard;
}

/** The starter took this card out of the hand; only it knows which. */
export interface CockroachRoyalPicked {
  readonly is: "Picked";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
}

/** The starter took some card out of the hand. */
export interface CockroachRoyalPickedFaceDown {
  readonly is: "PickedFaceDown";
  readonly seat: number;
}

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

/** One seat starts a round. */
export interface CockroachRoyalRoundBegan {
  readonly is: "RoundBegan";
  readonly round: number;
  readonly seat: number;
}

/** Everybody saw this card go to that hand and not come out since; `certain` unless that seat began the round. */
export interface CockroachRoyalSpecial {
  readonly is: "Special";
  readonly card: CockroachRoyalCard;
  readonly seat: number;
  readonly certain: boolean;
}

/** One seat begins the match. */
export interface CockroachRoyalStarterDrawn {
  readonly is: "StarterDrawn";
  readonly seat: number;
  readonly clause: string;
}

/** A Joker or Blank went to a hand, seen by all: taken or drawn from the pile. */
export interface CockroachRoyalTookToHand {
  readonly is: "TookToHand";
  readonly seat: number;
  readonly card: CockroachRoyalCard;
  readonly clause: string;
}

/** The way of the card: who has looked at it and what each said of it, and who has it now without having looked. */
export interface CockroachRoyalTrail {
  readonly is: "Trail";
  readonly givers: readonly number[];
  readonly to: number | null;
  readonly claims: readonly CockroachRoyalClaim[];
}

/** The top card of the penalty pile was turned up; the pile holds so many cards with it. */
export interface CockroachRoyalTurnedUp {
  readonly is: "TurnedUp";
  readonly card: CockroachRoyalCard;
  readonly pile: number;
}

/** The table from one seat: own hand, own secret pick, the card under way if the seat has looked at it. */
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
  Dealt: { seat: "seat", card: "card" },
  DealtFaceDown: { seat: "seat" },
  Judged: { seat: "seat", giver: "seat", claim: "claim", card: "card", taker: "seat" },
  Laid: { seat: "seat", card: "card" },
  Looked: { seat: "seat", card: "card" },
  LookedFaceDown: { seat: "seat" },
  Lost: { seat: "seat" },
  Offer: { to: "seat" },
  Offered: { seat: "seat", to: "seat" },
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
  },
} as const;

// Generated from the schema document of the table server by `make types`.
// Do not edit it: change the models and run that again.

/** A card laid as a Warrior is no Purse for other Warriors. */
export interface PookAddsNoPurse {
  readonly is: "AddsNoPurse";
  readonly card: PookCard;
  readonly clause: string;
}

/** Use the power of the Warrior just laid on the card there. */
export interface PookAim {
  readonly is: "Aim";
  readonly cell: string;
}

/** A Mage chose the card it will exchange. */
export interface PookAimed {
  readonly is: "Aimed";
  readonly seat: number;
  readonly cell: string;
  readonly clause: string;
}

/** An Orc reaches no Warrior but allies. */
export interface PookAlliesOnly {
  readonly is: "AlliesOnly";
  readonly clause: string;
}

/** The Purse that a Viking turns over is known to be an ally. */
export interface PookAllyAppears {
  readonly is: "AllyAppears";
  readonly card: PookCard;
  readonly points: number;
  readonly clause: string;
}

/** A visible ally brings its level in points. */
export interface PookAllyScores {
  readonly is: "AllyScores";
  readonly card: PookCard;
  readonly points: number;
  readonly clause: string;
}

/** Two allied factions. */
export type PookBanner = "knight-mage" | "knight-orc" | "knight-viking" | "mage-orc" | "mage-viking" | "orc-viking";

/** A Banner may be taken until the last card. */
export interface PookBannerCanWait {
  readonly is: "BannerCanWait";
  readonly clause: string;
}

/** A seat, or the two seats of a team, got this Banner. */
export interface PookBannerDealt {
  readonly is: "BannerDealt";
  readonly seats: readonly number[];
  readonly banner: PookBanner;
}

/** These seats got a Banner that only they see. */
export interface PookBannerDealtFaceDown {
  readonly is: "BannerDealtFaceDown";
  readonly seats: readonly number[];
}

/** A Banner has to be taken before the last card. */
export interface PookBannerFirst {
  readonly is: "BannerFirst";
  readonly clause: string;
}

/** What a Banner would score with the Warriors that are visible now. */
export interface PookBannerNow {
  readonly is: "BannerNow";
  readonly banner: PookBanner;
  readonly points: number;
  readonly clause: string;
}

/** A seat took an open Banner; the first of the match brings a point. */
export interface PookBannerTaken {
  readonly is: "BannerTaken";
  readonly seat: number;
  readonly banner: PookBanner;
  readonly first: boolean;
  readonly clause: string;
}

/** The last turn was over: all Banners were shown and counted. */
export interface PookBannersShown {
  readonly is: "BannersShown";
  readonly scores: readonly PookScore[];
  readonly clause: string;
}

/** A Warrior turned over by an Orc is a Purse. */
export interface PookBecomesPurse {
  readonly is: "BecomesPurse";
  readonly card: PookCard;
  readonly clause: string;
}

/** Chance drew the first seat. */
export interface PookBegan {
  readonly is: "Began";
  readonly seat: number;
  readonly clause: string;
}

/** The Warrior side of a faction card; the other side is a Purse. */
export interface PookCard {
  readonly is: "Card";
  readonly faction: PookFaction;
  readonly level: number;
}

/** A card of the hand has to be chosen before a cell. */
export interface PookCardFirst {
  readonly is: "CardFirst";
  readonly clause: string;
}

/** Choose a hand card and the face it will show. */
export interface PookChoose {
  readonly is: "Choose";
  readonly card: PookCard;
  readonly face: PookFace;
}

/** A seat has chosen which card to lay and which face to show. */
export interface PookChosen {
  readonly is: "Chosen";
  readonly seat: number;
  readonly card: PookCard;
  readonly face: PookFace;
}

/** A seat has chosen a card; nobody else knows which card and face. */
export interface PookChosenFaceDown {
  readonly is: "ChosenFaceDown";
  readonly seat: number;
}

/** A seat got this card. */
export interface PookDealt {
  readonly is: "Dealt";
  readonly seat: number;
  readonly card: PookCard;
}

/** A seat got a card that only it sees. */
export interface PookDealtFaceDown {
  readonly is: "DealtFaceDown";
  readonly seat: number;
}

/** Leave the power unused. */
export interface PookDecline {
  readonly is: "Decline";
}

/** The Warrior's power was not used. */
export interface PookDeclined {
  readonly is: "Declined";
  readonly seat: number;
  readonly faction: PookFaction;
  readonly clause: string;
}

/** A seat drew this card. */
export interface PookDrew {
  readonly is: "Drew";
  readonly seat: number;
  readonly card: PookCard;
}

/** A seat drew a card that only it sees. */
export interface PookDrewFaceDown {
  readonly is: "DrewFaceDown";
  readonly seat: number;
}

/** End the turn. */
export interface PookEnd {
  readonly is: "End";
}

/** A seat ended its turn. */
export interface PookEnded {
  readonly is: "Ended";
  readonly seat: number;
}

/** There are this many Purses for a Warrior of this level. */
export interface PookEnoughPurses {
  readonly is: "EnoughPurses";
  readonly card: PookCard;
  readonly level: number;
  readonly there: number;
  readonly clause: string;
}

/** The two sides of a faction card. */
export type PookFace = "warrior" | "purse";

/** A faction of Warriors; the order is that of cards in a hand. */
export type PookFaction = "knight" | "mage" | "orc" | "viking";

/** A cell where a card may be laid, and the highest level a Warrior may have there. */
export interface PookFree {
  readonly is: "Free";
  readonly cell: string;
  readonly purses: number;
}

/** A cell, taken or free, and the face-up Knight next to it that protects the card there. */
export interface PookGuard {
  readonly is: "Guard";
  readonly cell: string;
  readonly knight: string;
}

/** A card seen on its way into a hand, by the seat that once laid it or (None) by everybody. */
export interface PookKept {
  readonly is: "Kept";
  readonly card: PookCard;
  readonly by: number | null;
}

/** A Warrior that is no ally is laid for its power. */
export interface PookLaidForPower {
  readonly is: "LaidForPower";
  readonly card: PookCard;
  readonly clause: string;
}

/** Lay the chosen card there. */
export interface PookLay {
  readonly is: "Lay";
  readonly cell: string;
}

export type PookMove = PookChoose | PookLay | PookAim | PookDecline | PookSwap | PookTake | PookEnd | PookPick;

/** No free cell has enough Purses for this Warrior. */
export interface PookNoPlace {
  readonly is: "NoPlace";
  readonly card: PookCard;
  readonly level: number;
  readonly most: number;
  readonly clause: string;
}

/** The next turn cannot move Piggy back. */
export interface PookNoWayBack {
  readonly is: "NoWayBack";
  readonly clause: string;
}

/** No power affects Piggy. */
export interface PookNotPiggy {
  readonly is: "NotPiggy";
  readonly clause: string;
}

/** A Mage has no card in hand that may lie there. */
export interface PookNothingToGive {
  readonly is: "NothingToGive";
  readonly clause: string;
}

/** All cards are laid, and a swap turns none over. */
export interface PookOnlyWarriorsCount {
  readonly is: "OnlyWarriorsCount";
  readonly clause: string;
}

export interface PookOptions {
  readonly seats?: number;
  readonly teams?: boolean;
  readonly open_banners?: boolean;
  readonly hand?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly deck?: readonly string[];
  readonly banners?: readonly PookBanner[];
}

/** An Orc turns over only Warriors. */
export interface PookOrcNeedsWarrior {
  readonly is: "OrcNeedsWarrior";
  readonly clause: string;
}

/** A power reaches only the cards that share an edge with its Warrior. */
export interface PookOutOfReach {
  readonly is: "OutOfReach";
  readonly clause: string;
}

/** What the match waits for. */
export type PookPhase =
  | "first"
  | "banners"
  | "deal"
  | "before"
  | "lay"
  | "power"
  | "give"
  | "after"
  | "draw"
  | "tie"
  | "over";

/** Pick the face-down card there to break the tie. */
export interface PookPick {
  readonly is: "Pick";
  readonly cell: string;
}

/** The picked card is known, and scores this much for the picker. */
export interface PookPickScores {
  readonly is: "PickScores";
  readonly card: PookCard;
  readonly points: number;
  readonly clause: string;
}

/** One tied seat's pick and the Warrior it turned up. */
export interface PookPicked {
  readonly is: "Picked";
  readonly seat: number;
  readonly cell: string;
  readonly card: PookCard;
}

/** All picks of a tie were turned up together. */
export interface PookPicksTurned {
  readonly is: "PicksTurned";
  readonly picks: readonly PookPicked[];
  readonly clause: string;
}

/** Piggy may not go back to where the previous turn took it from. */
export interface PookPiggyBarred {
  readonly is: "PiggyBarred";
  readonly clause: string;
}

/** Piggy moves once a turn. */
export interface PookPiggyMoved {
  readonly is: "PiggyMoved";
  readonly clause: string;
}

/** Piggy swaps only with a card that shares an edge with it. */
export interface PookPiggyNotBeside {
  readonly is: "PiggyNotBeside";
  readonly clause: string;
}

/** Piggy counts as a Purse, and swapped with a Warrior it does so in another row or column. */
export interface PookPiggyPays {
  readonly is: "PiggyPays";
  readonly clause: string;
}

/** Without a swap every card stays where it is. */
export interface PookPiggyStays {
  readonly is: "PiggyStays";
  readonly clause: string;
}

/** Piggy and a card next to it changed places. */
export interface PookPiggySwapped {
  readonly is: "PiggySwapped";
  readonly seat: number;
  readonly origin: string;
  readonly cell: string;
  readonly clause: string;
}

/** A free cell, and what may follow a card laid there: the targets of each power, and where Piggy may go then. */
export interface PookPlace {
  readonly is: "Place";
  readonly cell: string;
  readonly purses: number;
  readonly orc: readonly string[];
  readonly viking: readonly string[];
  readonly mage: readonly PookTrade[];
  readonly knight: readonly string[];
  readonly swaps: readonly string[];
}

/** What stays as it is without this power. */
export interface PookPowerUnused {
  readonly is: "PowerUnused";
  readonly faction: PookFaction;
  readonly clause: string;
}

/** A Knight protects this card from all powers. */
export interface PookProtected {
  readonly is: "Protected";
  readonly clause: string;
}

/** A Purse there counts for this many of the other places that are free now. */
export interface PookPurseCounts {
  readonly is: "PurseCounts";
  readonly places: number;
  readonly clause: string;
}

/** The card that a Viking turns over is no Purse any more. */
export interface PookPurseGone {
  readonly is: "PurseGone";
  readonly clause: string;
}

/** A Purse costs nothing and makes room for Warriors. */
export interface PookPurseIsFree {
  readonly is: "PurseIsFree";
  readonly clause: string;
}

/** A seat laid this card Purse up. */
export interface PookPurseLaid {
  readonly is: "PurseLaid";
  readonly seat: number;
  readonly card: PookCard;
  readonly cell: string;
  readonly clause: string;
}

/** A card was laid Purse up; only the seat that laid it knows its Warrior. */
export interface PookPurseLaidFaceDown {
  readonly is: "PurseLaidFaceDown";
  readonly seat: number;
  readonly cell: string;
  readonly clause: string;
}

/** A seat's Mage laid this card as a Purse and took that one. */
export interface PookPursesExchanged {
  readonly is: "PursesExchanged";
  readonly seat: number;
  readonly cell: string;
  readonly given: PookCard;
  readonly taken: PookCard;
  readonly clause: string;
}

/** A Mage exchanged one Purse for another; only its seat saw the two cards. */
export interface PookPursesExchangedFaceDown {
  readonly is: "PursesExchangedFaceDown";
  readonly seat: number;
  readonly cell: string;
  readonly clause: string;
}

export type PookReason =
  | PookTooFewPurses
  | PookNoPlace
  | PookCardFirst
  | PookTaken
  | PookBannerFirst
  | PookOutOfReach
  | PookProtected
  | PookNotPiggy
  | PookOrcNeedsWarrior
  | PookVikingNeedsPurse
  | PookNothingToGive
  | PookPiggyMoved
  | PookPiggyNotBeside
  | PookPiggyBarred
  | PookPurseIsFree
  | PookAllyScores
  | PookLaidForPower
  | PookAddsNoPurse
  | PookEnoughPurses
  | PookPurseCounts
  | PookRivalHidden
  | PookBecomesPurse
  | PookAllyAppears
  | PookPurseGone
  | PookTakenToHand
  | PookShowsCard
  | PookAlliesOnly
  | PookPowerUnused
  | PookPiggyPays
  | PookNoWayBack
  | PookPiggyStays
  | PookOnlyWarriorsCount
  | PookBannerCanWait
  | PookBannerNow
  | PookPickScores
  | PookUnknownPick;

/** An Orc turns over a Warrior that is no ally, which scores for nobody as a Purse. */
export interface PookRivalHidden {
  readonly is: "RivalHidden";
  readonly card: PookCard;
  readonly clause: string;
}

/** One side's Banner and its points on the table. */
export interface PookScore {
  readonly is: "Score";
  readonly seats: readonly number[];
  readonly banner: PookBanner;
  readonly points: number;
}

/** A card in play as one seat knows it; `by`: the only seat that knows the Warrior of this Purse. */
export interface PookSeen {
  readonly is: "Seen";
  readonly cell: string;
  readonly up: boolean;
  readonly card: PookCard | null;
  readonly by: number | null;
}

/** A Mage shows its seat the front of the Purse that it takes. */
export interface PookShowsCard {
  readonly is: "ShowsCard";
  readonly clause: string;
}

/** Swap Piggy with the card there. */
export interface PookSwap {
  readonly is: "Swap";
  readonly cell: string;
}

/** Take an open Banner. */
export interface PookTake {
  readonly is: "Take";
  readonly banner: PookBanner;
}

/** A card lies there already. */
export interface PookTaken {
  readonly is: "Taken";
  readonly clause: string;
}

/** A Mage takes this card to the hand. */
export interface PookTakenToHand {
  readonly is: "TakenToHand";
  readonly card: PookCard;
  readonly clause: string;
}

/** These seats are tied for first place with this many points. */
export interface PookTied {
  readonly is: "Tied";
  readonly seats: readonly number[];
  readonly points: number;
  readonly clause: string;
}

/** A Warrior needs as many Purses in its row and column as its level. */
export interface PookTooFewPurses {
  readonly is: "TooFewPurses";
  readonly card: PookCard;
  readonly level: number;
  readonly there: number;
  readonly clause: string;
}

/** A card that a Mage may exchange: the face of the card given for it, and its highest level. */
export interface PookTrade {
  readonly is: "Trade";
  readonly cell: string;
  readonly face: PookFace;
  readonly level: number;
}

/** An Orc turned a Warrior to its Purse side. */
export interface PookTurnedDown {
  readonly is: "TurnedDown";
  readonly seat: number;
  readonly card: PookCard;
  readonly cell: string;
  readonly clause: string;
}

/** A Viking turned a Purse to its Warrior side. */
export interface PookTurnedUp {
  readonly is: "TurnedUp";
  readonly seat: number;
  readonly card: PookCard;
  readonly cell: string;
  readonly clause: string;
}

/** The picked card may be any that the seat has not seen; `allies` counts the allies among them. */
export interface PookUnknownPick {
  readonly is: "UnknownPick";
  readonly allies: number;
  readonly unseen: number;
  readonly clause: string;
}

/** The table from one seat; `kept`: the cards this seat has seen going into each hand that are still there. */
export interface PookView {
  readonly is: "View";
  readonly seat: number | null;
  readonly phase: PookPhase;
  readonly first: number | null;
  readonly active: number | null;
  readonly table: readonly PookSeen[];
  readonly piggy: string;
  readonly barred: string | null;
  readonly swapped: string | null;
  readonly size: number;
  readonly sides: readonly (readonly number[])[];
  readonly free: readonly PookFree[];
  readonly guarded: readonly PookGuard[];
  readonly ways: readonly PookWay[];
  readonly hand: readonly PookCard[];
  readonly chosen: PookChoose | null;
  readonly laid: string | null;
  readonly aim: string | null;
  readonly cards: readonly number[];
  readonly kept: readonly (readonly PookKept[])[];
  readonly pile: number;
  readonly banners: readonly (PookBanner | null)[];
  readonly unused: number;
  readonly offer: readonly PookBanner[];
  readonly bonus: readonly number[];
  readonly scores: readonly number[];
  readonly picks: readonly (readonly PookPicked[])[];
  readonly payoffs: readonly number[] | null;
}

/** A Viking turns over only Purses. */
export interface PookVikingNeedsPurse {
  readonly is: "VikingNeedsPurse";
  readonly clause: string;
}

/** A card was laid Warrior up. */
export interface PookWarriorLaid {
  readonly is: "WarriorLaid";
  readonly seat: number;
  readonly card: PookCard;
  readonly cell: string;
  readonly clause: string;
}

/** A Mage exchanged one Warrior for another, in public. */
export interface PookWarriorsExchanged {
  readonly is: "WarriorsExchanged";
  readonly seat: number;
  readonly cell: string;
  readonly given: PookCard;
  readonly taken: PookCard;
  readonly clause: string;
}

/** The possible turns after Piggy has swapped places with the card on `swap`; None: Piggy stays. */
export interface PookWay {
  readonly is: "Way";
  readonly swap: string | null;
  readonly places: readonly PookPlace[];
  readonly guarded: readonly PookGuard[];
}

export type PookWhat =
  | PookBegan
  | PookBannerDealt
  | PookBannerDealtFaceDown
  | PookDealt
  | PookDealtFaceDown
  | PookChosen
  | PookChosenFaceDown
  | PookWarriorLaid
  | PookPurseLaid
  | PookPurseLaidFaceDown
  | PookDeclined
  | PookTurnedDown
  | PookTurnedUp
  | PookAimed
  | PookWarriorsExchanged
  | PookPursesExchanged
  | PookPursesExchangedFaceDown
  | PookPiggySwapped
  | PookBannerTaken
  | PookEnded
  | PookDrew
  | PookDrewFaceDown
  | PookBannersShown
  | PookTied
  | PookPicksTurned
  | PookWon;

/** These seats had the highest score. */
export interface PookWon {
  readonly is: "Won";
  readonly seats: readonly number[];
  readonly points: number;
  readonly clause: string;
}

/** What a field holds where the value alone does not say it: a seat, or one of the game's words. */
export const shapes = {
  Aimed: { seat: "seat" },
  BannerDealt: { seats: "seat", banner: "banner" },
  BannerDealtFaceDown: { seats: "seat" },
  BannerNow: { banner: "banner" },
  BannerTaken: { seat: "seat", banner: "banner" },
  Began: { seat: "seat" },
  Card: { faction: "faction" },
  Choose: { face: "face" },
  Chosen: { seat: "seat", face: "face" },
  ChosenFaceDown: { seat: "seat" },
  Dealt: { seat: "seat" },
  DealtFaceDown: { seat: "seat" },
  Declined: { seat: "seat", faction: "faction" },
  Drew: { seat: "seat" },
  DrewFaceDown: { seat: "seat" },
  Ended: { seat: "seat" },
  Kept: { by: "seat" },
  Picked: { seat: "seat" },
  PiggySwapped: { seat: "seat" },
  PowerUnused: { faction: "faction" },
  PurseLaid: { seat: "seat" },
  PurseLaidFaceDown: { seat: "seat" },
  PursesExchanged: { seat: "seat" },
  PursesExchangedFaceDown: { seat: "seat" },
  Score: { seats: "seat", banner: "banner" },
  Seen: { by: "seat" },
  Take: { banner: "banner" },
  Tied: { seats: "seat" },
  Trade: { face: "face" },
  TurnedDown: { seat: "seat" },
  TurnedUp: { seat: "seat" },
  View: {
    seat: "seat",
    phase: "phase",
    first: "seat",
    active: "seat",
    sides: "seat",
    banners: "banner",
    offer: "banner",
    bonus: "seat",
  },
  WarriorLaid: { seat: "seat" },
  WarriorsExchanged: { seat: "seat" },
  Won: { seats: "seat" },
} as const;

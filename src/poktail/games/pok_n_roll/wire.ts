// Generated from the schema document of the table server by `make types`.
// Do not edit it: change the models and run that again.

/** Abandon with dice that form no row. */
export interface PokNRollAbandon {
  readonly is: "Abandon";
}

/** A seat abandoned, showed its dice and crossed: Abandon in round 1, and this row. */
export interface PokNRollAbandoned {
  readonly is: "Abandoned";
  readonly seat: number;
  readonly round: number;
  readonly faces: readonly number[];
  readonly row: PokNRollRow | null;
  readonly clause: string;
}

/** These points are certain. */
export interface PokNRollCertain {
  readonly is: "Certain";
  readonly row: PokNRollRow;
  readonly points: number;
  readonly clause: string;
}

/** Stay in for the next round. */
export interface PokNRollContinue {
  readonly is: "Continue";
}

/** A seat continues. */
export interface PokNRollContinued {
  readonly is: "Continued";
  readonly seat: number;
  readonly round: number;
}

/** Cross this row; in rounds 1 and 2 this also abandons. */
export interface PokNRollCross {
  readonly is: "Cross";
  readonly row: PokNRollRow;
}

/** A seat crossed a combination in round 3. */
export interface PokNRollCrossed {
  readonly is: "Crossed";
  readonly seat: number;
  readonly row: PokNRollRow;
  readonly clause: string;
}

/** A seat rolled its own dice; only that seat knows them. */
export interface PokNRollCupClosed {
  readonly is: "CupClosed";
  readonly seat: number;
}

/** A seat that is still in showed its dice in round 3; the row is its best combination. */
export interface PokNRollCupLifted {
  readonly is: "CupLifted";
  readonly seat: number;
  readonly faces: readonly number[];
  readonly row: PokNRollRow;
}

/** A seat rolled its own dice and looked at them. */
export interface PokNRollCupRolled {
  readonly is: "CupRolled";
  readonly seat: number;
  readonly faces: readonly number[];
}

/** A seat filled these rows; this hand is the last. */
export interface PokNRollEndAnnounced {
  readonly is: "EndAnnounced";
  readonly seat: number;
  readonly rows: readonly PokNRollRow[];
  readonly clause: string;
}

/** The points were counted. */
export interface PokNRollEnded {
  readonly is: "Ended";
  readonly scores: readonly PokNRollScore[];
  readonly winners: readonly number[];
  readonly clause: string;
}

/** A fold in round 1 brings these points without a combination. */
export interface PokNRollFoldScores {
  readonly is: "FoldScores";
  readonly points: number;
  readonly clause: string;
}

/** A row that some dice form, and the dice that form it, in groups. */
export interface PokNRollFormed {
  readonly is: "Formed";
  readonly row: PokNRollRow;
  readonly groups: readonly (readonly number[])[];
}

/** A hand began with this starter. */
export interface PokNRollHandBegan {
  readonly is: "HandBegan";
  readonly hand: number;
  readonly starter: number;
  readonly clause: string;
}

/** Jörg's cup was lifted. */
export interface PokNRollJoergLifted {
  readonly is: "JoergLifted";
  readonly faces: readonly number[];
  readonly row: PokNRollRow;
  readonly clause: string;
}

/** Jörg alone had the highest combination. */
export interface PokNRollJoergWon {
  readonly is: "JoergWon";
  readonly row: PokNRollRow;
  readonly clause: string;
}

/** Round 3 brings the best combination these points more. */
export interface PokNRollMayWin {
  readonly is: "MayWin";
  readonly points: number;
  readonly clause: string;
}

export type PokNRollMove = PokNRollContinue | PokNRollCross | PokNRollAbandon;

/** After round 3 nobody can stay in; a combination is ticked. */
export interface PokNRollNoFourthRound {
  readonly is: "NoFourthRound";
  readonly clause: string;
}

/** All seats have abandoned. */
export interface PokNRollNobodyLeft {
  readonly is: "NobodyLeft";
  readonly clause: string;
}

/** The seat's dice and the white dice do not form this row. */
export interface PokNRollNotFormed {
  readonly is: "NotFormed";
  readonly row: PokNRollRow;
  readonly clause: string;
}

export interface PokNRollOptions {
  readonly seats?: number;
  readonly expert?: boolean;
  readonly joerg_value?: number;
  readonly random_starter?: boolean;
  readonly boxes?: number;
  readonly hands?: number;
  readonly faces?: number;
  readonly own_dice?: number;
  readonly white_dice?: number;
  readonly sheet?: readonly string[];
}

/** A finished hand; all cups have been lifted, except possibly Jörg's. Tuples are indexed by seat. */
export interface PokNRollPlayed {
  readonly is: "Played";
  readonly hand: number;
  readonly starter: number;
  readonly white: readonly number[];
  readonly cups: readonly (readonly number[])[];
  readonly out: readonly number[];
  readonly best: readonly (PokNRollRow | null)[];
  readonly crossed: readonly (PokNRollRow | null)[];
  readonly joerg: readonly number[] | null;
  readonly joerg_best: PokNRollRow | null;
  readonly won: number | null;
}

export type PokNRollReason =
  | PokNRollNotFormed
  | PokNRollRowFirst
  | PokNRollNoFourthRound
  | PokNRollCertain
  | PokNRollMayWin
  | PokNRollFoldScores;

/** A row of the sheet. */
export type PokNRollRow =
  | "five"
  | "highway"
  | "grand-full"
  | "two-threes"
  | "four"
  | "three-pairs"
  | "straight"
  | "full"
  | "short-straight"
  | "three"
  | "two-pairs"
  | "pair"
  | "abandon"
  | "third";

/** Dice that form a combination tick one of them when their seat folds. */
export interface PokNRollRowFirst {
  readonly is: "RowFirst";
  readonly clause: string;
}

/** A seat's points and the number of third rounds it won. */
export interface PokNRollScore {
  readonly is: "Score";
  readonly seat: number;
  readonly points: number;
  readonly thirds: number;
}

/** One seat alone had the highest combination and crossed the row for that. */
export interface PokNRollThirdRoundWon {
  readonly is: "ThirdRoundWon";
  readonly seat: number;
  readonly row: PokNRollRow;
  readonly clause: string;
}

/** Several seats had the highest combination, possibly with Jörg. */
export interface PokNRollTied {
  readonly is: "Tied";
  readonly seats: readonly number[];
  readonly row: PokNRollRow;
  readonly joerg: boolean;
  readonly clause: string;
}

/** The table from one seat: its own cup and what it forms, everything public, all sheets. */
export interface PokNRollView {
  readonly is: "View";
  readonly seat: number | null;
  readonly hand: number;
  readonly starter: number | null;
  readonly round: number;
  readonly white: readonly number[];
  readonly white_rounds: readonly number[];
  readonly rolled: number;
  readonly cup: readonly number[] | null;
  readonly formed: readonly PokNRollFormed[];
  readonly crossable: readonly PokNRollRow[];
  readonly shown: readonly (readonly number[] | null)[];
  readonly out: readonly number[];
  readonly best: readonly (PokNRollRow | null)[];
  readonly crossed: readonly (PokNRollRow | null)[];
  readonly joerg_plays: boolean;
  readonly joerg: readonly number[] | null;
  readonly joerg_best: PokNRollRow | null;
  readonly pending: readonly number[];
  readonly won: number | null;
  readonly rows: readonly PokNRollRow[];
  readonly values: readonly number[];
  readonly boxes: number;
  readonly hands: number;
  readonly sheets: readonly (readonly number[])[];
  readonly filling: readonly (readonly PokNRollRow[])[];
  readonly fold_rows: readonly PokNRollRow[];
  readonly points: readonly number[];
  readonly final: boolean;
  readonly last: PokNRollPlayed | null;
  readonly payoffs: readonly number[] | null;
}

export type PokNRollWhat =
  | PokNRollHandBegan
  | PokNRollCupRolled
  | PokNRollCupClosed
  | PokNRollWhiteThrown
  | PokNRollContinued
  | PokNRollAbandoned
  | PokNRollCupLifted
  | PokNRollJoergLifted
  | PokNRollThirdRoundWon
  | PokNRollTied
  | PokNRollJoergWon
  | PokNRollCrossed
  | PokNRollNobodyLeft
  | PokNRollEndAnnounced
  | PokNRollEnded;

/** The starter threw white dice in the open. */
export interface PokNRollWhiteThrown {
  readonly is: "WhiteThrown";
  readonly seat: number;
  readonly round: number;
  readonly faces: readonly number[];
}

/** What a field holds where the value alone does not say it: a seat, or one of the game's words. */
export const shapes = {
  Abandoned: { seat: "seat", row: "row" },
  Certain: { row: "row" },
  Continued: { seat: "seat" },
  Cross: { row: "row" },
  Crossed: { seat: "seat", row: "row" },
  CupClosed: { seat: "seat" },
  CupLifted: { seat: "seat", row: "row" },
  CupRolled: { seat: "seat" },
  EndAnnounced: { seat: "seat", rows: "row" },
  Ended: { winners: "seat" },
  Formed: { row: "row" },
  HandBegan: { starter: "seat" },
  JoergLifted: { row: "row" },
  JoergWon: { row: "row" },
  NotFormed: { row: "row" },
  Played: { starter: "seat", best: "row", crossed: "row", joerg_best: "row", won: "seat" },
  Score: { seat: "seat" },
  ThirdRoundWon: { seat: "seat", row: "row" },
  Tied: { seats: "seat", row: "row" },
  View: {
    seat: "seat",
    starter: "seat",
    crossable: "row",
    best: "row",
    crossed: "row",
    joerg_best: "row",
    pending: "seat",
    won: "seat",
    rows: "row",
    filling: "row",
    fold_rows: "row",
  },
  WhiteThrown: { seat: "seat" },
} as const;

// Generated from the schema document of the table server by `make types`.
// Do not edit it: change the models and run that again.

/** The match ended without a single winner. */
export interface PokDrawn {
  readonly is: "Drawn";
  readonly seats: readonly number[];
  readonly clause: string;
}

/** A goal "count × symbol", or a blank. */
export interface PokFace {
  readonly is: "Face";
  readonly count: number;
  readonly symbol: PokSymbol | null;
}

/** Exactly as many seats showed the symbol as the die asks for. */
export interface PokGoalMet {
  readonly is: "GoalMet";
  readonly goal: PokFace;
  readonly seats: readonly number[];
}

/** More or fewer seats showed the symbol. */
export interface PokGoalMissed {
  readonly is: "GoalMissed";
  readonly goal: PokFace;
  readonly seats: readonly number[];
}

/** The counter goes if one of these goals is met. */
export interface PokGoesIfMet {
  readonly is: "GoesIfMet";
  readonly goals: readonly PokFace[];
  readonly clause: string;
}

/** The counter is on no die, so it goes if no goal is met. */
export interface PokGoesIfMissed {
  readonly is: "GoesIfMissed";
  readonly clause: string;
}

/** These seats put their counters into the box; the clause says why. */
export interface PokHandedOver {
  readonly is: "HandedOver";
  readonly seats: readonly number[];
  readonly clause: string;
}

export type PokMove = PokShow;

/** The seat has handed over all its counters of this symbol. */
export interface PokNoneLeft {
  readonly is: "NoneLeft";
  readonly symbol: PokSymbol;
  readonly clause: string;
}

/** There is no other counter to choose. */
export interface PokOnlyCounter {
  readonly is: "OnlyCounter";
  readonly clause: string;
}

export interface PokOptions {
  readonly seats?: number;
  readonly open_counters?: boolean;
  readonly idle_limit?: number;
  readonly dice?: readonly string[];
  readonly counters?: number;
  readonly goal?: number;
}

export type PokReason = PokNoneLeft | PokOnlyCounter | PokGoesIfMet | PokGoesIfMissed | PokSurelyGoes;

/** All seats revealed their counters together. */
export interface PokRevealed {
  readonly is: "Revealed";
  readonly hands: readonly PokShown[];
}

/** A round began with this throw. */
export interface PokRolled {
  readonly is: "Rolled";
  readonly round: number;
  readonly throw: PokThrow;
}

/** A finished round, as everybody saw it. */
export interface PokRound {
  readonly is: "Round";
  readonly throw: PokThrow;
  readonly hands: readonly PokShown[];
  readonly handed: readonly number[];
  readonly clause: string;
}

/** Choose one counter to show. */
export interface PokShow {
  readonly is: "Show";
  readonly symbol: PokSymbol;
}

/** What one seat showed. */
export interface PokShown {
  readonly is: "Shown";
  readonly seat: number;
  readonly symbol: PokSymbol;
}

/** The counter goes whatever the others show; these seats have none like it left. */
export interface PokSurelyGoes {
  readonly is: "SurelyGoes";
  readonly seats: readonly number[];
  readonly clause: string;
}

/** The symbol on a counter; the order is that of the counts in a hand. */
export type PokSymbol = "disc" | "square" | "triangle";

/** A roll of the dice, one face for each die. */
export interface PokThrow {
  readonly is: "Throw";
  readonly faces: readonly PokFace[];
}

/** These seats keep their counters; the clause says why. */
export interface PokTookBack {
  readonly is: "TookBack";
  readonly seats: readonly number[];
  readonly clause: string;
}

/** The table from one seat; `counters` only if the table plays with open counters. */
export interface PokView {
  readonly is: "View";
  readonly seat: number | null;
  readonly round: number;
  readonly throw: PokThrow | null;
  readonly hand: readonly [number, number, number] | null;
  readonly last: PokRound | null;
  readonly idle: number;
  readonly counters: readonly (readonly [number, number, number])[] | null;
  readonly payoffs: readonly number[] | null;
}

export type PokWhat =
  | PokRolled
  | PokRevealed
  | PokGoalMet
  | PokGoalMissed
  | PokHandedOver
  | PokTookBack
  | PokWon
  | PokDrawn;

/** A seat handed over its last counter but one. */
export interface PokWon {
  readonly is: "Won";
  readonly seat: number;
  readonly clause: string;
}

/** What a field holds where the value alone does not say it: a seat, or one of the game's words. */
export const shapes = {
  Drawn: { seats: "seat" },
  Face: { symbol: "symbol" },
  GoalMet: { seats: "seat" },
  GoalMissed: { seats: "seat" },
  HandedOver: { seats: "seat" },
  NoneLeft: { symbol: "symbol" },
  Round: { handed: "seat" },
  Show: { symbol: "symbol" },
  Shown: { seat: "seat", symbol: "symbol" },
  SurelyGoes: { seats: "seat" },
  TookBack: { seats: "seat" },
  View: { seat: "seat" },
  Won: { seat: "seat" },
} as const;

/** What the shell hands to a game's board, and what it wants of one. The shell knows no game; a board knows no socket. */
import type { ComponentChildren, ComponentType } from "preact";
import type { IconName } from "./art/icons";
import type { Words } from "./words";

/** Somebody in a seat, as a board shows them. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  /** Nobody is connected for this seat. */
  readonly away: boolean;
  /** A bot plays for its owner just now. */
  readonly standIn: boolean;
  /** The picture of this seat: a thing from the larder, or an appliance. */
  readonly face: string;
  /** What this seat just felt, for some seconds. */
  readonly emote: string | null;
}

/** A version and what happened then. */
export type EventEntry<What> = readonly [number, What];

/** A match as one seat (null: everybody) sees it at one moment. */
export interface Observation<View = unknown, Move = unknown, What = unknown, Options = unknown> {
  readonly view: View;
  readonly seat: number | null;
  readonly options: Options;
  readonly people: readonly Person[];
  /** Notation and value of every move that this seat may choose now. */
  readonly legal: readonly (readonly [string, Move])[];
  /** The seats that the game waits for. */
  readonly waiting: readonly number[];
  /** This seat's own choice while others still choose. */
  readonly chosen: string | null;
  /** Everything that the page may show of what happened, oldest first. */
  readonly events: readonly EventEntry<What>[];
  /** The part of `told` that is new in this frame: what to move, and what just happened. Empty after a reload. */
  readonly fresh: readonly EventEntry<What>[];
  /** The match's version: a new one means a new position. */
  readonly version: number;
  /** The match has ended. */
  readonly over: boolean;
}

/** An observation, the words to say it in, and the way to answer. */
export interface BoardProps<View = unknown, Move = unknown, What = unknown, Options = unknown> extends Observation<
  View,
  Move,
  What,
  Options
> {
  readonly words: Words;
  /**
   * Choose this move (notation). Does nothing when `busy` or not `live`. A turn of several moves names the one that
   * follows, of those that are legal then; `busy` lasts until all are answered, and they are shown as one.
   */
  readonly send: (notation: string, next?: (legal: readonly (readonly [string, Move])[]) => string | undefined) => void;
  /** A move is on its way to the server. */
  readonly busy: boolean;
  /** Whether this page can move at all: not in a replay, not for a spectator. */
  readonly live: boolean;
  /** Says how far the picture has come (a version): bar, story and words wait for it. Null: all the way. */
  readonly onShown?: ((version: number | null) => void) | undefined;
}

/** How a line of the story looks beside its words. */
export interface Line {
  readonly icon: IconName;
  /** The clause that says why, for instance "ABC-7". */
  readonly clause?: string;
  /** A line that opens a chapter (a round, a hand): its text is the heading. */
  readonly chapter?: string;
  /** A line that opens a part of its chapter; the heading names both. */
  readonly part?: string;
  /** The words with pictures inside; without it the words of the event itself are shown. */
  readonly text?: ComponentChildren;
  /** Say nothing of this event. */
  readonly silent?: boolean;
}

/** One line of a list that a table makes itself: a die, a row of a sheet. */
export interface ListedProps {
  /** As it is noted. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly words: Words;
}

/** How a set-up shows the lines of such a list, and what comes when one is added. */
export interface Listed {
  readonly Line: ComponentType<ListedProps>;
  readonly add: (lines: readonly string[]) => readonly string[];
  /** The message that says what to do. */
  readonly help: string;
}

/** What `games/<id>/board.tsx` exports as its default. */
export interface GameBoard<View = unknown, Move = unknown, What = unknown, Options = unknown> {
  /** Everything inside the table: seats, arena, banner, tray. */
  readonly Board: ComponentType<BoardProps<View, Move, What, Options>>;
  /** Where the match stands, for the bar above the table: "Round 6". */
  readonly stage: (observation: Observation<View, Move, What, Options>, words: Words) => string;
  /** The whole position in sentences, for who does not see it: kept live for screen readers. */
  readonly describe: (observation: Observation<View, Move, What, Options>, words: Words) => string;
  /** How an event is drawn in the story. */
  readonly line: (what: What, words: Words) => Line;
  /** The end in one sentence and the clause that decided it. */
  readonly result: (
    observation: Observation<View, Move, What, Options>,
    words: Words,
  ) => { readonly title: string; readonly why: string; readonly clause?: string };
  /** Below the ranking on the end screen: how it came. */
  readonly End?: ComponentType<BoardProps<View, Move, What, Options>>;
  /** What stands beside a name in the ranking: points, counters handed over. */
  readonly score?: (
    observation: Observation<View, Move, What, Options>,
    seat: number,
    words: Words,
  ) => ComponentChildren;
  /** Options that are lists of lines in the game's own notation, by name: drawn, so that nobody has to know it. */
  readonly lists?: Readonly<Record<string, Listed>>;
}

/** What `games/<id>/cover.tsx` exports as its default: small, for the start page and the lobby. */
export interface Cover {
  /** The picture on the game's lino; it fills its box (viewBox 0 0 290 228, slice). */
  readonly Picture: ComponentType;
}

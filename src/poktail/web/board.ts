/** The contract between the shell and a game's board. The shell knows no game; a board knows no socket. */
import type { ComponentChildren, ComponentType } from "preact";
import type { IconName } from "./art/icons";
import type { Words } from "./words";

/** The level of a bot when nobody chooses one. */
export const DEFAULT_LEVEL = "casual";

/** Somebody in a seat, as a board shows them. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  /** How well this bot of the server plays; null for everybody else. */
  readonly level: string | null;
  /** Nobody is connected for this seat. */
  readonly away: boolean;
  /** A bot plays for its owner just now. */
  readonly standIn: boolean;
  /** Since when nobody is connected for this seat, and when a bot takes over, by this device's clock; null: not so. */
  readonly awaySince: number | null;
  readonly standInAt: number | null;
  /** The name of this seat's picture: food for people, an appliance for bots. */
  readonly face: string;
  /** The reaction that this seat sent in the last seconds. */
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
  /** Every event that the page may show, oldest first. */
  readonly events: readonly EventEntry<What>[];
  /** The events that are new in this frame: what to animate and announce. Empty after a reload. */
  readonly fresh: readonly EventEntry<What>[];
  /** The views that others' moves have replaced since this seat was last asked, with versions, oldest first. */
  readonly passed?: readonly (readonly [number, View])[];
  /** The match's version: a new one means a new position. */
  readonly version: number;
  /** The match has ended. */
  readonly over: boolean;
}

/** An observation, the words of the game, and the function that makes a move. */
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
  /** Tells the shell up to which version the board has shown events; bar and story wait for it. Null: all. */
  readonly onShown?: ((version: number | null) => void) | undefined;
  /** Tells the shell that the board shows the moment of this version: the bar names that one. Null: the present. */
  readonly onLookAt?: ((version: number | null) => void) | undefined;
}

/** How an event looks in the story. */
export interface Line {
  readonly icon: IconName;
  /** The clause that says why, for instance "ABC-7". */
  readonly clause?: string;
  /** Opens a chapter (a round, a hand) with this heading. */
  readonly chapter?: string;
  /** Opens a part of the current chapter; the heading names both. */
  readonly part?: string;
  /** The sentence with pictures inside; without it the plain words of the event are shown. */
  readonly text?: ComponentChildren;
  /** Leave this event out of the story. */
  readonly silent?: boolean;
}

/** The aim of the game, for the bar above the table. */
export interface Aim {
  readonly text: string;
  /** From the game's own art; it fills a small square. */
  readonly picture: ComponentChildren;
}

/** One line of an option that is a list: a die, a row of a sheet. */
export interface ListedProps {
  /** In the game's notation. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly words: Words;
}

/** How the set-up shows the lines of such an option, and which line "add" appends. */
export interface Listed {
  readonly Line: ComponentType<ListedProps>;
  readonly add: (lines: readonly string[]) => readonly string[];
  /** The id of the message that explains the list. */
  readonly help: string;
}

/** A tip for a first match, shown once: what it points at, and the name of its words. */
export interface Tip {
  /** A selector inside the board. */
  readonly at: string;
  readonly says: string;
  /** It can wait for another decision if this one has had a tip already. */
  readonly later?: boolean;
}

/** A finished match as everybody sees it, drawn for the picture of its result; seats have names there, never "you". */
export interface PictureProps<View = unknown, Move = unknown, What = unknown, Options = unknown> {
  readonly observation: Observation<View, Move, What, Options>;
  readonly words: Words;
}

/**
 * The final board on the picture of a result. Each part is one plain `<svg>` of its own width and height that needs
 * nothing but the page's colours; null where nothing is to be drawn. A text with `data-room` is cut off at that width.
 */
export interface BoardPicture<View = unknown, Move = unknown, What = unknown, Options = unknown> {
  /** What lies in the middle of the table, at most 968 wide. */
  readonly Middle?: ComponentType<PictureProps<View, Move, What, Options>>;
  /** What lies in front of a seat, at most 920 wide. */
  readonly Seat?: ComponentType<PictureProps<View, Move, What, Options> & { readonly seat: number }>;
}

/** What `games/<id>/board.tsx` exports as its default. */
export interface GameBoard<View = unknown, Move = unknown, What = unknown, Options = unknown> {
  /** Everything inside the table: seats, arena, banner, tray. */
  readonly Board: ComponentType<BoardProps<View, Move, What, Options>>;
  /** Where the match stands, for the bar above the table: "Round 6". */
  readonly stage: (observation: Observation<View, Move, What, Options>, words: Words) => string;
  /** What this seat plays for, in one line with a small picture. A spectator's line holds for everybody. */
  readonly aim?: (observation: Observation<View, Move, What, Options>, words: Words) => Aim;
  /** The whole position in sentences, for screen readers. */
  readonly describe: (observation: Observation<View, Move, What, Options>, words: Words) => string;
  /** How an event is drawn in the story. */
  readonly line: (what: What, words: Words) => Line;
  /** The end in one sentence, the clause that decided it, and the seat it is about if that is not the only winner. */
  readonly result: (
    observation: Observation<View, Move, What, Options>,
    words: Words,
  ) => { readonly title: string; readonly why: string; readonly clause?: string; readonly about?: number };
  /** Shown below the ranking on the end screen: how the result came about. */
  readonly End?: ComponentType<BoardProps<View, Move, What, Options>>;
  /** What stands beside a name in the ranking: points, counters handed over. */
  readonly score?: (
    observation: Observation<View, Move, What, Options>,
    seat: number,
    words: Words,
  ) => ComponentChildren;
  /** The final board on the picture of a result; without it the picture shows the cover and the ranking. */
  readonly picture?: BoardPicture<View, Move, What, Options>;
  /** What only the seat of this view sees; a replay of everything shows it for every seat. */
  readonly Secret?: ComponentType<{ readonly view: View; readonly words: Words }>;
  /** A move in words, with pictures inside; without it the plain words of its value. */
  readonly move?: (move: Move, words: Words) => ComponentChildren;
  /** Tips for a first match, in the order in which they are shown. */
  readonly tips?: readonly Tip[];
  /** How to edit the options that are lists in the game's notation, by the option's name. */
  readonly lists?: Readonly<Record<string, Listed>>;
  /** The icon of each variant in the set-up, by the option's name. */
  readonly variants?: Readonly<Record<string, IconName>>;
}

/** What `games/<id>/cover.tsx` exports as its default: small, for the start page and the lobby. */
export interface Cover {
  /** The picture on the game's lino; it fills its box (viewBox 0 0 290 228, slice). */
  readonly Picture: ComponentType;
}

/** What `games/<id>/minute.tsx` exports as its default: the pictures in its rulebook, which names them. */
export interface Minute {
  readonly pictures: Readonly<Record<string, ComponentType>>;
}

/** What `games/<id>/statistics.tsx` exports as its default: a small picture for each of its figures on the profile. */
export interface FigurePictures {
  readonly pictures: Readonly<Record<string, ComponentType>>;
}

/** What a table's store keeps and takes: positions, chat lines, messages. */
import type { EventEntry } from "../board";
import type { ClientMessage, ViewData } from "../wire";

/** The position as the seat played here sees it. */
export interface Position {
  readonly match: string;
  readonly seat: number | null;
  readonly version: number;
  readonly view: unknown;
  readonly legal: ViewData["legal"];
  readonly waiting: readonly number[];
  readonly chosen: string | null;
  /** Whether the last move of this seat can be taken back. */
  readonly takeBack: boolean;
  /** How many decisions this seat has made; null for a spectator. */
  readonly decision: number | null;
  readonly events: readonly EventEntry<unknown>[];
  readonly fresh: readonly EventEntry<unknown>[];
  /** What this seat has seen since it was last asked, with versions, oldest first; nothing for a spectator. */
  readonly passed: readonly (readonly [number, unknown])[];
}

/** What a new position leaves behind: the view before it, unless the seat was asked there. */
export function passedAfter(before: Position | null, follows: boolean): Position["passed"] {
  if (!before || !follows || before.seat === null || before.waiting.includes(before.seat)) return [];
  return [...before.passed, [before.version, before.view]];
}

/** A line of chat. */
export interface ChatLine {
  readonly seat: number;
  readonly text: string;
  /** Who said it; the seat may be somebody else's by now. */
  readonly profile: string | null;
}

/** Names the next move of a turn from those that are legal by then; undefined ends the turn. */
export type Next = (legal: ViewData["legal"]) => string | undefined;

type Without<T> = T extends { a?: unknown } ? Omit<T, "a"> : never;
/** A message to the table, before it gets the name under which it is answered. */
export type Message = Without<Exclude<ClientMessage, { t: "move" }>>;

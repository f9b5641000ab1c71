/** A replay as data: who looks, which steps there are, and what one of them looks like. */
import type { Person, Observation, EventEntry } from "../board";
import type { MatchOut, Replay } from "../wire";

/** Through whose eyes: everybody's, one seat's, or all at once with one side drawn. */
export type As =
  | { readonly kind: "public" }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "everything"; readonly seat: number | null };

/** One step of a replay, told as this look may see it. */
export interface Frame {
  readonly v: number;
  readonly events: readonly EventEntry<unknown>[];
  readonly view: unknown;
  /** The seats that chose at the next step, where that is told. */
  readonly waiting: readonly number[];
}

interface FullStep {
  readonly v: number;
  readonly choice?: Readonly<Record<string, string>>;
  readonly events: readonly EventEntry<unknown>[];
  readonly view?: unknown;
  readonly views?: readonly unknown[];
}

/** "public", "seat:2", "everything", "everything:2"; null where it is none of them, or no such seat. */
export function readAs(text: string | null, seats: number): As | null {
  const found = /^(public|seat|everything)(?::(\d{1,2}))?$/.exec(text ?? "");
  const seat = found?.[2] === undefined ? null : Number(found[2]);
  if (!found || (seat !== null && seat >= seats)) return null;
  if (found[1] === "everything") return { kind: "everything", seat };
  if (found[1] === "seat") return seat === null ? null : { kind: "seat", seat };
  return { kind: "public" };
}

/** The same as a text for the address. */
export function writeAs(as: As): string {
  return as.kind === "public" || as.seat === null ? as.kind : `${as.kind}:${as.seat}`;
}

/** The seat whose side is drawn. */
export function sideOf(as: As): number | null {
  return as.kind === "public" ? null : as.seat;
}

/** The question that brings this replay. */
export function pathOf(match: string, as: As): string {
  const seat = as.kind === "seat" ? `&seat=${as.seat}` : "";
  return `/api/matches/${match}/replay?visibility=${as.kind}${seat}`;
}

/** The seats of that match that this device plays. */
export function ownSeats(about: MatchOut, me: string | undefined): readonly number[] {
  return about.seats.flatMap(({ profile }, seat) => (me !== undefined && profile === me ? [seat] : []));
}

/** How this device looks at the match unless the address says otherwise. */
export function usualAs(own: readonly number[]): As {
  return own.length === 1 && own[0] !== undefined ? { kind: "seat", seat: own[0] } : { kind: "public" };
}

/** What may be chosen: a screen that is passed around shows no side of a running match. */
export function looks(about: MatchOut, own: readonly number[], now: As): readonly As[] {
  const over = about.state === "over";
  const seats = own.length === 1 ? [...own] : [];
  if (now.kind === "seat" && over && !seats.includes(now.seat)) seats.push(now.seat);
  const all: As[] = [{ kind: "public" }, ...seats.map((seat) => ({ kind: "seat", seat }) as const)];
  return over ? [...all, { kind: "everything", seat: now.kind === "everything" ? now.seat : (seats[0] ?? null) }] : all;
}

/** The steps of a replay, with one side's view each. */
export function framesOf(replay: Replay, as: As): readonly Frame[] {
  const steps = replay.steps as unknown as readonly FullStep[];
  return steps.map((step, at) => {
    const next = Object.keys(steps[at + 1]?.choice ?? {}).filter((seat) => seat !== "chance");
    const view = step.views ? step.views[(sideOf(as) ?? -1) + 1] : step.view;
    return { v: step.v, events: step.events.filter(([, what]) => what !== null), view, waiting: next.map(Number) };
  });
}

/** The step that shows a version: the first that has reached it. */
export function indexOf(frames: readonly Frame[], version: number): number {
  const found = frames.findIndex(({ v }) => v >= version);
  return found < 0 ? frames.length - 1 : found;
}

/** A step as a board wants it. */
export function observationAt(
  frames: readonly Frame[],
  index: number,
  replay: Replay,
  people: readonly Person[],
  as: As,
): Observation | null {
  const frame = frames[index];
  if (frame === undefined) return null;
  return {
    view: frame.view,
    seat: sideOf(as),
    options: replay.options,
    people,
    legal: [],
    waiting: frame.waiting,
    chosen: null,
    events: frames.slice(0, index + 1).flatMap(({ events }) => events),
    fresh: frame.events,
    version: frame.v,
    over: replay.over && index === frames.length - 1,
  };
}

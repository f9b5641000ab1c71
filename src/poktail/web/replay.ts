/** A replay as data: from which viewpoint, which steps there are, and what a board needs to draw one. */
import type { Person, Observation, EventEntry } from "./board";
import type { FullReplayStep, MatchOut, Replay, ReplayStep } from "./wire";

/** What everybody saw, what one seat saw, or everything with one seat's side drawn (null: the public side). */
export type Viewpoint =
  | { readonly kind: "public" }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "everything"; readonly seat: number | null };

/** One step of a replay with one view. */
export interface Frame {
  readonly v: number;
  readonly events: readonly EventEntry<unknown>[];
  readonly view: unknown;
  /** The seats that chose at the next step; empty where the replay does not say. */
  readonly waiting: readonly number[];
  /** Every seat's view, where everything is shown. */
  readonly views: readonly unknown[];
  readonly chance: boolean;
  /** How long people waited for it, in milliseconds; null for chance, and where the replay does not say. */
  readonly wait: number | null;
}

const STEP_MS = 1800;
const SILENT_STEP_MS = 150;
const SHORTEST_MS = 400;

/** How long a replay shows a step before the next one comes, in milliseconds at normal speed. */
export function pauseAfter(frames: readonly Frame[], index: number): number {
  const frame = frames[index];
  const wait = frames[index + 1]?.wait ?? null;
  if (wait === null) return frame?.events.length ? STEP_MS : SILENT_STEP_MS; // nothing to read: go on at once
  // People waited from the last move on; what chance did since then has been shown for a while already.
  const shown = frame?.chance && index > 0 ? pauseAfter(frames, index - 1) : 0;
  return Math.max(wait - shown, SHORTEST_MS);
}

/** "public", "seat:2", "everything", "everything:2"; null where it is none of them, or no such seat. */
export function parseViewpoint(text: string | null, seats: number): Viewpoint | null {
  const found = /^(public|seat|everything)(?::(\d{1,2}))?$/.exec(text ?? "");
  const seat = found?.[2] === undefined ? null : Number(found[2]);
  if (!found || (seat !== null && seat >= seats)) return null;
  if (found[1] === "everything") return { kind: "everything", seat };
  if (found[1] === "seat") return seat === null ? null : { kind: "seat", seat };
  return { kind: "public" };
}

/** The viewpoint as text for the address. */
export function formatViewpoint(viewpoint: Viewpoint): string {
  return viewpoint.kind === "public" || viewpoint.seat === null
    ? viewpoint.kind
    : `${viewpoint.kind}:${viewpoint.seat}`;
}

/** The seat whose side is drawn. */
export function seatOf(viewpoint: Viewpoint): number | null {
  return viewpoint.kind === "public" ? null : viewpoint.seat;
}

/** The viewpoint of a seat; null is a spectator. */
export function viewpointOf(seat: number | null): Viewpoint {
  return seat === null ? { kind: "public" } : { kind: "seat", seat };
}

/** The address of the page that replays a match. */
export function replayPage(match: string, viewpoint?: Viewpoint, version?: number): string {
  const parts = [version !== undefined && `v=${version}`, viewpoint && `as=${formatViewpoint(viewpoint)}`];
  const query = parts.filter(Boolean).join("&");
  return query ? `/m/${match}?${query}` : `/m/${match}`;
}

/** The address of a match's replay on the server. */
export function replayUrl(match: string, viewpoint: Viewpoint): string {
  const seat = viewpoint.kind === "seat" ? `&seat=${viewpoint.seat}` : "";
  return `/api/matches/${match}/replay?visibility=${viewpoint.kind}${seat}`;
}

/** The seats of that match that this device plays. */
export function ownSeats(about: MatchOut, me: string | undefined): readonly number[] {
  return about.seats.flatMap(({ profile }, seat) => (me !== undefined && profile === me ? [seat] : []));
}

/** The viewpoint of this device where the address names none. */
export function defaultViewpoint(own: readonly number[]): Viewpoint {
  return own.length === 1 && own[0] !== undefined ? { kind: "seat", seat: own[0] } : { kind: "public" };
}

/** The viewpoints to choose from; a screen that several people share shows no seat of a running match. */
export function viewpoints(about: MatchOut, own: readonly number[], now: Viewpoint): readonly Viewpoint[] {
  const over = about.state === "over";
  const seats = own.length === 1 ? [...own] : [];
  if (now.kind === "seat" && over && !seats.includes(now.seat)) seats.push(now.seat);
  const all: Viewpoint[] = [{ kind: "public" }, ...seats.map((seat) => ({ kind: "seat", seat }) as const)];
  return over ? [...all, { kind: "everything", seat: now.kind === "everything" ? now.seat : (seats[0] ?? null) }] : all;
}

/** The events that this viewpoint was told of a step; null stands for one that it was not. */
function told({ events }: ReplayStep | FullReplayStep): readonly EventEntry<unknown>[] {
  return events.filter(([, what]) => what !== null);
}

/** Every event of a replay, oldest first. */
export function eventsOf(replay: Replay): readonly EventEntry<unknown>[] {
  return replay.steps.flatMap(told);
}

/** The steps of a replay, each with the view from this viewpoint; what chance does in a row (dealing) is one step. */
export function framesOf({ steps }: Replay, viewpoint: Viewpoint): readonly Frame[] {
  const frames: Frame[] = [];
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1];
    const choosing = next && "choice" in next ? Object.keys(next.choice).filter((seat) => seat !== "chance") : [];
    const view = "views" in step ? step.views[(seatOf(viewpoint) ?? -1) + 1] : step.view;
    const views = "views" in step ? step.views.slice(1) : [];
    const dealt = step.chance && at > 0 && steps[at - 1]?.chance ? (frames.pop()?.events ?? []) : [];
    const { chance, wait_ms: wait } = step;
    frames.push({
      v: step.v,
      events: [...dealt, ...told(step)],
      view,
      waiting: choosing.map(Number),
      views,
      chance,
      wait,
    });
  }
  return frames;
}

/** The step that shows a version: the first that has reached it. */
export function indexOf(frames: readonly Frame[], version: number): number {
  const found = frames.findIndex(({ v }) => v >= version);
  return found < 0 ? frames.length - 1 : found;
}

/** What a board needs to draw one step. */
export function observationAt(
  frames: readonly Frame[],
  index: number,
  replay: Replay,
  people: readonly Person[],
  viewpoint: Viewpoint,
): Observation | null {
  const frame = frames[index];
  if (frame === undefined) return null;
  return {
    view: frame.view,
    seat: seatOf(viewpoint),
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

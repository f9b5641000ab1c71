/** A lesson as data: where the reader is in it, and what the next press or move leads to. No rule inside. */
import type { EventEntry } from "../board";
import type { LessonFrame, LessonMistake, LessonOut, LessonStep } from "../wire";

/** A step with the part of the lesson it belongs to. */
export interface Place {
  readonly step: LessonStep;
  readonly part: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The first step of its part: its first frame is a new beginning. */
  readonly opens: boolean;
}

/** What is shown now. */
export interface Stand {
  /** The index of the step. */
  readonly at: number;
  readonly frame: LessonFrame;
  readonly events: readonly EventEntry<unknown>[];
  readonly fresh: readonly EventEntry<unknown>[];
  /** Frames still to be shown before the bubble of this step. */
  readonly queue: readonly LessonFrame[];
  /** How many of the step's moves are made. */
  readonly made: number;
  readonly mistake: LessonMistake | null;
  /** A new number redraws the board, without what was composed on it. */
  readonly mount: number;
}

/** Names the next move of a turn from those that are legal by then. */
export type Next = (legal: LessonFrame["legal"]) => string | undefined;

/** Every step in order. */
export function placesOf(lesson: LessonOut): readonly Place[] {
  return lesson.parts.flatMap(({ options, steps }, part) =>
    steps.map((step, at) => ({ step, part, options, opens: at === 0 })),
  );
}

/** The position after one more frame. */
function shown(stand: Stand, frame: LessonFrame, fresh: Stand["fresh"] = frame.events): Stand {
  const events = [...stand.events, ...frame.events].filter(([version]) => version > frame.page);
  return { ...stand, frame, events, fresh };
}

/** The beginning of a step; a new part starts over with its own first position. */
export function enter(places: readonly Place[], stand: Stand | null, at: number): Stand | null {
  const place = places[at];
  if (place === undefined) return stand;
  const [first, ...rest] = place.step.frames;
  const clean = { at, made: 0, mistake: null };
  if (place.opens && first) {
    const mount = (stand?.mount ?? 0) + 1;
    const start = { frame: first, events: first.events, fresh: [], queue: rest, mount, ...clean };
    return { ...start, events: first.events.filter(([version]) => version > first.page) };
  }
  return stand && { ...stand, ...clean, queue: place.step.frames };
}

/** The next of the frames that lead to the bubble. */
export function proceed(stand: Stand): Stand {
  const [frame, ...queue] = stand.queue;
  return frame ? { ...shown(stand, frame), queue } : stand;
}

/** Straight to a step: everything since its part began is done again, and the last of it is told again. */
export function jump(places: readonly Place[], stand: Stand, at: number): Stand {
  const part = places[at]?.part;
  let now: Stand | null = stand;
  const first = places.findIndex((place) => place.part === part);
  for (let index = first; index <= at && now; index += 1) {
    now = enter(places, now, index);
    while (now?.queue.length) now = proceed(now);
    if (now && index < at) now = (places[index]?.step.after ?? []).reduce((last, frame) => shown(last, frame), now);
  }
  return now ? { ...now, mount: stand.mount + 1 } : stand;
}

/**
 * The step to which "Back" leads: the one before, or the first with the same position where the board has been
 * pressed on since, because only there does it look again as it did.
 */
export function before(places: readonly Place[], at: number): number {
  const silent = (index: number) => {
    const place = places[index];
    return place !== undefined && !place.opens && !place.step.frames.length && !places[index - 1]?.step.moves.length;
  };
  let first = at - 1;
  while (silent(first)) first -= 1;
  const pressed = places.slice(first, at - 1).some(({ step }) => step.press.length > 0);
  return Math.max(0, pressed ? first : at - 1);
}

/** The answer to a wrong move; null where the step wants none. */
export function mistakeFor(step: LessonStep, notation: string): LessonMistake | null {
  return step.wrongs[notation] ?? step.wrong;
}

/** What a move leads to, and those that `next` names after it: the position, a mistake, or the end of the step. */
export function move(places: readonly Place[], stand: Stand, notation: string, next?: Next): Stand | null {
  const step = places[stand.at]?.step;
  if (step === undefined) return stand;
  let { made } = stand;
  let now = stand;
  const fresh: EventEntry<unknown>[] = [];
  for (let one: string | undefined = notation; one !== undefined;) {
    const frame = step.after[made];
    if (frame === undefined || one !== step.moves[made]) {
      return { ...stand, fresh: [], mistake: mistakeFor(step, one), mount: stand.mount + 1 };
    }
    fresh.push(...frame.events);
    now = shown(now, frame, [...fresh]);
    made += 1;
    one = next?.(frame.legal);
  }
  const done = { ...now, made, mistake: null };
  return made < step.moves.length ? done : enter(places, done, stand.at + 1);
}

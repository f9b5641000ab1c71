/** Leads through a lesson: frames one after another, presses counted, moves compared with those that are wanted. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useMotion } from "../kit/motion";
import type { LessonOut } from "../wire";
import { before, enter, jump, move, mistakeFor, type Next, type Place, placesOf, proceed, type Stand } from "./lesson";
import { namesAt, nextPress } from "./parts";

/** How long a frame stays before the next, at normal pace: what others do should be seen one by one. */
const FRAME_MS = 1100;

/** Where the reader is, and what can be done there. */
export interface Course {
  readonly stand: Stand;
  readonly place: Place;
  readonly count: number;
  /** The board is still showing what happens before the bubble. */
  readonly busy: boolean;
  /** Everything has been gone through. */
  readonly over: boolean;
  /** Which of the parts to press comes next. */
  readonly press: number;
  readonly next: () => void;
  readonly back: (() => void) | undefined;
  readonly send: (notation: string, next?: Next) => void;
  readonly onClick: (event: MouseEvent) => void;
  /** Look again which parts are pressed: after the board has been drawn. */
  readonly look: () => void;
}

/** What was pressed since the board was redrawn or moved on; the board itself says which of its keys are pressed. */
function usePresses(root: () => ParentNode | null, { step }: Place, drawn: string) {
  const pressed = useRef<Set<string>>(new Set());
  const of = useRef(drawn);
  const [press, setPress] = useState({ step, at: 0 });
  if (of.current !== drawn) {
    of.current = drawn;
    pressed.current = new Set();
  }
  return {
    press: press.step === step ? press.at : 0,
    look: () => {
      const board = root();
      const at = board ? nextPress(board, step.press, pressed.current) : 0;
      setPress((before) => (before.step === step && before.at === at ? before : { step, at }));
    },
    note: (names: readonly string[]) => {
      for (const name of names) pressed.current.add(name);
    },
  };
}

/** The course of a lesson on the board inside `root`. */
export function useLesson(lesson: LessonOut, root: () => ParentNode | null): Course {
  const places = useMemo(() => placesOf(lesson), [lesson]);
  const pace = useMotion();
  const [stand, setStand] = useState<Stand>(() => enter(places, null, 0) as Stand);
  const [over, finish] = useState(false);
  const place = places[stand.at] as Place;
  const { step } = place;
  const busy = stand.queue.length > 0;
  const { press, look, note } = usePresses(root, place, `${stand.mount} ${stand.frame.v}`);
  const to = (at: number) => (at < places.length ? setStand((now) => enter(places, now, at) as Stand) : finish(true));

  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setStand(proceed), FRAME_MS * pace);
    return () => clearTimeout(timer);
  }, [stand.queue]);
  useEffect(() => {
    const done = step.press.length > 0 && press >= step.press.length;
    if (done && !step.moves.length && !busy) to(stand.at + 1);
  }, [press, stand.at, busy]);

  return {
    stand,
    place,
    count: places.length,
    busy,
    over,
    press,
    next: () => to(stand.at + 1),
    back: stand.at > 0 ? () => setStand(jump(places, stand, before(places, stand.at))) : undefined,
    send: (notation, next) => {
      if (busy || !step.moves.length) return;
      const then = move(places, stand, notation, next);
      if (then) setStand(then);
      if (then && then.made === step.moves.length && stand.at + 1 === places.length) finish(true);
    },
    onClick: (event) => {
      const names = namesAt(event.target);
      note(names);
      const wrong = names.find((name) => name in step.wrongs && !step.press.includes(name));
      if (wrong !== undefined && !busy) setStand({ ...stand, mistake: mistakeFor(step, wrong) });
      else if (stand.mistake && names.some((name) => step.press.includes(name))) setStand({ ...stand, mistake: null });
    },
    look,
  };
}

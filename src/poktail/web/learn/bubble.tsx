/** The bubble of a lesson: what to see or to do now, next to the thing it is about. */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { useWords, Why } from "../kit/context";
import { Key } from "../kit/keys";
import { type Box, boxOf, type Kept, placeBubble, screenSize, type Spot } from "../kit/place";
import type { LessonMistake } from "../wire";
import { partOf } from "./parts";

export interface BubbleProps {
  /** The board. */
  readonly root: RefObject<HTMLElement | null>;
  /** The part that it points at. */
  readonly target: string | null;
  /** Parts that must not be covered; other choices, better not; what it speaks of, if there is room. */
  readonly needed: readonly string[];
  readonly choices: readonly string[];
  readonly context: readonly string[];
  /** The step: a new one is read out. */
  readonly step: number;
  readonly count: number;
  readonly text: string;
  readonly mistake: LessonMistake | null;
  /** What is to be pressed: there is no key "Next" then. */
  readonly presses: boolean;
  readonly onNext: () => void;
  readonly onBack: (() => void) | undefined;
  /** Called whenever the board may have changed. */
  readonly onLook: () => void;
}

interface Layout {
  readonly spot: Spot;
  readonly ring: Box | null;
}

const same = (one: Layout | null, two: Layout) => JSON.stringify(one) === JSON.stringify(two);

/** How much a part is kept free: what is needed comes before everything else. */
const WEIGHTS = { needed: 1e6, choice: 10, context: 1 } as const;

/** Where the bubble and the ring go now. */
function layoutOf({ target, needed, choices, context }: BubbleProps, board: HTMLElement, bubble: HTMLElement): Layout {
  const kept = (weight: number, names: readonly (string | null)[]) =>
    names.flatMap((name): Kept[] => {
      const part = name === null ? null : partOf(board, name);
      return part ? [[boxOf(part), weight]] : [];
    });
  const all = [
    ...kept(WEIGHTS.needed, [target, ...needed]),
    ...kept(WEIGHTS.choice, choices),
    ...kept(WEIGHTS.context, context),
  ];
  const found = target === null ? null : partOf(board, target);
  const ring = found && boxOf(found);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  return { spot: placeBubble(ring, all, size, screenSize()), ring };
}

/** Follows the target on the screen: boards move, and people scroll. */
function useLayout(props: BubbleProps, self: RefObject<HTMLElement | null>): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const board = latest.current.root.current;
      if (!board || !self.current) return;
      latest.current.onLook();
      const next = layoutOf(latest.current, board, self.current);
      setLayout((before) => (same(before, next) ? before : next));
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
  return layout;
}

/** Whether something of the board lies over the middle of a part, or the screen ends before it. */
function isHidden(part: HTMLElement, bubble: HTMLElement | null): boolean {
  const { left, top, width, height, bottom } = part.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) return true;
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && !part.contains(over) && !over.contains(part) && !bubble?.contains(over);
}

/** Bring the target onto the screen. */
function useInSight({ root, target, step }: BubbleProps, self: RefObject<HTMLElement | null>, there: boolean): void {
  useEffect(() => {
    const found = target !== null && root.current ? partOf(root.current, target) : null;
    if (found && isHidden(found, self.current)) found.scrollIntoView({ block: "center" });
  }, [target, step, there]);
}

/** Whoever goes on by keyboard finds what comes next under it; a sheet over the page keeps the focus. */
function useFocus(props: BubbleProps, self: RefObject<HTMLElement | null>, there: boolean): void {
  const { root, target, presses, step } = props;
  useEffect(() => {
    if (document.querySelector("dialog[open]")) return;
    const part = presses && target !== null && root.current ? partOf(root.current, target) : null;
    const key = part?.matches("button") ? part : part?.querySelector("button");
    const next = self.current?.querySelector<HTMLElement>(".learn-next button");
    (key ?? next ?? self.current)?.focus({ preventScroll: true });
  }, [step, target, there]);
}

const px = (length: number) => `${Math.round(length)}px`;

function Ring({ box }: { readonly box: Box }) {
  const place = { left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) };
  return <span class="learn-ring" style={place} aria-hidden="true" />;
}

/** What was wrong, and the clause that says why. */
function Answer({ text, mistake }: { readonly text: string; readonly mistake: LessonMistake }) {
  return (
    <p class="learn-answer" role="alert">
      <Icon name="info" size={20} />
      <span>
        {text} <Why clause={mistake.clause} />
      </span>
    </p>
  );
}

function Foot({ step, count, presses, onNext, onBack }: BubbleProps): ComponentChildren {
  const words = useWords();
  return (
    <div class="learn-foot">
      <span class="learn-count">{words.say("web-learn-step", { step, count })}</span>
      <span class="learn-keys">
        {onBack && <Key icon="arrow-left" onClick={onBack} label={words.say("web-learn-back")} />}
        {presses ? (
          <span class="learn-do">
            <Icon name="arrow-right" size={18} /> {words.say("web-learn-press")}
          </span>
        ) : (
          <span class="learn-next">
            <Key kind="choice" icon="arrow-right" onClick={onNext}>
              {words.say("web-learn-next")}
            </Key>
          </span>
        )}
      </span>
    </div>
  );
}

/** The bubble with its arrow, and the ring around what it points at. */
export function Bubble(props: BubbleProps & { readonly answer: string | null }) {
  const words = useWords();
  const self = useRef<HTMLElement>(null);
  const layout = useLayout(props, self);
  const there = layout?.ring != null; // a board that still moves shows it later
  useInSight(props, self, there);
  useFocus(props, self, there);
  const { text, mistake, answer } = props;
  const spot = layout?.spot;
  const place = {
    left: px(spot?.left ?? 0),
    top: px(spot?.top ?? 0),
    "--arrow": px(spot?.arrow ?? 0),
  };
  return (
    <>
      {layout?.ring && <Ring box={layout.ring} />}
      <section
        ref={self}
        class={`learn-bubble ${spot ? "" : "learn-unplaced"}`}
        data-side={spot?.side ?? "none"}
        data-step={props.step}
        data-at={props.target ?? undefined}
        role="dialog"
        aria-modal="false"
        aria-label={words.say("web-learn")}
        tabIndex={-1}
        style={place}
      >
        <p class="learn-text" aria-live="polite">
          {text}
        </p>
        {mistake && answer !== null && <Answer text={answer} mistake={mistake} />}
        <Foot {...props} />
      </section>
    </>
  );
}

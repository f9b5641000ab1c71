/** The story next to the board: events in words, newest first, reactions, and chat where it is on. */
import type { ComponentChildren, RefObject, VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { IconKey } from "../bar";
import type { GameBoard, Line, Observation } from "../board";
import { Why } from "../kit/context";
import { ErrorBoundary } from "../kit/error_boundary";
import { useRoll } from "../kit/motion";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { Chat } from "./chat";
import { Reactions } from "./reactions";
import type { Store } from "./store";

export interface StoryProps {
  readonly store: Store;
  readonly table: TableState;
  readonly board: GameBoard;
  readonly words: Words;
  readonly observation: Observation | null;
  readonly open: boolean;
  readonly close: () => void;
  /** Shows an earlier moment; null where there is none to show. */
  readonly look: ((version: number) => void) | null;
}

interface Written {
  readonly line: Line;
  readonly text: ComponentChildren;
}

interface Chapter {
  readonly at: number;
  readonly title: string | null;
  readonly lines: (Written & { readonly version: number; readonly fresh: boolean })[];
}

/** How an event is drawn; one that the board does not know gets a plain line. */
export function lineOf(board: GameBoard, what: unknown, words: Words): Line {
  try {
    const { icon = "info", ...rest } = board.line(what, words) as Partial<Line>; // its table may have no such row
    return { icon, ...rest };
  } catch (error) {
    console.error(error);
    return { icon: "info" };
  }
}
type Write = (what: unknown) => Written;

/** The events as chapters of lines, newest chapter first. */
function chaptersOf(observation: Observation, write: Write): Chapter[] {
  const chapters: Chapter[] = [];
  const newest = observation.fresh[0]?.[0] ?? Infinity;
  let chapter: string | undefined;
  for (const [version, what] of observation.events) {
    const written = write(what);
    const { line } = written;
    chapter = line.chapter ?? chapter;
    const title = line.chapter ?? (line.part && [chapter, line.part].filter(Boolean).join(" · "));
    if (title !== undefined || chapters.length === 0) chapters.push({ at: version, title: title ?? null, lines: [] });
    if (!line.silent) chapters.at(-1)?.lines.push({ ...written, version, fresh: version >= newest });
  }
  return chapters.reverse();
}

interface LinesProps {
  readonly observation: Observation;
  readonly board: GameBoard;
  readonly words: Words;
  readonly look: StoryProps["look"];
}

/** Keeps drawn chapters: after a move only the newest chapters of a long story are drawn again. */
function useWritten({ board, words, look }: LinesProps): (observation: Observation) => readonly VNode[] {
  const latest = useRef(look);
  latest.current = look;
  return useMemo(() => {
    const lines = new WeakMap<object, Written>();
    const write: Write = (what) => {
      const kept = lines.get(what as object);
      if (kept) return kept;
      const line = lineOf(board, what, words);
      const written = { line, text: line.text ?? words.tell(what) };
      lines.set(what as object, written);
      return written;
    };
    let drawn = new Map<string, VNode>();
    return (observation) => {
      const now = new Map<string, VNode>();
      for (const chapter of chaptersOf(observation, write)) {
        const same = `${chapter.at} ${chapter.lines.map(({ version, fresh }) => (fresh ? `+${version}` : version)).join()}`;
        const show = latest.current && ((version: number) => latest.current?.(version));
        now.set(same, drawn.get(same) ?? section(chapter, words, show));
      }
      drawn = now;
      return [...now.values()];
    };
  }, [board, words]);
}

/** The story as a list. */
function Lines(props: LinesProps) {
  const { observation } = props;
  const draw = useWritten(props);
  return useMemo(() => <>{draw(observation)}</>, [draw, observation.events, observation.fresh]);
}

/** The sign of a line: a key where the table can be shown at that moment. */
function Sign({ icon, at, words, look }: { icon: Line["icon"]; at: number; words: Words; look: StoryProps["look"] }) {
  const label = words.say("web-look-at", { version: at });
  if (look === null) {
    return (
      <span class="line-look">
        <Icon name={icon} size={18} />
      </span>
    );
  }
  return (
    <button type="button" class="line-look" tabIndex={-1} aria-label={label} title={label} onClick={() => look(at)}>
      <Icon name={icon} size={18} />
    </button>
  );
}

function section(chapter: Chapter, words: Words, look: StoryProps["look"]): VNode {
  return (
    <section key={chapter.at} class="chapter">
      {chapter.title !== null && <h3>{chapter.title}</h3>}
      <ol>
        {chapter.lines.map(({ version, line, text, fresh }) => (
          <li key={version} class={`line ${fresh ? "line-fresh" : ""}`}>
            <Sign icon={line.icon} at={version} words={words} look={look} />
            <p>
              {text} {line.clause !== undefined && <Why clause={line.clause} walked />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const WALK: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The lines are one tab stop; arrow keys move between them. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = WALK[event.key];
  const keys = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  if (step === undefined || keys.length === 0) return;
  const upright = event.key === "ArrowDown" || event.key === "ArrowUp";
  const from = keys.findIndex((key) => key === document.activeElement);
  const ahead = step > 0 ? keys.slice(from + 1) : from > 0 ? keys.slice(0, from).reverse() : [];
  const to = ahead.find((key) => !upright || key.matches(".line-look"));
  event.preventDefault();
  if (to) to.focus();
  else if (step < 0) event.currentTarget.focus();
}

/** The scrolling part of the story. */
export function Scroll({
  box,
  words,
  children,
}: {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly words: Words;
  readonly children: ComponentChildren;
}) {
  useRoll(box);
  return (
    <div
      class="story-lines"
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={words.say("happened")}
      aria-description={words.say("web-walk-lines")}
      onKeyDown={walk}
    >
      {children}
    </div>
  );
}

/** The story next to the board, or as a sheet on a phone; children are below it. */
export function StoryFrame({
  words,
  open,
  close,
  box,
  observation,
  board,
  look,
  children,
}: Pick<StoryProps, "words" | "open" | "close" | "observation" | "board" | "look"> & {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: ComponentChildren;
}) {
  return (
    <aside class={`story ${open ? "story-open" : ""}`} aria-label={words.say("happened")}>
      <header class="story-head">
        <h2>{words.say("happened")}</h2>
        <span class="only-narrow">
          <IconKey icon="close" label={words.say("web-close")} onClick={close} />
        </span>
      </header>
      <Scroll box={box} words={words}>
        <ErrorBoundary
          of={observation?.events.at(-1)?.[0]}
          instead={<p class="line">{words.say("web-cannot-show")}</p>}
        >
          {observation && <Lines observation={observation} board={board} words={words} look={look} />}
        </ErrorBoundary>
      </Scroll>
      {children}
    </aside>
  );
}

/** The story of a running match. */
export function Story({ store, table, ...frame }: StoryProps) {
  const { words, observation } = frame;
  const box = useRef<HTMLDivElement>(null);
  const newest = observation?.events.at(-1)?.[0];
  const away = useRef(false);
  useEffect(() => {
    const lines = box.current;
    const left = () => (away.current = true);
    lines?.addEventListener("scroll", left, { passive: true });
    return () => lines?.removeEventListener("scroll", left);
  }, []);
  useEffect(() => {
    // Reading or setting the scroll position makes the browser lay out the whole page: only when it was scrolled.
    if (away.current) box.current?.scrollTo({ top: 0 });
    away.current = false;
  }, [newest]);
  return (
    <StoryFrame {...frame} box={box}>
      {table.setup.chat && <Chat store={store} table={table} words={words} />}
      <Reactions store={store} words={words} />
    </StoryFrame>
  );
}

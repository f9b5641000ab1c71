/** The review of a match for your seat: a graph of your chances, your costliest decisions, and the way to them. */
import { useEffect, useState } from "preact/hooks";
import { lines, Refusal } from "../api";
import type { GameBoard } from "../board";
import { Why } from "../kit/context";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { type Frame, indexOf } from "../replay";
import type { CostlyOut, Problem, ReviewLine, ReviewOut } from "../wire";
import type { Words } from "../words";
import { lineOf } from "./story";

/** How far a review has come. */
export interface Reviewing {
  readonly done: number;
  /** How many decisions there are; null: not known yet. */
  readonly of: number | null;
  /** The chances at each decision judged so far; of a whole review, also the result. */
  readonly chances: readonly number[];
  readonly methods: readonly string[];
  readonly whole: ReviewOut | null;
  readonly problem: Problem | null;
}

const NOTHING: Reviewing = { done: 0, of: null, chances: [], methods: [], whole: null, problem: null };

function next(old: Reviewing, { done, of, decision, review }: ReviewLine): Reviewing {
  const chances = review?.chances ?? (decision ? [...old.chances, decision.chance] : old.chances);
  const methods = decision ? [...new Set([...old.methods, decision.method])] : old.methods;
  return { ...old, done, of, chances, methods, whole: review };
}

/** The review of that seat (undefined: none), from when it is first asked for. */
export function useReview(match: string, seat: number | undefined): readonly [Reviewing, () => void] {
  const [reviewing, set] = useState(NOTHING);
  const [attempt, ask] = useState(0);
  useEffect(() => {
    if (seat === undefined || !attempt) return undefined;
    const stop = new AbortController();
    let whole = false;
    set(NOTHING);
    lines<ReviewLine>(`/api/matches/${match}/review?seat=${seat}`, stop.signal, (line) => {
      whole = line.review !== null;
      set((old) => next(old, line));
    })
      .then(() => {
        if (!whole) throw new Refusal("broken", {}, 0);
      })
      .catch((problem: Problem) => {
        if (!stop.signal.aborted) set({ ...NOTHING, problem });
      });
    return () => stop.abort();
  }, [match, seat, attempt]);
  return [reviewing, () => ask((before) => (before === 0 || reviewing.problem ? before + 1 : before))];
}

/** What the review is called, on its key and on its sheet. */
export const reviewTitle = (words: Words): string => words.say("web-review");

/** A part of a win in percentage points. */
const points = (part: number): number => Math.round(100 * part);

/** The chances from the first decision to the end, a fair share, and a mark at each costly decision. */
function Graph({ reviewing, words }: { readonly reviewing: Reviewing; readonly words: Words }) {
  const { chances, of, whole } = reviewing;
  const last = Math.max(of ?? 0, 1);
  const x = (at: number) => (100 * at) / last;
  const before = words.percent(chances[0] ?? 0);
  const label = words.say("web-review-graph", { before, after: words.percent(chances.at(-1) ?? 0) });
  const [from, ...rest] = chances.map((chance, at) => [x(at), 100 - 100 * Math.min(chance, 1)] as const);
  const marks = whole?.costliest.flatMap(({ at }) => [at]) ?? [];
  return (
    <div class="chances" role="img" aria-label={label}>
      <b class="chances-all" aria-hidden="true">
        {words.percent(1)}
      </b>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {whole && <line class="chances-fair" x1={0} x2={100} y1={100 - 100 * whole.fair} y2={100 - 100 * whole.fair} />}
        {from && <polyline class="chances-line" points={[from, ...rest].map((point) => point.join(",")).join(" ")} />}
      </svg>
      {marks.map((at) => (
        <i key={at} style={{ left: `${x(at)}%`, bottom: `${100 * Math.min(chances[at] ?? 0, 1)}%` }} />
      ))}
    </div>
  );
}

/** A costly decision in words; the board draws the moves that it knows how to draw. */
function sayCostly({ move, chance, better, better_chance: best }: CostlyOut, board: GameBoard, words: Words) {
  const drawn = (one: unknown) => board.move?.(one, words) ?? words.tell(one);
  return words.rich("review-costly", {
    move: <span>{drawn(move[1])}</span>,
    chance: words.percent(chance),
    better: <span>{better.flatMap(([, one], n) => (n ? [" · ", drawn(one)] : [drawn(one)]))}</span>,
    best: words.percent(best),
  });
}

/** The chapter of the story in which a step stands. */
function chapterAt(frames: readonly Frame[], version: number, board: GameBoard, words: Words): string | undefined {
  const before = frames.slice(0, indexOf(frames, version) + 1).toReversed();
  for (const { events } of before) {
    const found = events.toReversed().map(([, what]) => lineOf(board, what, words).chapter);
    const chapter = found.find((one) => one !== undefined);
    if (chapter !== undefined) return chapter;
  }
  return undefined;
}

interface Shown {
  readonly reviewing: Reviewing;
  readonly frames: readonly Frame[];
  readonly board: GameBoard;
  readonly words: Words;
  /** Shows the board at this step. */
  readonly go: (index: number) => void;
}

/** What the whole review says. */
function Found({ whole, reviewing, frames, board, words, go }: Shown & { readonly whole: ReviewOut }) {
  return (
    <>
      <p>
        {points(whole.cost) ? words.say("review-total", { cost: points(whole.cost) }) : words.say("review-nothing")}
      </p>
      {whole.costliest.length > 0 && (
        <>
          <h3>{words.say("review-costliest")}</h3>
          <ol class="costly">
            {whole.costliest.map((one) => (
              <li key={one.v}>
                <button type="button" class="turning" onClick={() => go(indexOf(frames, one.v))}>
                  <b class="costly-cost">−{words.percent(one.cost)}</b>
                  <span>
                    <b class="turning-chapter">{chapterAt(frames, one.v, board, words)}</b>{" "}
                    {sayCostly(one, board, words)} {one.reason !== null && words.tell(one.reason)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {reviewing.methods.map((method) => (
        <p key={method} class="hint">
          {words.say("review-how", { method })}
        </p>
      ))}
    </>
  );
}

/** The review as a sheet, also while it is worked out. */
export function ReviewSheet(props: Shown & { readonly close: () => void }) {
  const { reviewing, words, close } = props;
  const { done, of, whole, problem } = reviewing;
  return (
    <Sheet title={reviewTitle(words)} close={close}>
      <div class="review">
        <p class="hint">{words.say("web-review-text")}</p>
        <div class="review-state" role="status">
          {problem && <p>{words.refusal(problem.code, problem.data)}</p>}
          {!problem && !whole && (
            <label class="review-busy">
              <span>{of === null ? words.say("web-loading") : words.say("web-review-busy", { done, of })}</span>
              <progress max={of ?? 1} value={done} />
            </label>
          )}
        </div>
        {reviewing.chances.length > 0 && <Graph reviewing={reviewing} words={words} />}
        {whole && <Found whole={whole} {...props} />}
      </div>
    </Sheet>
  );
}

/** On the board, at one of the costly decisions: what it was, and a key to the next one. */
export function CostlyNote({ reviewing, frames, board, index, words, go }: Shown & { readonly index: number }) {
  const costliest = reviewing.whole?.costliest ?? [];
  const at = costliest.findIndex(({ v }) => indexOf(frames, v) === index);
  const one = costliest[at];
  const following = costliest[(at + 1) % costliest.length];
  if (one === undefined || following === undefined) return null;
  const clause = (one.reason as { clause?: string } | null)?.clause;
  return (
    <div class="costly-note" role="status">
      <p>
        {sayCostly(one, board, words)} {one.reason !== null && words.tell(one.reason)}{" "}
        {clause && <Why clause={clause} />}
      </p>
      {costliest.length > 1 && (
        <Key icon="arrow-right" onClick={() => go(indexOf(frames, following.v))}>
          {words.say("web-review-next")}
        </Key>
      )}
    </div>
  );
}

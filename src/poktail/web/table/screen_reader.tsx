/** The table for who listens: the position to be read at any time, and what happens told as it happens. */
import { useEffect, useState } from "preact/hooks";
import type { GameBoard, Observation, EventEntry } from "../board";
import type { Words } from "../words";
import { lineOf } from "./story";

/** A board that still shows the last round holds the next one back at once: until then nothing is said. */
const BREATH = 60;

/** What was told since the last time something was: it stays until more comes, and nothing is told twice. */
function useAnnouncements({ events, fresh }: Observation): readonly EventEntry<unknown>[] {
  const newest = events.at(-1)?.[0] ?? -1;
  const [heard, hear] = useState({ from: (fresh[0]?.[0] ?? newest + 1) - 1, to: newest });
  useEffect(() => {
    const timer = setTimeout(() => {
      hear((before) => (newest > before.to ? { from: before.to, to: newest } : before));
    }, BREATH);
    return () => clearTimeout(timer);
  }, [newest]);
  return events.filter(([version]) => version > heard.from && version <= heard.to);
}

/** A description that is always true, and a log that speaks. */
export function ScreenReaderText({
  observation,
  now,
  board,
  words,
}: {
  readonly observation: Observation;
  /** The match as it stands, also while one looks back. */
  readonly now: Observation;
  readonly board: GameBoard;
  readonly words: Words;
}) {
  const events = useAnnouncements(now).filter(([, what]) => !lineOf(board, what, words).silent);
  return (
    <>
      <section class="hidden" aria-label={words.say("web-in-words")}>
        <p>{board.describe(observation, words)}</p>
      </section>
      <div class="hidden" role="log" aria-live="polite" aria-relevant="additions">
        {events.map(([version, what]) => (
          <p key={version}>{words.tell(what)}</p>
        ))}
      </div>
    </>
  );
}

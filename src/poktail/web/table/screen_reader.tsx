/** The table for screen readers: the position at any time, and events as they happen. */
import { useEffect, useState } from "preact/hooks";
import type { GameBoard, Observation, EventEntry } from "../board";
import type { Words } from "../words";
import { lineOf } from "./story";

/** Milliseconds to wait before announcing: a board that still shows the last round holds new events back by then. */
const ANNOUNCE_DELAY_MS = 60;

/** The newest events, each announced once; they stay until newer ones come. */
function useAnnouncements({ events, fresh }: Observation): readonly EventEntry<unknown>[] {
  const newest = events.at(-1)?.[0] ?? -1;
  const [heard, hear] = useState({ from: (fresh[0]?.[0] ?? newest + 1) - 1, to: newest });
  useEffect(() => {
    const timer = setTimeout(() => {
      hear((before) => (newest > before.to ? { from: before.to, to: newest } : before));
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  return events.filter(([version]) => version > heard.from && version <= heard.to);
}

/** The current position in words, and a live log of events. */
export function ScreenReaderText({
  observation,
  now,
  board,
  words,
}: {
  readonly observation: Observation;
  /** The current position, also while the reader looks back. */
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

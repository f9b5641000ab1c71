/** The table for who listens: the position to be read at any time, and what happens told as it happens. */
import type { GameBoard, Sight } from "../board";
import type { Words } from "../words";

/** A description that is always true, and a log that speaks. */
export function InWords({
  sight,
  board,
  words,
}: {
  readonly sight: Sight;
  readonly board: GameBoard;
  readonly words: Words;
}) {
  const told = sight.fresh.filter(([, what]) => !board.line(what, words).silent);
  return (
    <>
      <section class="hidden" aria-label={words.say("web-in-words")}>
        <p>{board.describe(sight, words)}</p>
      </section>
      <div class="hidden" role="log" aria-live="polite" aria-relevant="additions">
        {told.map(([version, what]) => (
          <p key={version}>{words.tell(what)}</p>
        ))}
      </div>
    </>
  );
}

/** What is played for, for the bar above a board. */
import type { GameBoard, Observation } from "../board";
import type { Words } from "../words";

/** What is played for, in one line. */
export function AimLine({
  observation,
  board,
  words,
}: {
  readonly observation: Observation;
  readonly board: GameBoard;
  readonly words: Words;
}) {
  const aim = board.aim?.(observation, words);
  if (aim === undefined) return null;
  return (
    <p class="aim">
      <span class="aim-picture" aria-hidden="true">
        {aim.picture}
      </span>
      <span class="aim-text">{aim.text}</span>
    </p>
  );
}

/** The turning points of a finished match: which there are, the list of them, and the one that decided it. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../art/icons";
import type { GameBoard } from "../board";
import type { Frame } from "../replay";
import type { Replay } from "../wire";
import type { Words } from "../words";
import { lineOf } from "./story";

/** One of them, in the words of the story. */
export interface TurningPoint {
  readonly version: number;
  /** The step that shows it. */
  readonly index: number;
  readonly icon: IconName;
  /** The chapter of the story it stands in. */
  readonly chapter: string | undefined;
  readonly text: ComponentChildren;
}

/** The turning points that a replay names; none while the match runs. */
export function turningPointsOf(
  replay: Replay | null,
  frames: readonly Frame[],
  board: GameBoard,
  words: Words,
): readonly TurningPoint[] {
  const wanted = new Set(replay?.turning_points);
  if (!wanted.size) return [];
  let chapter: string | undefined;
  return frames.flatMap(({ events }, index) =>
    events.flatMap(([version, what]) => {
      const line = lineOf(board, what, words);
      chapter = line.chapter ?? chapter;
      return wanted.has(version)
        ? [{ version, index, icon: line.icon, chapter, text: line.text ?? words.tell(what) }]
        : [];
    }),
  );
}

/** A key that leads to one of them. */
function TurningPointKey({
  point: { icon, chapter, text },
  now,
  go,
}: {
  readonly point: TurningPoint;
  readonly now: boolean;
  readonly go: () => void;
}) {
  return (
    <button type="button" class="turning" aria-current={now ? "step" : undefined} onClick={go}>
      <Icon name={icon} size={20} />
      <span>
        {chapter !== undefined && <b class="turning-chapter">{chapter}</b>} {text}
      </span>
    </button>
  );
}

/** All of them, each a key that leads there. */
export function TurningPoints({
  points,
  index,
  words,
  go,
}: {
  readonly points: readonly TurningPoint[];
  readonly index: number;
  readonly words: Words;
  readonly go: (index: number) => void;
}) {
  if (!points.length) return null;
  return (
    <section class="turnings" aria-label={words.say("web-turning-points")}>
      <h3>{words.say("web-turning-points")}</h3>
      <ol>
        {points.map((point) => (
          <li key={point.version}>
            <TurningPointKey point={point} now={point.index === index} go={() => go(point.index)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last of them; while it is not known, its place. */
export function Decided({
  points,
  words,
  go,
}: {
  /** Null: not known yet. */
  readonly points: readonly TurningPoint[] | null;
  readonly words: Words;
  readonly go: (index: number) => void;
}) {
  const point = points?.at(-1);
  if (points && !point) return null;
  return (
    <section class="decided" aria-hidden={!point}>
      <h3>{words.say("web-decided")}</h3>
      {point && <TurningPointKey point={point} now={false} go={() => go(point.index)} />}
    </section>
  );
}

/** A turn is put together here and undone freely; one key sends it, move by move, each after the answer to the one before. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Draft, NOTHING } from "./board_draft";
import type { Props } from "./board_model";
import { notationOf } from "./board_plan";
import type { PookMove } from "./wire";

/** Moves still to be sent, and the sight for which they were composed: it stays on screen until all are answered. */
interface Queue {
  readonly at: number;
  readonly rest: readonly PookMove[];
  readonly sight: Props;
}

/** The table does not always ask: then there is nothing to answer. */
const optional = (move: PookMove): boolean => move.is === "Decline" || move.is === "End";

/** The first move that is legal and what comes after it; null: nothing is left. Undefined: a move is not legal any more. */
function nextOf(
  legal: Props["legal"],
  moves: readonly PookMove[],
): readonly [string, readonly PookMove[]] | null | undefined {
  const [move, ...rest] = moves;
  if (move === undefined) return null;
  const notation = notationOf(legal, move);
  if (notation !== undefined) return [notation, rest];
  return optional(move) ? nextOf(legal, rest) : undefined;
}

/** The turn as composed, the sight to show with it, and the way to send it. */
export function useTurn(props: Props) {
  const { seat, version, legal, busy, send } = props;
  const [kept, keep] = useState({ at: version, seat, draft: NOTHING });
  const [queue, setQueue] = useState<Queue | null>(null);
  const [stopped, stop] = useState<number | null>(null);
  const under = useRef(false);
  const push = (moves: readonly PookMove[], sight: Props) => {
    const next = nextOf(legal, moves);
    under.current = false;
    if (!next) {
      if (next === undefined) stop(version);
      return setQueue(null);
    }
    setQueue({ at: version, rest: next[1], sight });
    send(next[0]);
  };
  // Before the next paint, so that no answer can come between a move and the note that it is under way.
  useLayoutEffect(() => {
    if (busy) under.current = true;
    if (!queue || busy) return;
    if (version !== queue.at) return push(queue.rest, queue.sight);
    if (!under.current) return;
    // Refused: the page says why, and what is true is shown again; what was composed is still there if all of it is.
    if (version !== queue.sight.version) stop(version);
    setQueue(null);
  }, [version, busy, queue]);
  // Whoever holds this screen next finds nothing of the one before.
  useEffect(() => {
    setQueue(null);
    keep({ at: version, seat, draft: NOTHING });
  }, [seat]);
  const mine = kept.seat === seat && (queue !== null || kept.at === version);
  return {
    sight: queue ? { ...queue.sight, words: props.words, busy: true } : props,
    draft: mine ? kept.draft : NOTHING,
    stopped: queue === null && stopped === version,
    change: (draft: Draft) => {
      stop(null);
      keep({ at: version, seat, draft });
    },
    submit: (moves: readonly PookMove[]) => {
      stop(null);
      push(moves, props);
    },
  };
}

/** A turn is put together here and undone freely; one key sends it, move by move, and it is answered as one. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Draft, NOTHING } from "./board_draft";
import type { Props } from "./board_model";
import { notationOf } from "./board_plan";
import type { PookMove } from "./wire";

/** Moves still to be sent, and the version for which they were composed. */
interface Queue {
  readonly at: number;
  readonly rest: readonly PookMove[];
}

/** The table does not always ask: then there is nothing to answer. */
const optional = (move: PookMove): boolean => move.is === "Decline" || move.is === "End";

/** The first move that is legal and what comes after it; undefined: nothing is left, or a move is not legal any more. */
function nextOf(legal: Props["legal"], moves: readonly PookMove[]): readonly [string, readonly PookMove[]] | undefined {
  const [move, ...rest] = moves;
  if (move === undefined) return undefined;
  const notation = notationOf(legal, move);
  if (notation !== undefined) return [notation, rest];
  return optional(move) ? nextOf(legal, rest) : undefined;
}

/** The turn as composed, and the way to send it. */
export function useTurn(props: Props) {
  const { seat, version, legal, busy, send } = props;
  const [kept, keep] = useState({ at: version, seat, draft: NOTHING });
  const [stopped, stop] = useState<number | null>(null);
  const [sent, setSent] = useState(false);
  const queue = useRef<Queue | null>(null);
  useLayoutEffect(() => {
    if (busy) return;
    // Refused at once, it is all still composed and can be sent again; refused later, what is left is told about.
    const left = queue.current;
    queue.current = null;
    setSent(false);
    if (left && left.at !== version && !left.rest.every(optional)) stop(version);
  }, [version, busy]);
  // The next seat on this screen finds no draft of the one before.
  useEffect(() => {
    queue.current = null;
    keep({ at: version, seat, draft: NOTHING });
  }, [seat]);
  const next = (now: Props["legal"]): string | undefined => {
    const found = queue.current && nextOf(now, queue.current.rest);
    if (!queue.current || !found) return undefined;
    queue.current = { ...queue.current, rest: found[1] };
    return found[0];
  };
  return {
    draft: kept.seat === seat && kept.at === version ? kept.draft : NOTHING,
    stopped: stopped === version,
    /** All of it is on its way: it lies as if it had arrived. */
    sent: sent && busy,
    change: (draft: Draft) => {
      stop(null);
      keep({ at: version, seat, draft });
    },
    submit: (moves: readonly PookMove[]) => {
      stop(null);
      queue.current = { at: version, rest: moves };
      const first = next(legal);
      if (first === undefined) return stop(version);
      setSent(true);
      send(first, next);
    },
  };
}

/** A turn is put together here and undone freely; one key sends it, move by move, each after the answer to the one before. */
import { useEffect, useState } from "preact/hooks";
import { type Draft, NOTHING, type Props } from "./board_model";

/** Moves still to be sent, one after the answer to the other. */
interface Queue {
  readonly at: number;
  readonly rest: readonly string[];
}

/** The turn as composed, and the way to send it: several moves on the wire, one key on the page. */
export function useTurn(props: Props) {
  const { seat, version, legal, busy, send } = props;
  const [kept, keep] = useState({ at: version, seat, draft: NOTHING });
  const [queue, setQueue] = useState<Queue | null>(null);
  const underway = queue !== null && (queue.rest.length > 0 || queue.at === version);
  const draft = kept.seat === seat && (kept.at === version || underway) ? kept.draft : NOTHING;
  useEffect(() => {
    const next = queue?.rest[0];
    if (!queue || next === undefined || version === queue.at || busy) return;
    if (!legal.some(([notation]) => notation === next)) return setQueue(null);
    setQueue({ at: version, rest: queue.rest.slice(1) });
    send(next);
  }, [version, busy, queue]);
  // Whoever holds this screen next finds nothing of the one before.
  useEffect(() => {
    setQueue(null);
    keep({ at: version, seat, draft: NOTHING });
  }, [seat]);
  const change = (next: Draft) => {
    setQueue(null);
    keep({ at: version, seat, draft: next });
  };
  const submit = (steps: readonly string[]) => {
    const [first, ...rest] = steps;
    if (first === undefined) return;
    setQueue({ at: version, rest });
    send(first);
  };
  return { draft, change, submit };
}

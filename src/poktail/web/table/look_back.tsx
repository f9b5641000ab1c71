/** Looking back: an earlier position of the match, from the seat that looks. */
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api";
import type { Observation } from "../board";
import { Key } from "../kit/keys";
import { framesOf, indexOf, observationAt, replayUrl, viewpointOf } from "../replay";
import { showProblem } from "../shell";
import { muteSounds } from "../sound";
import type { Replay, TableState } from "../wire";
import type { Words } from "../words";
import { peopleOf } from "./people";
import type { Store } from "./store";

export interface Past {
  readonly shown: Observation | null;
  readonly look: (version: number) => void;
  readonly back: () => void;
}

/** Shows an earlier position; dropped as soon as the page plays as another seat, or its turn comes. */
export function usePast(store: Store, table: TableState, words: Words): Past {
  const [shown, show] = useState<Observation | null>(null);
  const seat = store.playingAs.value ?? null;
  const now = store.position.value;
  const asked = seat !== null && now !== null && now.waiting.includes(seat);
  // What was asked for last; an answer that comes after something else has begun is not shown.
  const last = useRef(0);
  useEffect(() => {
    last.current += 1;
    show(null);
  }, [seat, asked, table.match, table.phase]);
  // The current position has sounded already when the reader comes back to it.
  const still = useRef<number | undefined>(undefined);
  if (shown !== null) still.current = now?.version;
  muteSounds(still.current !== undefined && still.current === now?.version);
  useEffect(() => () => muteSounds(false), []);
  const look = (version: number) => {
    const position = store.position.value;
    if (position === null) return;
    const viewpoint = viewpointOf(seat);
    const mine = (last.current += 1);
    get<Replay>(replayUrl(position.match, viewpoint)).then((replay) => {
      if (store.playingAs.value !== seat || last.current !== mine) return;
      const frames = framesOf(replay, viewpoint);
      const people = peopleOf(table.seats, words, {});
      const found = observationAt(frames, indexOf(frames, version), replay, people, viewpoint);
      show(found && { ...found, over: false });
    }, showProblem);
  };
  return { shown, look, back: () => show(null) };
}

/** Says that this is an earlier position, and leads back. */
export function LookBack({ past, words }: { readonly past: Past; readonly words: Words }) {
  return (
    <div class="pass">
      <p>{words.say("web-looking-back")}</p>
      <Key kind="main" icon="last" onClick={past.back}>
        {words.say("web-look-now")}
      </Key>
    </div>
  );
}

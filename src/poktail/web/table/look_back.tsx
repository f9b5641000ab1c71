/** Looking back: an earlier position of the match, from the seat that looks. */
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api";
import type { Observation, EventEntry } from "../board";
import { Key } from "../kit/keys";
import { showProblem } from "../shell";
import { muteSounds } from "../sound";
import type { Replay, TableState } from "../wire";
import type { Words } from "../words";
import { peopleOf } from "./people";
import type { Store } from "./store";

export interface Step {
  readonly v: number;
  readonly events: readonly EventEntry<unknown>[];
  readonly view: unknown;
}

export interface Past {
  readonly shown: Observation | null;
  readonly look: (version: number) => void;
  readonly back: () => void;
}

/** The position at a version that may be shown; forgotten as soon as another seat is held up, or one's turn comes. */
export function usePast(store: Store, table: TableState, words: Words): Past {
  const [shown, show] = useState<Observation | null>(null);
  const seat = store.playingAs.value ?? null;
  const now = store.position.value;
  const asked = seat !== null && now !== null && now.waiting.includes(seat);
  useEffect(() => show(null), [seat, asked, table.match, table.phase]);
  // On the way back what is there has sounded already, too.
  const still = useRef<number | undefined>(undefined);
  if (shown !== null) still.current = now?.version;
  muteSounds(still.current !== undefined && still.current === now?.version);
  useEffect(() => () => muteSounds(false), []);
  const look = (version: number) => {
    const position = store.position.value;
    if (position === null) return;
    const as = seat === null ? "visibility=public" : `visibility=seat&seat=${seat}`;
    get<Replay>(`/api/matches/${position.match}/replay?${as}`).then((replay) => {
      const steps = replay.steps as unknown as readonly Step[];
      const step = steps.find((one) => one.v >= version) ?? steps.at(-1);
      if (step === undefined || store.playingAs.value !== seat) return;
      const events = steps
        .filter((one) => one.v <= step.v)
        .flatMap((one) => one.events.filter(([, what]) => what !== null));
      const people = peopleOf(table.seats, words, {});
      const still = {
        legal: [],
        waiting: [],
        chosen: null,
        fresh: step.events.filter(([, what]) => what !== null),
        over: false,
      };
      show({ ...still, view: step.view, seat, options: table.options, people, events, version: step.v });
    }, showProblem);
  };
  return { shown, look, back: () => show(null) };
}

/** Says that this is the past, and leads back. */
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

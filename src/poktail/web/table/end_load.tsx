/** What the end of a match asks the server for. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import type { Person, Observation, EventEntry } from "../board";
import type { MatchOut, Problem, Replay } from "../wire";
import { isolated } from "../words";
import type { Step } from "./look_back";

/** An answer, the reason why there is none, or nothing yet. */
export interface Fetched<T> {
  readonly found: T | null;
  readonly problem: Problem | null;
}

const NOTHING = { found: null, problem: null } as const;

/** What the server answers to this question; asked anew when it or `again` changes. Null asks nothing. */
export function useFetch<T>(path: string | null, again = 0): Fetched<T> {
  const [fetched, set] = useState<Fetched<T> & { readonly path: string | null }>({ ...NOTHING, path });
  useEffect(() => {
    let wanted = true;
    if (path !== null) {
      get<T>(path).then(
        (found) => wanted && set({ found, problem: null, path }),
        (problem: Problem) => wanted && set({ found: null, problem, path }),
      );
    }
    return () => {
      wanted = false;
    };
  }, [path, again]);
  return fetched.path === path ? fetched : NOTHING;
}

/** The question for a replay as that seat (null: everybody) saw it. */
export function replayPath(match: string, seat: number | null): string {
  const as = seat === null ? "visibility=public" : `visibility=seat&seat=${seat}`;
  return `/api/matches/${match}/replay?${as}`;
}

/** Everything that was told in a replay. */
export function eventsOf(replay: Replay): EventEntry<unknown>[] {
  return (replay.steps as unknown as readonly Step[]).flatMap(({ events }) =>
    events.filter(([, what]) => what !== null),
  );
}

/** People under the names that they played under, also those who have left the table since. */
export function asPlayed(people: readonly Person[], about: MatchOut | null): readonly Person[] {
  return people.map((person) => {
    const seat = about?.seats[person.seat];
    return seat ? { ...person, name: isolated(seat.name), bot: seat.bot, away: false, standIn: false } : person;
  });
}

/** The end with its whole story: a running match tells only its last pages, one that is over tells all. */
export function withWholeStory(observation: Observation, about: MatchOut | null, replay: Replay | null): Observation {
  const events = replay ? eventsOf(replay) : observation.events;
  return { ...observation, people: asPlayed(observation.people, about), events, fresh: [] };
}

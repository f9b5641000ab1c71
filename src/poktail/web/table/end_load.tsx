/** The end of a match with what the server tells about it as a whole. */
import type { Observation, Person } from "../board";
import { eventsOf } from "../replay";
import type { MatchOut, Replay } from "../wire";
import { isolated } from "../words";

/** People under the names they played under, also those who have left the table since. */
export function asPlayed(people: readonly Person[], about: MatchOut | null): readonly Person[] {
  return people.map((person) => {
    const seat = about?.seats[person.seat];
    return seat ? { ...person, name: isolated(seat.name), bot: seat.bot, away: false, standIn: false } : person;
  });
}

/** The observation with every event of the match: a running match carries only its latest ones. */
export function withWholeStory(observation: Observation, about: MatchOut | null, replay: Replay | null): Observation {
  const events = replay ? eventsOf(replay) : observation.events;
  return { ...observation, people: asPlayed(observation.people, about), events, fresh: [] };
}

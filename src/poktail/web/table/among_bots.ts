/** The reader among bots, where there is no table: in lessons and daily deals. */
import defaultNames from "../../i18n/default_names.json";
import { me } from "../api";
import type { Person } from "../board";
import type { Words } from "../words";
import { peopleOf } from "./people";

/** The reader in that seat, and bots in all others. */
export function amongBots(count: number, own: number, words: Words): readonly Person[] {
  const name = me.value?.name ?? defaultNames.people[words.lang][0] ?? "";
  const bots = defaultNames.bots[words.lang].filter((one) => one !== name);
  const seats = Array.from({ length: count }, (_, seat) => {
    const bot = seat !== own;
    const called = bot ? (bots[seat > own ? seat - 1 : seat] ?? "") : name;
    return { name: called, kind: bot ? ("bot" as const) : ("person" as const) };
  });
  return peopleOf(seats, words, {});
}

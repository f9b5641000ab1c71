/** What can be done about a seat whose owner is away: propose a bot for them, or take your own seat back. */
import type { Person } from "../board";
import { Key } from "../kit/keys";
import { awayLong, useNow } from "../kit/now";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { askAndReport } from "./ask";
import type { Store } from "./store";

export interface AbsenceProps {
  readonly store: Store;
  readonly table: TableState;
  readonly people: readonly Person[];
  readonly words: Words;
}

/** Where a notice would push keys of a decision out of sight; `styles/short.css` is for the same screens. */
const SHORT = "(max-width: 699px) and (min-height: 500px) and (max-height: 780px)";

/** How many people at the table are connected: more than half of them decide. */
function present(table: TableState): number {
  const people = table.seats.filter((there) => there?.kind === "person" && there.present);
  return new Set(people.map((there) => there?.profile)).size;
}

/** Proposes that a bot plays for somebody who is away. */
export function StandInKey({
  store,
  table,
  person: { seat, name },
  words,
}: Omit<AbsenceProps, "people"> & { readonly person: Person }) {
  const votes = table.seats[seat]?.votes ?? 0;
  return (
    <Key
      icon="bot"
      part="stand-in"
      hint={votes ? words.say("web-votes", { votes, people: present(table) }) : undefined}
      onClick={() => void askAndReport(store, { t: "stand_in", d: { seat } })}
    >
      {words.say("web-bot-for", { name })}
    </Key>
  );
}

/** The people who are away and for whom no bot plays yet; a person at a seat may propose one for them. */
export function absentPeople(people: readonly Person[]): readonly Person[] {
  return people.filter((one) => one.away && !one.standIn);
}

/** The notices below the board. */
export function Absence({ store, table, people, words }: AbsenceProps) {
  const mine = store.mine.value;
  const away = absentPeople(people);
  const now = useNow(away.length > 0);
  const own = mine.filter((seat) => people[seat]?.standIn);
  const deciding = mine.some((seat) => store.position.value?.waiting.includes(seat));
  const room = !deciding || !matchMedia(SHORT).matches; // the menu of the table has these keys, too
  const late = mine.length && room ? away.filter(({ awaySince }) => awayLong(awaySince, now)) : [];
  return (
    <>
      {own.map((seat) => (
        <div key={seat} class="pass absence" role="status">
          <span>{words.say("web-bot-plays-for", { name: { seat } })}</span>
          <Key
            kind="main"
            icon="chair"
            part="take-seat"
            onClick={() => void askAndReport(store, { t: "away", d: { seat, on: false } })}
          >
            {words.say("web-take-back")}
          </Key>
        </div>
      ))}
      {late.map((person) => (
        <div key={person.seat} class="pass absence" role="status">
          <span>{words.say("web-is-away", { name: person.name })}</span>
          <StandInKey {...{ store, table, person, words }} />
        </div>
      ))}
    </>
  );
}

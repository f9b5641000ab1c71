/** What can be done about a seat whose owner is away: propose a bot for them, or take your own seat back. */
import type { Person } from "../board";
import { Key } from "../kit/keys";
import { awayLong, useNow } from "../kit/now";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { askAndReport } from "./ask";
import type { Message, Store } from "./store";

export interface AbsenceProps {
  readonly store: Store;
  readonly table: TableState;
  readonly people: readonly Person[];
  readonly words: Words;
}

/** How many people at the table are connected: more than half of them decide. */
function present(table: TableState): number {
  const people = table.seats.filter((there) => there?.kind === "person" && there.present);
  return new Set(people.map((there) => there?.profile)).size;
}

/** The notices below the board. */
export function Absence({ store, table, people, words }: AbsenceProps) {
  const mine = store.mine.value;
  const waiting = store.position.value?.waiting ?? [];
  const away = people.filter((one) => one.away && !one.standIn && waiting.includes(one.seat));
  const now = useNow(away.length > 0);
  const ask = (message: Message) => void askAndReport(store, message);
  const own = mine.filter((seat) => people[seat]?.standIn);
  const late = mine.length ? away.filter(({ awaySince }) => awayLong(awaySince, now)) : [];
  return (
    <>
      {own.map((seat) => (
        <div key={seat} class="pass" role="status">
          <span>{words.say("web-bot-plays-for", { name: { seat } })}</span>
          <Key kind="main" icon="chair" onClick={() => ask({ t: "away", d: { seat, on: false } })}>
            {words.say("web-take-back")}
          </Key>
        </div>
      ))}
      {late.map(({ seat, name }) => {
        const votes = table.seats[seat]?.votes ?? 0;
        return (
          <div key={seat} class="pass" role="status">
            <span>{words.say("web-is-away", { name })}</span>
            <Key
              icon="bot"
              hint={votes ? words.say("web-votes", { votes, people: present(table) }) : undefined}
              onClick={() => ask({ t: "stand_in", d: { seat } })}
            >
              {words.say("web-bot-for", { name })}
            </Key>
          </div>
        );
      })}
    </>
  );
}

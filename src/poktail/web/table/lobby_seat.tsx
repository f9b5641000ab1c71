/** A seat in the lobby: who sits there, or the ways to fill it. */
import { useState } from "preact/hooks";
import { get } from "../api";
import { Icon } from "../art/icons";
import type { Person } from "../board";
import { Key } from "../kit/keys";
import { Face } from "../kit/seats";
import { lastLevel, levelOf } from "../settings";
import type { BotOut, TableState } from "../wire";
import type { Words } from "../words";
import { askAndReport } from "./ask";
import { RenameSheet, isRenamable } from "./lobby_rename";
import type { Message, Store } from "./store";

export interface SeatCardProps {
  readonly store: Store;
  readonly table: TableState;
  readonly person: Person;
  readonly words: Words;
  readonly levels: readonly string[];
  /** Where it stands around the table, for the style sheet. */
  readonly place: Readonly<Record<"--row" | "--column", number>>;
}

/** Chooses the bot for a seat: a built-in one, or one that is connected. */
function BotChoice({ store, table, person, words, levels }: SeatCardProps) {
  const [guests, setGuests] = useState<readonly BotOut[]>([]);
  const there = table.seats[person.seat];
  // A level that is no longer offered stays until another one is chosen.
  const known = there?.level && !levels.includes(there.level) ? [...levels, there.level] : levels;
  const look = () =>
    void get<readonly BotOut[]>("/api/bots").then(
      (all) => setGuests(all.filter((bot) => bot.games.includes(table.game))),
      () => undefined,
    );
  return (
    <select
      class="bot-level"
      aria-label={words.say("web-bot-level", { name: person.name })}
      title={there?.level ? words.say("web-level-choice", { level: there.level }) : undefined}
      value={there?.level ?? there?.profile ?? ""}
      onFocus={look}
      onChange={(event) => {
        const value = event.currentTarget.value;
        const which = known.includes(value) ? { level: value } : { profile: value };
        if (levels.includes(value)) lastLevel.value = value;
        void askAndReport(store, { t: "bot", d: { seat: person.seat, ...which } });
      }}
    >
      {there?.profile && <option value={there.profile}>{there.name}</option>}
      {known.map((level) => (
        <option key={level} value={level} title={words.say("web-level-choice", { level })}>
          {words.say("web-level", { level })}
        </option>
      ))}
      {guests.map((bot) => (
        <option key={bot.id} value={bot.id}>
          {bot.name}
        </option>
      ))}
    </select>
  );
}

function status({ store, table, person, words }: SeatCardProps): string {
  const there = table.seats[person.seat];
  if (there?.kind === "bot") return words.say("web-seat-bot");
  const first = table.seats.findIndex((one) => one?.profile === table.host) === person.seat;
  if (store.mine.value.includes(person.seat)) {
    if (store.shared.value) return words.say(first ? "web-seat-host-here" : "web-seat-here");
    return words.say(first ? "web-seat-you-host" : "web-seat-you");
  }
  if (person.away) return words.say("web-seat-away");
  return words.say(there?.profile === table.host ? "web-seat-host" : "web-seat-ready");
}

/** One seat. */
export function SeatCard(props: SeatCardProps) {
  const { store, table, person, words } = props;
  const there = table.seats[person.seat];
  const mine = store.mine.value;
  const host = store.host.value;
  const ask = (message: Message) => void askAndReport(store, message);
  const own = mine[0];
  const [renaming, rename] = useState(false);
  const wished = table.wishes.some(([from, to]) => from === person.seat && mine.includes(to));
  if (!there) {
    return (
      <li class="seat-card seat-open" style={props.place}>
        <span>{words.say("web-free-seat")}</span>
        <span class="seat-keys">
          {own !== undefined && !store.shared.value && (
            <button
              type="button"
              class="icon-key"
              aria-label={words.say("web-sit-there")}
              title={words.say("web-sit-there")}
              onClick={() => ask({ t: "swap", d: { seat: own, other: person.seat } })}
            >
              <Icon name="swap" size={20} />
            </button>
          )}
          {host && (
            <Key
              icon="plus"
              onClick={() => ask({ t: "bot", d: { seat: person.seat, level: levelOf({ levels: props.levels }) } })}
            >
              {words.say("web-add-bot")}
            </Key>
          )}
        </span>
      </li>
    );
  }
  const here = mine.includes(person.seat);
  return (
    <li class={`seat-card ${here ? "seat-mine" : ""}`} style={props.place}>
      <Face person={person} size={52} />
      <span class="seat-words">
        <strong>{person.name}</strong>
        <span>{status(props)}</span>
      </span>
      <span class="seat-keys">
        {host && there.kind === "bot" && <BotChoice {...props} />}
        {own !== undefined && !here && there.kind === "person" && (
          <button
            type="button"
            class="icon-key"
            aria-pressed={wished}
            aria-label={words.say("web-swap-with", { name: person.name })}
            title={words.say("web-swap-with", { name: person.name })}
            onClick={() => ask({ t: "swap", d: { seat: own, other: person.seat } })}
          >
            <Icon name="swap" size={20} />
          </button>
        )}
        {here && isRenamable(table) && (
          <button
            type="button"
            class="icon-key"
            aria-label={words.say("web-rename-seat", { name: { seat: person.seat } })}
            title={words.say("web-rename-seat", { name: { seat: person.seat } })}
            onClick={() => rename(true)}
          >
            <Icon name="pencil" size={20} />
          </button>
        )}
        {renaming && (
          <RenameSheet store={store} seat={person.seat} name={there.name} words={words} close={() => rename(false)} />
        )}
        {(host || here) && (
          <button
            type="button"
            class="icon-key"
            aria-label={words.say("web-free", { name: { seat: person.seat } })}
            title={words.say("web-free", { name: { seat: person.seat } })}
            onClick={() =>
              ask(here ? { t: "stand", d: { seat: person.seat } } : { t: "remove", d: { seat: person.seat } })
            }
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </span>
    </li>
  );
}

/** The menu of a table: settings, stand-in, lock, remove, report, leave. */
import { useState } from "preact/hooks";
import { me } from "../api";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { ReportKey, type Subject } from "../report";
import { go } from "../router";
import { showProblem, openSettings } from "../shell";
import type { HolderState, TableState } from "../wire";
import type { Words } from "../words";
import { absentPeople, StandInKey } from "./absence";
import { askAndReport } from "./ask";
import { Invitation } from "./invite";
import { Choice } from "./setup";
import { RenameSheet, isRenamable } from "./lobby_rename";
import { peopleOf } from "./people";
import type { Message, Store } from "./store";

type PaceName = TableState["setup"]["pace"];

/** How many people it takes at least to remove somebody from a rated match: with fewer no vote is offered. */
const REMOVERS = 2;

/** Whether there are enough other people at the table to remove this one by vote. */
function canBeVotedOut(table: TableState, there: HolderState): boolean {
  const people = table.seats.flatMap((one) => (one?.kind === "person" && one.profile ? [one.profile] : []));
  return new Set(people.filter((profile) => profile !== there.profile)).size >= REMOVERS;
}

/** How fast bots may move here; only somebody alone with them may have them move at once. */
function pacesAt(table: TableState): readonly PaceName[] {
  const people = new Set(table.seats.flatMap((there) => there?.profile ?? [])).size;
  return ["relaxed", "normal", "quick", ...(people <= 1 ? (["instant"] as const) : [])];
}

/** Whom and what somebody at this table may report: the table, and everybody else there who has a profile. */
export function subjectsAt(store: Store, table: TableState, words: Words): readonly Subject[] {
  const mine = store.mine.value;
  const others = table.seats.flatMap((there, seat) => (there?.profile && !mine.includes(seat) ? [there] : []));
  return [{ profile: null, name: words.say("web-report-table") }, ...others];
}

/** The sheet of the table. */
export function TableMenu({
  store,
  table,
  words,
  close,
}: {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
  readonly close: () => void;
}) {
  const ask = (message: Message) => void askAndReport(store, message);
  const mine = store.mine.value;
  const playingAs = store.playingAs.value;
  const seat = typeof playingAs === "number" ? playingAs : mine[0];
  const [renaming, rename] = useState(false);
  const standIn = seat !== undefined && (table.seats[seat]?.stand_in ?? false);
  const byVote = table.phase === "playing" && table.rated;
  const removal = (there: HolderState) => {
    const votes = there.removal_votes;
    const agree = votes ? `${words.say("web-vote-remove-votes", { votes })} ` : "";
    if (byVote) return agree + words.say("web-vote-remove-text");
    return table.phase === "playing" ? words.say("web-remove-text") : undefined;
  };
  return (
    <Sheet title={words.say("web-table-menu")} close={close}>
      <div class="menu-keys">
        <Key icon="sliders" onClick={() => ((openSettings.value = true), close())}>
          {words.say("web-settings")}
        </Key>
        {seat !== undefined && isRenamable(table) && (
          <Key icon="pencil" onClick={() => rename(true)}>
            {words.say("web-rename")}
          </Key>
        )}
        {renaming && seat !== undefined && (
          <RenameSheet
            store={store}
            seat={seat}
            name={table.seats[seat]?.name ?? ""}
            words={words}
            close={() => rename(false)}
          />
        )}
        {seat !== undefined && table.phase === "playing" && (
          <Key
            icon="bot"
            hint={words.say("web-away-text")}
            onClick={() => (ask({ t: "away", d: { seat, on: !standIn } }), close())}
          >
            {words.say(standIn ? "web-take-back" : "web-away")}
          </Key>
        )}
        {mine.length > 0 &&
          table.phase === "playing" &&
          absentPeople(peopleOf(table.seats, words, {})).map((person) => (
            <StandInKey key={person.seat} {...{ store, table, person, words }} />
          ))}
        {store.host.value && table.seats.some((there) => there?.level) && (
          <Choice
            label={words.say("web-pace")}
            value={table.setup.pace}
            values={pacesAt(table)}
            name={(pace) => words.say("web-pace-name", { pace })}
            onChange={(pace) => ask({ t: "pace", d: { pace } })}
          />
        )}
        {store.host.value && (
          <Key icon={table.locked ? "unlock" : "lock"} onClick={() => ask({ t: "lock", d: { on: !table.locked } })}>
            {words.say(table.locked ? "web-unlock" : "web-lock")}
          </Key>
        )}
        {(byVote ? mine.length > 0 : store.host.value) &&
          table.seats.map(
            (there, n) =>
              there &&
              !mine.includes(n) &&
              there.kind === "person" &&
              (!byVote || canBeVotedOut(table, there)) && (
                <Key key={n} icon="door" hint={removal(there)} onClick={() => ask({ t: "remove", d: { seat: n } })}>
                  {words.say(byVote ? "web-vote-remove" : "web-remove", { name: there.name })}
                </Key>
              ),
          )}
        {me.value && <ReportKey subjects={subjectsAt(store, table, words)} table={table.id} onSent={close} />}
        {mine.length > 0 && (
          <Key
            icon="door"
            hint={table.phase === "playing" ? words.say("web-leave-text") : undefined}
            onClick={() =>
              void store.ask({ t: "leave", d: {} }).then((problem) => (problem ? showProblem(problem) : go("/")))
            }
          >
            {words.say("web-leave")}
          </Key>
        )}
        <Key icon="home" onClick={() => go("/")}>
          {words.say("web-home")}
        </Key>
      </div>
      <Invitation table={table} words={words} small />
    </Sheet>
  );
}

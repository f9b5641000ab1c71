/** Before the match: who sits where, how it is played, and the link for the others. */
import { useEffect, useRef, useState } from "preact/hooks";
import { games, me } from "../api";
import { Icon } from "../art/icons";
import { Bar, BookKey, IconKey } from "../bar";
import type { GameBoard } from "../board";
import { Key } from "../kit/keys";
import { go } from "../router";
import { lastLevel, levelOf, named } from "../settings";
import { showProblem } from "../shell";
import { setTitle } from "../title";
import type { GameOut, Option, TableState } from "../wire";
import type { Words } from "../words";
import { askAndReport } from "./ask";
import { Chat } from "./chat";
import type { Intent } from "./intent";
import { Invitation } from "./invite";
import { DeviceLobby } from "./lobby_device";
import { RoundTable } from "./lobby_round";
import { SitDown } from "./lobby_sit";
import { SetUp } from "./setup";
import { optionId, valueName } from "./setup_list";
import { TableMenu } from "./menu";
import { peopleOf } from "./people";
import type { Store } from "./store";
import { Talk } from "./talk";
import { AskAboutAlerts } from "./your_turn";

export interface LobbyProps {
  readonly store: Store;
  readonly table: TableState;
  readonly intent: Intent | undefined;
  readonly words: Words;
  readonly board: Pick<GameBoard, "lists" | "variants">;
}

/** Does once what the table was opened for. */
function useIntent({ store, table, intent }: LobbyProps): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || intent === undefined || intent === "device" || table.phase !== "open") return;
    if (intent === "invite" && named.value === "no") return; // the field below the seats asks for a name first
    done.current = true;
    void (async () => {
      const sat = await store.sit(0, me.value?.name ?? null);
      if (sat) return showProblem(sat);
      if (intent !== "play") return;
      const begun = await store.ask({ t: "start", d: { fill: lastLevel.value } });
      if (begun) showProblem(begun);
    })();
  }, [table.phase]);
}

/** Contributes random bytes to every new commitment, for each seat of this device. */
export function useEntropy(store: Store, table: TableState | null): void {
  const sent = useRef("");
  useEffect(() => {
    if (!table) return;
    const open = store.mine.value.filter((seat) => !table.seats[seat]?.contributed);
    const key = `${table.commitment} ${open.join()}`;
    if (!open.length || sent.current === key || table.phase === "playing" || table.phase === "starting") return;
    sent.current = key;
    for (const seat of open) void store.contribute(seat);
  }, [table?.commitment, table?.rev]);
}

/** What an option is set to, in a word or two. */
function factOf(option: Option, value: unknown, words: Words): string {
  if (!Array.isArray(value)) return valueName(option, value, words);
  return option.values ? words.all(value.map((one) => valueName(option, one, words))) : words.say("web-changed");
}

function Facts({
  table,
  words,
  game,
  device,
  edit,
}: {
  readonly table: TableState;
  readonly words: Words;
  readonly game: GameOut | null;
  readonly device: boolean;
  readonly edit: (() => void) | null;
}) {
  const { setup } = table;
  const changed = (game?.options ?? []).filter(
    (option) =>
      option.name !== "seats" && JSON.stringify(table.options[option.name]) !== JSON.stringify(option.default),
  );
  return (
    <ul class="facts">
      {changed.map((option) => (
        <li key={option.name} class="fact">
          {words.say("web-fact", {
            option: words.say(optionId(option)),
            value: factOf(option, table.options[option.name], words),
          })}
        </li>
      ))}
      <li class="fact">
        <Icon name="clock" size={18} />
        {setup.clock.mode === "none"
          ? words.say("web-no-clock")
          : words.say("web-clock-fact", { seconds: setup.clock.move ?? setup.clock.match ?? 0 })}
      </li>
      {!device && (
        <li class="fact">
          <Icon name={setup.public ? "globe" : "link"} size={18} />
          {words.say(setup.public ? "web-public" : "web-by-link")}
        </li>
      )}
      {edit && (
        <li>
          <Key icon="sliders" onClick={edit}>
            {words.say("web-set-up")}
          </Key>
        </li>
      )}
    </ul>
  );
}

/** Whether a match is running here without this page: then there is nobody to invite. */
function isOutside(store: Store, table: TableState): boolean {
  return (table.phase === "playing" || table.phase === "over") && !store.mine.value.length;
}

/** The start button, or why it cannot be pressed. */
function StartKey({ store, table, words, game }: LobbyProps & { readonly game: GameOut | null }) {
  const open = table.seats.filter((there) => there === null).length;
  if (table.phase === "starting") return <p class="tray-text">{words.say("web-starting")}</p>;
  if (isOutside(store, table)) {
    return (
      <Key icon="home" onClick={() => go("/")}>
        {words.say("web-home")}
      </Key>
    );
  }
  if (!store.host.value) return <p class="tray-text">{words.say("web-host-starts")}</p>;
  if (open && !store.mine.value.length) return null; // first sit down: bots alone would play
  const start = () =>
    void askAndReport(store, { t: "start", d: { fill: open ? levelOf(game ?? { levels: [] }) : null } });
  return (
    <Key
      kind="main"
      part="start"
      icon="play"
      onClick={start}
      hint={open ? words.say("web-start-fill", { count: open }) : undefined}
    >
      {words.say("web-start", { count: table.seats.length })}
    </Key>
  );
}

/** The lobby of a table. */
export function Lobby(props: LobbyProps) {
  const { store, table, intent, words } = props;
  const [sheet, show] = useState<"setup" | "menu" | null>(null);
  const [game, setGame] = useState<GameOut | null>(null);
  useIntent(props);
  useEffect(
    () => void games().then((all) => setGame(all.find((one) => one.id === table.game) ?? null), showProblem),
    [table.game],
  );
  useEffect(() => {
    setTitle(`${words.say("title")} · ${words.say("web-title-short")}`);
  }, [words]);
  const people = peopleOf(table.seats, words, store.emotes.value);
  const device = intent === "device" && store.host.value && table.phase === "open" && !store.mine.value.length;
  const spoken = words.at(
    people.map(({ name }) => name),
    store.reader.value,
  );
  const watching = table.watching - (store.mine.value.length ? 0 : 1); // others than the reader
  const taken = table.seats.filter((there) => there !== null).length;
  const joining = !store.mine.value.length && intent !== "device";
  return (
    <>
      <Bar
        title={words.say("title")}
        detail={device ? "" : words.say("web-seats-taken", { taken, seats: table.seats.length })}
      >
        <BookKey game={table.game} />
        <Talk store={store} table={table} words={words} />
        <IconKey icon="sliders" label={words.say("web-table-menu")} onClick={() => show("menu")} />
      </Bar>
      <main class="table-main" tabIndex={-1}>
        <div class="table">
          <div class="board lobby">
            <div class="board-top">
              <AskAboutAlerts store={store} table={table} words={words} />
              <RoundTable
                store={store}
                table={table}
                people={device ? [] : people}
                game={game}
                words={spoken}
                watching={device || isOutside(store, table) ? 0 : watching}
              />
            </div>
            <section class="tray lobby-tray" tabIndex={-1} aria-label={words.say("web-set-up")}>
              {device && game && <DeviceLobby store={store} table={table} game={game} words={words} />}
              {!device && !joining && <SitDown store={store} table={table} words={words} />}
              <Facts
                table={table}
                words={words}
                game={game}
                device={device}
                edit={store.host.value ? () => show("setup") : null}
              />
            </section>
            {!device && (
              <div class="lobby-start">
                {joining && <SitDown store={store} table={table} words={words} />}
                {(!joining || isOutside(store, table) || table.phase === "starting") && (
                  <StartKey {...props} game={game} />
                )}
              </div>
            )}
          </div>
        </div>
      </main>
      <aside class="story lobby-side">
        {!device && !isOutside(store, table) && <Invitation table={table} words={words} />}
        {table.setup.chat && <Chat store={store} table={table} words={words} />}
        <p class="hint lobby-credit">
          {game &&
            words.say("credit", {
              authors: words.all(game.authors),
              publisher: game.publisher,
              year: String(game.year),
            })}
        </p>
        <p class="seal">
          <Icon name="seal" size={22} />
          <span>
            <strong>{words.say("web-sealed")}</strong> <code>{table.commitment.slice(0, 12)}…</code>{" "}
            {words.say("web-sealed-text")}
          </span>
        </p>
      </aside>
      {sheet === "setup" && game && (
        <SetUp store={store} table={table} words={words} game={game} board={props.board} close={() => show(null)} />
      )}
      {sheet === "menu" && <TableMenu store={store} table={table} words={words} close={() => show(null)} />}
    </>
  );
}

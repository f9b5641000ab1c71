/** Before the match: who sits where, how it is played, and the link for the others. */
import { useEffect, useRef, useState } from "preact/hooks";
import { games, me } from "../api";
import { Icon } from "../art/icons";
import { Bar, IconKey } from "../bar";
import { DEFAULT_LEVEL, type Cover, type GameBoard } from "../board";
import { Key } from "../kit/keys";
import { loadCover } from "../load";
import { go } from "../router";
import { named } from "../settings";
import { showProblem, openBook } from "../shell";
import type { GameOut, Option, TableState } from "../wire";
import type { Words } from "../words";
import { Chat } from "./chat";
import type { Intent } from "./intent";
import { Invitation } from "./invite";
import { DeviceLobby } from "./lobby_device";
import { SeatCard } from "./lobby_seat";
import { SitDown } from "./lobby_sit";
import { SetUp } from "./setup";
import { optionId, valueName } from "./setup_list";
import { TableMenu } from "./menu";
import { peopleOf } from "./people";
import type { Store } from "./store";

export interface LobbyProps {
  readonly store: Store;
  readonly table: TableState;
  readonly intent: Intent | undefined;
  readonly words: Words;
  readonly lists: GameBoard["lists"];
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
      const begun = await store.ask({ t: "start", d: { fill: DEFAULT_LEVEL } });
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

/** What is played here. */
function Emblem({ game, words }: { readonly game: GameOut | null; readonly words: Words }) {
  const [cover, setCover] = useState<Cover | null>(null);
  useEffect(() => void (game && loadCover(game.id).then(setCover, () => undefined)), [game?.id]);
  if (!game) return null;
  const seats = game.options.find((option) => option.name === "seats");
  return (
    <div class="emblem">
      <div class="emblem-picture">{cover && <cover.Picture />}</div>
      <div>
        <h2>{words.say("title")}</h2>
        <p>{words.say("facts", { low: seats?.low ?? 0, high: seats?.high ?? 0, minutes: game.minutes })}</p>
        <p>
          {words.say("credit", {
            authors: words.all(game.authors),
            publisher: game.publisher,
            year: String(game.year),
          })}
        </p>
      </div>
    </div>
  );
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
  edit,
}: {
  readonly table: TableState;
  readonly words: Words;
  readonly game: GameOut | null;
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
      <li class="fact">
        <Icon name={setup.public ? "globe" : "link"} size={18} />
        {words.say(setup.public ? "web-public" : "web-by-link")}
      </li>
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
function StartKey({ store, table, words }: LobbyProps) {
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
    void store
      .ask({ t: "start", d: { fill: open ? DEFAULT_LEVEL : null } })
      .then((problem) => problem && showProblem(problem));
  return (
    <Key kind="main" icon="play" onClick={start} hint={open ? words.say("web-start-fill", { count: open }) : undefined}>
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
    document.title = `${words.say("title")} · ${words.say("web-title-short")}`;
  }, [words]);
  const people = peopleOf(table.seats, words, store.emotes.value);
  const device = intent === "device" && store.host.value && table.phase === "open" && !store.mine.value.length;
  const spoken = words.at(
    people.map(({ name }) => name),
    store.reader.value,
  );
  const watching = table.watching - (store.mine.value.length ? 0 : 1); // others than the reader
  const taken = table.seats.filter((there) => there !== null).length;
  return (
    <>
      <Bar
        title={words.say("title")}
        detail={device ? "" : words.say("web-seats-taken", { taken, seats: table.seats.length })}
      >
        <IconKey
          icon="book"
          label={words.say("web-rules")}
          onClick={() => (openBook.value = { game: table.game, clause: null })}
        />
        <IconKey icon="sliders" label={words.say("web-table-menu")} onClick={() => show("menu")} />
      </Bar>
      <main class="table-main" tabIndex={-1}>
        <div class="table">
          <div class={`board lobby ${people.length > 6 ? "lobby-many" : ""}`}>
            <div class="board-top">
              <Emblem game={game} words={words} />
              <ul class="lobby-seats" hidden={device}>
                {people.map((person) => (
                  <SeatCard
                    key={person.seat}
                    store={store}
                    table={table}
                    person={person}
                    words={spoken}
                    levels={game?.levels ?? []}
                  />
                ))}
              </ul>
              {watching > 0 && !device && !isOutside(store, table) && (
                <p class="watching">
                  <Icon name="eye" size={18} /> {words.say("web-watching", { count: watching })}
                </p>
              )}
            </div>
            <section class="tray lobby-tray" tabIndex={-1} aria-label={words.say("web-set-up")}>
              {device && game ? (
                <DeviceLobby store={store} table={table} game={game} words={words} />
              ) : (
                <SitDown store={store} table={table} words={words} />
              )}
              <div class="lobby-row">
                <Facts table={table} words={words} game={game} edit={store.host.value ? () => show("setup") : null} />
                {!device && <StartKey {...props} />}
              </div>
            </section>
          </div>
        </div>
      </main>
      <aside class="story lobby-side">
        {!device && !isOutside(store, table) && <Invitation table={table} words={words} />}
        {table.setup.chat && <Chat store={store} table={table} words={words} />}
        <p class="seal">
          <Icon name="seal" size={22} />
          <span>
            <strong>{words.say("web-sealed")}</strong> <code>{table.commitment.slice(0, 12)}…</code>{" "}
            {words.say("web-sealed-text")}
          </span>
        </p>
      </aside>
      {sheet === "setup" && game && (
        <SetUp store={store} table={table} words={words} game={game} lists={props.lists} close={() => show(null)} />
      )}
      {sheet === "menu" && <TableMenu store={store} table={table} words={words} close={() => show(null)} />}
    </>
  );
}

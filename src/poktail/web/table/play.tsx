/** A match on the screen: the board, the story beside it, and the cover of a shared screen. */
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { Bar, BookKey, IconKey } from "../bar";
import type { BoardProps, GameBoard, Observation, EventEntry } from "../board";
import { DecisionContext, HintContext, ShellContext, TakeBackContext } from "../kit/context";
import { Key } from "../kit/keys";
import { ErrorMessage, ErrorBoundary } from "../kit/error_boundary";
import { go } from "../router";
import { sounds } from "../settings";
import { setTitle } from "../title";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { Absence } from "./absence";
import { AimLine } from "./aim";
import { askAndReport } from "./ask";
import { Clock } from "./clock";
import { Coach, useHint } from "./coach";
import { Curtain, HandOn } from "./curtain";
import { EndScreen } from "./end";
import { ScreenReaderText } from "./screen_reader";
import { Showdown } from "./showdown";
import { LookBack, usePast } from "./look_back";
import { TableMenu } from "./menu";
import { nextAtThisScreen, peopleOf } from "./people";
import type { Next, Store } from "./store";
import { Story } from "./story";
import { Talk } from "./talk";

export interface PlayProps {
  readonly store: Store;
  readonly table: TableState;
  readonly board: GameBoard;
  readonly words: Words;
}

/** The observation made of the position and the people at the table. */
export function observationOf(store: Store, table: TableState, words: Words): Observation | null {
  const position = store.position.value;
  if (position === null) return null;
  return {
    ...position,
    options: table.options,
    people: peopleOf(table.seats, words, store.emotes.value, store.tableAt.value),
    over: table.phase === "over",
  };
}

/** The observation without the events that the board has not shown yet. */
function shownUpTo(observation: Observation, reached: number | null): Observation {
  if (reached === null || reached >= observation.version) return observation;
  const known = ([version]: EventEntry<unknown>) => version <= reached;
  return { ...observation, events: observation.events.filter(known), fresh: observation.fresh.filter(known) };
}

/** Who gets a shared screen next, and what happens when it changes hands. */
function useHandOver(store: Store) {
  const position = store.position.value;
  return {
    next: nextAtThisScreen(store.mine.value, position?.waiting ?? [], store.lastHere.value),
    /** Forget the seat played here and show the public side. */
    hide: () => {
      store.lastHere.value = store.playingAs.value ?? store.lastHere.value;
      store.playAsNobody();
    },
    lift: (seat: number) => {
      store.lastHere.value = seat;
      store.curtain.value = null;
      store.playAs(seat);
    },
  };
}

const BROKEN_BOARD = (
  <div class="board">
    <ErrorMessage />
  </div>
);

/** For people who have left their seat at a table that spectators may not watch. */
function Outside({ words }: Pick<PlayProps, "words">) {
  return (
    <div class="board">
      <div class="mishap" role="status">
        <h2>{words.say("error-not-watchable")}</h2>
        <Key icon="home" onClick={() => go("/")}>
          {words.say("web-home")}
        </Key>
      </div>
    </div>
  );
}

/** Where the match stands. */
function Stage({
  observation,
  board,
  words,
}: Pick<PlayProps, "board" | "words"> & { readonly observation: Observation }) {
  return <>{board.stage(observation, words)}</>;
}

interface MatchBarProps extends PlayProps {
  readonly observation: Observation | null;
  readonly toggleStory: () => void;
}

/** The bar of a match. */
function MatchBar({ store, table, board, words, observation, toggleStory }: MatchBarProps) {
  const [menu, setMenu] = useState(false);
  return (
    <>
      <Bar
        title={words.say("title")}
        detail={
          <ErrorBoundary of={observation?.version} instead={null}>
            {observation && <Stage observation={observation} board={board} words={words} />}
          </ErrorBoundary>
        }
        aim={
          <ErrorBoundary of={observation?.version} instead={null}>
            {observation && <AimLine observation={observation} board={board} words={words} />}
          </ErrorBoundary>
        }
      >
        <Clock store={store} />
        <Talk store={store} table={table} words={words} />
        <span class="only-narrow">
          <IconKey icon="menu" label={words.say("happened")} onClick={toggleStory} />
        </span>
        <BookKey game={table.game} />
        <span class="only-wide">
          <IconKey
            icon={sounds.value === "on" ? "sound" : "mute"}
            label={words.say("web-sound")}
            pressed={sounds.value === "on"}
            onClick={() => (sounds.value = sounds.value === "on" ? "off" : "on")}
          />
        </span>
        <IconKey icon="sliders" label={words.say("web-table-menu")} onClick={() => setMenu(true)} />
      </Bar>
      {menu && <TableMenu store={store} table={table} words={words} close={() => setMenu(false)} />}
    </>
  );
}

/** Whether this seat may ask for hints: alone among the server's bots, or where the host allows them. */
function hintsAllowed({ setup, seats }: TableState, seat: number | null | undefined): boolean {
  return setup.hints || seats.every((there, at) => there === null || there.profile === null || at === seat);
}

/** Takes back the last move of the seat played here; null where the server says that it stays. */
function takeBackOf(store: Store): (() => void) | null {
  const position = store.position.value;
  if (!position?.takeBack || store.busy.value) return null;
  return () => void askAndReport(store, { t: "take_back", v: position.version });
}

/** The match, in words that know the names at the table and who reads them. */
export function Play(props: PlayProps) {
  const { store, table, words: shared } = props;
  const shell = useContext(ShellContext);
  const names = peopleOf(table.seats, shared, {}).map((person) => person.name);
  const you = store.reader.value;
  const words = useMemo(() => shared.at(names, you), [shared, names.join("\n"), you]);
  return (
    <ShellContext.Provider value={shell && { ...shell, words }}>
      <Match {...props} words={words} />
    </ShellContext.Provider>
  );
}

function Match(props: PlayProps) {
  const { store, table, board, words } = props;
  const [story, setStory] = useState(false);
  const [reached, setReached] = useState<number | null>(null);
  const [looked, lookAt] = useState<number | null>(null);
  const [then, setThen] = useState<Observation | null>(null);
  const people = peopleOf(table.seats, words, store.emotes.value, store.tableAt.value);
  const observation = observationOf(store, table, words);
  const passing = useHandOver(store);
  const past = usePast(store, table, words);
  useEffect(() => {
    setTitle(`${words.say("title")} · ${words.say("web-title-short")}`);
  }, [words.lang]);
  const over = table.phase === "over";
  const [settled, settle] = useState(over);
  const place = useRef<HTMLDivElement>(null);
  const hint = useHint({ store, board, words, place }, `${observation?.seat} ${observation?.version}`);
  useEffect(() => settle(over && !store.position.value?.fresh.length), [table.phase]);
  const { curtain } = store;
  if (curtain.value !== null && !over) {
    return (
      <Curtain
        words={words}
        people={people}
        seat={curtain.value}
        mine={store.mine.value}
        lift={passing.lift}
        stay={() => (curtain.value = null)}
      />
    );
  }
  const playingAs = store.playingAs.value;
  const live = typeof playingAs === "number" && store.mine.value.includes(playingAs) && !over && past.shown === null;
  const shown: BoardProps | null = observation && {
    ...(past.shown ?? observation),
    words,
    live,
    onShown: past.shown ? undefined : setReached,
    onLookAt: past.shown ? undefined : lookAt,
    busy: store.busy.value || store.condition.value !== "open",
    send: (notation, next) => {
      if (live) void store.move(notation, next as Next | undefined);
    },
  };
  const events = observation && shownUpTo(observation, reached);
  const named = then ?? past.shown ?? (observation && shownUpTo(observation, looked ?? reached));
  const done = observation !== null && typeof playingAs === "number" && !observation.waiting.includes(playingAs);
  return (
    <>
      <MatchBar {...props} words={words} observation={named} toggleStory={() => setStory(!story)} />
      {live && observation && <Coach {...{ store, board, words, observation, place, hint }} game={table.game} />}
      <main class="table-main" tabIndex={-1}>
        <div class="table lino-edge" ref={place} data-side={playingAs ?? "public"}>
          <ErrorBoundary of={`${shown?.seat} ${shown?.version} ${settled}`} instead={BROKEN_BOARD}>
            {over && settled && observation && past.shown === null ? (
              <EndScreen {...{ store, table, board, words, observation }} onThen={setThen} />
            ) : (
              shown && (
                <HintContext.Provider value={live && hintsAllowed(table, playingAs) ? hint.ask : null}>
                  <TakeBackContext.Provider value={live ? takeBackOf(store) : null}>
                    <DecisionContext.Provider value={live && shown.legal.length ? `${shown.version}` : ""}>
                      <board.Board key={`${shown.seat}`} {...shown} />
                    </DecisionContext.Provider>
                  </TakeBackContext.Provider>
                </HintContext.Provider>
              )
            )}
          </ErrorBoundary>
          {!observation && !store.mine.value.length && table.setup.watch !== "anyone" && <Outside words={words} />}
          {over && !settled && (
            <div class="pass">
              <Key kind="main" icon="trophy" onClick={() => settle(true)}>
                {words.say("web-see-result")}
              </Key>
            </div>
          )}
          {past.shown && <LookBack past={past} words={words} />}
          {!over && past.shown === null && <Showdown store={store} table={table} words={words} />}
          {!over && store.mine.value.length === 0 && observation && (
            <p class="pass watch-note" role="status">
              <Icon name="eye" size={18} /> {words.say("web-watch-note")}
            </p>
          )}
          {!over && <Absence store={store} table={table} people={people} words={words} />}
          {store.shared.value && !over && playingAs === null && passing.next !== null && (
            <HandOn
              words={words}
              person={people[passing.next]}
              lift={passing.lift}
              other={() => (curtain.value = passing.next)}
            />
          )}
          {store.shared.value && !over && done && (
            <div class="pass">
              <Key kind="main" icon="eye-off" onClick={passing.hide}>
                {words.say("web-put-away", { name: { seat: playingAs } })}
              </Key>
            </div>
          )}
        </div>
        <ErrorBoundary of={shown?.version} instead={null}>
          {events && <ScreenReaderText observation={past.shown ?? events} now={events} board={board} words={words} />}
        </ErrorBoundary>
      </main>
      <Story
        store={store}
        table={table}
        board={board}
        words={words}
        observation={events}
        open={story}
        close={() => setStory(false)}
        look={past.look}
      />
    </>
  );
}

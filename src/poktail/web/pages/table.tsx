/** A table: its lobby, its match, its end. The page behind every link. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Bar } from "../bar";
import type { GameBoard } from "../board";
import { ShellContext, useWords } from "../kit/context";
import { gameWords, loadBoard } from "../load";
import { language } from "../settings";
import { showProblem, notify, openBook } from "../shell";
import { Loading } from "./offline";
import { intentOf, type Intent } from "../table/intent";
import { Lobby, useEntropy } from "../table/lobby";
import { Play } from "../table/play";
import { Store } from "../table/store";
import { useYourTurn } from "../table/your_turn";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { withIdentity } from "./identity";
import { Refused } from "./refused";

interface Loaded {
  readonly game: string;
  readonly board: GameBoard;
  readonly words: Words;
}

/** Board and words of a game; null until both are there. */
export function useGame(game: string | undefined): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const lang = language.value;
  useEffect(() => {
    if (game === undefined) return undefined;
    let wanted = true;
    const fetchAll = () => {
      Promise.all([loadBoard(game), gameWords(game, lang)]).then(
        ([board, words]) => wanted && setLoaded({ game, board, words }),
        () => wanted && setTimeout(fetchAll, 2000),
      );
    };
    fetchAll();
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return loaded?.game === game ? loaded : null;
}

/** No table yet, and no line to it. */
function Reconnecting() {
  return (
    <div class="page">
      <Bar />
      <p class="loading">{useWords().say("web-reconnecting")}</p>
    </div>
  );
}

/**
 * Swallows what was not meant for what it hits: the second half of a double click after the first has moved the table
 * on, and a key of the keyboard that is held down.
 */
function useClickGuard(store: Store) {
  const first = useRef("");
  const press = (event: MouseEvent) => {
    const table = store.table.value;
    const at = table?.phase === "playing" ? store.position.value?.version : table?.rev;
    const now = `${table?.phase} ${at} ${store.playingAs.value}`;
    if (event.detail <= 1) first.current = now;
    else if (first.current !== now) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  const hold = (event: KeyboardEvent) => {
    if (event.repeat && event.key === "Enter" && event.target instanceof HTMLButtonElement) event.preventDefault();
  };
  return { onClickCapture: press, onKeyDownCapture: hold };
}

/** Notices about changes that others made: a new host, or a freed seat. */
function useNotices(store: Store, table: TableState | null, words: Words): void {
  const before = useRef<{ readonly host: string; readonly sat: boolean } | null>(null);
  const sat = store.mine.value.length > 0;
  useEffect(() => {
    if (!table) return;
    const last = before.current;
    before.current = { host: table.host, sat };
    if (last?.sat && !sat && !store.leftSeat) notify(words.say("web-removed"));
    if (sat) store.leftSeat = false;
    const seat = table.seats.findIndex((there) => there?.profile === table.host);
    if (!last || last.host === table.host || seat < 0) return;
    const names = table.seats.map((there) => there?.name ?? "");
    notify(words.at(names, store.reader.value).say("web-host-now", { name: { seat } }));
  }, [table?.host, sat]);
}

/** The page of one table. */
export const TablePage = withIdentity(function TablePage({ id }: { readonly id: string }) {
  const words = useWords();
  const store = useMemo(() => new Store(id), [id]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const intent = useMemo<Intent | undefined>(() => intentOf(id), [id]);
  const table = store.table.value;
  const loaded = useGame(table?.game);
  useEntropy(store, table);
  useNotices(store, table, words);
  useYourTurn(store, table, loaded?.words);
  const hand = useClickGuard(store);
  const trouble = store.trouble.value;
  useEffect(() => {
    if (trouble === null) return;
    // A ban is told by a page of its own, without a notice below it.
    if (trouble.code === "banned") store.refused.value = trouble;
    else showProblem(trouble);
    store.trouble.value = null;
  }, [trouble]);
  if (store.refused.value) return <Refused {...store.refused.value} />;
  if (!table && store.condition.value === "lost") return <Reconnecting />;
  if (!table || !loaded) return <Loading />;
  const shell = { words: loaded.words, openRule: (clause: string) => (openBook.value = { game: table.game, clause }) };
  const playing = table.phase === "playing" || table.phase === "over";
  return (
    <ShellContext.Provider value={shell}>
      <div
        class="table-page"
        data-game={table.game}
        data-phase={table.phase}
        data-halves={table.phase === "playing" ? "" : undefined}
        {...hand}
      >
        {playing && store.playingAs.value !== undefined ? (
          <Play store={store} table={table} board={loaded.board} words={loaded.words} />
        ) : (
          <Lobby store={store} table={table} intent={intent} words={loaded.words} board={loaded.board} />
        )}
        {store.condition.value === "lost" && (
          <p class="lost toast" role="status">
            <span>{words.say("web-reconnecting")}</span>
          </p>
        )}
      </div>
    </ShellContext.Provider>
  );
});

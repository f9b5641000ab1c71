/** A table: its lobby, its match, its end. The page behind every link. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { me, whoAmI } from "../api";
import { Logo } from "../art/logo";
import { Bar } from "../bar";
import type { GameBoard } from "../board";
import { Surroundings, useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { gameWords, loadBoard } from "../load";
import { go } from "../router";
import { language } from "../settings";
import { complain, openBook } from "../shell";
import { intentOf, type Intent } from "../table/intent";
import { Lobby, useEntropy } from "../table/lobby";
import { Play } from "../table/play";
import { Store } from "../table/store";
import type { Words } from "../words";

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

/** Why there is no table to see. */
function Refused({
  code,
  data,
}: {
  readonly code: string;
  readonly data: Readonly<Record<string, string | number | null>>;
}) {
  const words = useWords();
  return (
    <div class="page">
      <Bar />
      <main class="offline" tabIndex={-1}>
        <Logo size={72} />
        <h1>{words.refusal(code, data)}</h1>
        <Key onClick={() => go("/")}>{words.say("web-home")}</Key>
      </main>
    </div>
  );
}

/** The page of one table. */
export function TablePage({ id }: { readonly id: string }) {
  const words = useWords();
  const [known, setKnown] = useState(me.value !== undefined);
  useEffect(() => {
    if (!known)
      void whoAmI()
        .catch(() => undefined)
        .then(() => setKnown(true));
  }, []);
  return known ? <Connected id={id} /> : <p class="loading">{words.say("web-loading")}</p>;
}

function Connected({ id }: { readonly id: string }) {
  const words = useWords();
  const store = useMemo(() => new Store(id), [id]);
  const intent = useMemo<Intent | undefined>(() => intentOf(id), [id]);
  useEffect(() => () => store.close(), [store]);
  const table = store.table.value;
  const loaded = useGame(table?.game);
  useEntropy(store, table);
  const trouble = store.trouble.value;
  useEffect(() => {
    if (trouble === null) return;
    complain(trouble);
    store.trouble.value = null;
  }, [trouble]);
  if (store.refused.value) return <Refused {...store.refused.value} />;
  if (!table || !loaded)
    return <p class="loading">{words.say(store.condition.value === "lost" ? "web-reconnecting" : "web-loading")}</p>;
  const around = { words: loaded.words, openRule: (clause: string) => (openBook.value = { game: table.game, clause }) };
  const playing = table.phase === "playing" || table.phase === "over";
  return (
    <Surroundings.Provider value={around}>
      <div class="table-page" data-game={table.game} data-phase={table.phase}>
        {playing && store.held.value !== undefined ? (
          <Play store={store} table={table} board={loaded.board} words={loaded.words} />
        ) : (
          <Lobby store={store} table={table} intent={intent} words={loaded.words} />
        )}
        {store.condition.value === "lost" && (
          <p class="lost toast" role="status">
            <span>{words.say("web-reconnecting")}</span>
          </p>
        )}
      </div>
    </Surroundings.Provider>
  );
}

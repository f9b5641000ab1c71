/** The list of public tables, and a way to open one. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import { Icon } from "../art/icons";
import { useWords } from "../kit/context";
import { Face } from "../kit/seats";
import { showProblem } from "../shell";
import { openTableFor } from "../table/intent";
import { peopleOf } from "../table/people";
import type { Listed } from "../wire";
import { Frame } from "./frame";
import { Tile, useGames, useTitles } from "./parts";

const REFRESH_MS = 5000;

/** The seats of a table as faces and empty rings. */
function Places({ table }: { readonly table: Listed }) {
  const words = useWords();
  const there = table.seats.map(
    (one) => one && { name: one.name, kind: one.bot ? ("bot" as const) : ("person" as const) },
  );
  return (
    <span class="places" aria-hidden="true">
      {peopleOf(there, words, {}).map((person) =>
        there[person.seat] ? (
          <Face key={person.seat} person={person} size={34} />
        ) : (
          <span key={person.seat} class="place-open" />
        ),
      )}
    </span>
  );
}

function TableCard({ table, title }: { readonly table: Listed; readonly title: string }) {
  const words = useWords();
  const names = table.seats.flatMap((there) => (there ? [there.name] : []));
  const playing = table.phase === "playing";
  const sit = !playing && names.length < table.seats.length && !table.locked;
  const seconds = table.clock.mode === "none" ? null : (table.clock.move ?? table.clock.match);
  return (
    <li class="offer" data-game={table.game}>
      <Tile game={table.game} class="offer-picture" />
      <div class="offer-words">
        <h2>{title}</h2>
        <Places table={table} />
        <p class="hint">
          {words.say("web-seats-taken", { taken: names.length, seats: table.seats.length })}
          {names.length > 0 && ` · ${words.all(names)}`}
        </p>
        <p class="offer-facts">
          {playing && (
            <span>
              <Icon name="hourglass" size={16} /> {words.say("web-table-playing")}
            </span>
          )}
          {table.locked && !playing && (
            <span>
              <Icon name="lock" size={16} /> {words.say("web-table-locked")}
            </span>
          )}
          {seconds !== null && (
            <span>
              <Icon name="clock" size={16} /> {words.say("web-clock-fact", { seconds })}
            </span>
          )}
        </p>
      </div>
      {(sit || table.watch === "anyone") && (
        <a class={`key ${sit ? "key-main" : "key-quiet"} offer-key`} href={`/t/${table.id}`}>
          <span class="key-face">
            <Icon name={sit ? "chair" : "eye"} size={20} />
            <span>{words.say(sit ? "web-sit-down" : "web-watch-it")}</span>
          </span>
        </a>
      )}
    </li>
  );
}

/** Opens a public table. */
function OpenOne({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
  const words = useWords();
  const [going, setGoing] = useState(false);
  const open = (game: string) => {
    if (going) return;
    setGoing(true);
    void openTableFor("invite", { game, public: true, watch: "anyone" }, words).finally(() => setGoing(false));
  };
  return (
    <section class="paper open-one">
      <h2>{words.say("web-open-one")}</h2>
      <p class="hint">{words.say("web-open-one-text")}</p>
      <div class="game-tabs">
        {useGames().map((game) => (
          <button key={game.id} type="button" class="game-tab" aria-disabled={going} onClick={() => open(game.id)}>
            <Tile game={game.id} />
            <span>{titles[game.id] ?? game.title}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** The page. */
export function TablesPage() {
  const words = useWords();
  const titles = useTitles();
  const [all, setAll] = useState<readonly Listed[] | null>(null);
  useEffect(() => {
    const look = (loud: boolean) =>
      void get<readonly Listed[]>("/api/tables").then(setAll, (error) => loud && showProblem(error));
    look(true);
    const timer = setInterval(() => document.visibilityState === "visible" && look(false), REFRESH_MS);
    return () => clearInterval(timer);
  }, [words]);
  return (
    <Frame title={words.say("web-open-tables")}>
      {all?.length === 0 && <p class="lead">{words.say("web-no-tables")}</p>}
      <ul class="offers">
        {all?.map((table) => (
          <TableCard key={table.id} table={table} title={titles[table.game] ?? ""} />
        ))}
      </ul>
      {all && <OpenOne titles={titles} />}
    </Frame>
  );
}

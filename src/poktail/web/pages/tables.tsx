/** The lobby: tables that everybody may find. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import { Icon } from "../art/icons";
import { useWords } from "../kit/context";
import { complain } from "../shell";
import type { Listed } from "../wire";
import { useTitles } from "./me";
import { Frame } from "./frame";

const AGAIN = 5000;

/** The page. */
export function TablesPage() {
  const words = useWords();
  const titles = useTitles();
  const [all, setAll] = useState<readonly Listed[] | null>(null);
  useEffect(() => {
    const look = (loud: boolean) =>
      void get<readonly Listed[]>("/api/tables").then(setAll, (error) => loud && complain(error));
    look(true);
    const timer = setInterval(() => document.visibilityState === "visible" && look(false), AGAIN);
    return () => clearInterval(timer);
  }, [words]);
  return (
    <Frame title={words.say("web-open-tables")}>
      {all?.length === 0 && <p class="hint">{words.say("web-no-tables")}</p>}
      <ul class="rows rows-tables">
        {all?.map((table) => {
          const names = table.seats.flatMap((there) => (there ? [there.name] : []));
          const open = table.seats.length - names.length;
          const sit = table.phase !== "playing" && open > 0 && !table.locked;
          return (
            <li key={table.id} class="paper" data-game={table.game}>
              <span>
                <strong>{titles[table.game] ?? ""}</strong>
                <br />
                <span class="hint">
                  <Icon name="users" size={16} />{" "}
                  {words.say("web-seats-taken", { taken: names.length, seats: table.seats.length })}
                  {names.length > 0 && ` · ${words.all(names)}`}
                </span>
              </span>
              {(sit || table.watch === "anyone") && (
                <a class="key key-quiet" href={`/t/${table.id}`}>
                  {words.say(sit ? "web-sit-down" : "web-watch-it")}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

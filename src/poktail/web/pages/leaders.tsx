/** The best at each game: people, and apart from them bots. */
import { useEffect, useState } from "preact/hooks";
import { games, get } from "../api";
import { useWords } from "../kit/context";
import { complain } from "../shell";
import { Choice } from "../table/setup";
import type { GameOut, Standing } from "../wire";
import { useTitles } from "./me";
import { Frame } from "./frame";

/** The page. */
export function LeadersPage() {
  const words = useWords();
  const titles = useTitles();
  const [all, setAll] = useState<readonly GameOut[]>([]);
  const [game, setGame] = useState("");
  const [pool, setPool] = useState<"person" | "bot">("person");
  const [best, setBest] = useState<readonly Standing[] | null>(null);
  useEffect(
    () =>
      void games().then((found) => {
        setAll(found);
        setGame(found[0]?.id ?? "");
      }, complain),
    [],
  );
  useEffect(() => {
    setBest(null);
    if (game) void get<readonly Standing[]>(`/api/leaderboard?game=${game}&pool=${pool}`).then(setBest, complain);
  }, [game, pool]);
  return (
    <Frame title={words.say("web-leaders")}>
      <div class="filters">
        <Choice
          label={words.say("which-game")}
          value={game}
          values={all.map((one) => one.id)}
          name={(id) => titles[id] ?? ""}
          onChange={setGame}
        />
        <Choice
          label={words.say("web-pool")}
          value={pool}
          values={["person", "bot"]}
          name={(one) => words.say("web-pool-name", { pool: one })}
          onChange={setPool}
        />
      </div>
      <section class="paper">
        {best?.length === 0 && <p class="hint">{words.say("web-no-leaders")}</p>}
        <ol class="rows">
          {best?.map((one, n) => (
            <li key={one.who}>
              <span>
                <strong>{n + 1}</strong> {one.name === null ? one.who : <a href={`/p/${one.who}`}>{one.name}</a>}
              </span>
              <strong>
                {words.say("web-rating", {
                  rating: Math.round(one.rating),
                  matches: one.matches,
                  provisional: String(one.provisional),
                })}
              </strong>
            </li>
          ))}
        </ol>
      </section>
    </Frame>
  );
}

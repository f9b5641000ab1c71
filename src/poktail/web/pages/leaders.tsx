/** The leaderboard of each game: people and bots in separate lists. */
import { useState } from "preact/hooks";
import { me } from "../api";
import { Key } from "../kit/keys";
import { useWords } from "../kit/context";
import { Face } from "../kit/seats";
import { useFetch } from "../use_fetch";
import { openTableFor } from "../table/intent";
import { Choice } from "../table/setup";
import type { Standing } from "../wire";
import { isolated, type Words } from "../words";
import { Frame } from "./frame";
import { Rating, personOf, Tile, RatingLegend, useGames, useTitles } from "./parts";

type Pool = Standing["pool"];

/** Whose rating it is; the bots of the house have a level for a name. */
function nameOf({ who, name }: Standing, words: Words): string {
  return name ? isolated(name) : words.say("web-house-bot", { level: who.replace(/^level:/, "") });
}

function Row({ one, place }: { readonly one: Standing; readonly place: number }) {
  const words = useWords();
  const name = nameOf(one, words);
  const mine = me.value?.id === one.who;
  return (
    <li class={`row leader ${mine ? "leader-mine" : ""}`}>
      <span class="leader-place">{place}</span>
      <Face person={personOf(name, one.pool === "bot", words)} size={46} />
      <span class="row-words">
        <strong>{one.name === null ? name : <a href={`/p/${one.who}`}>{name}</a>}</strong>
        <span class="hint">{words.say("web-rating-matches", { matches: one.matches })}</span>
      </span>
      <Rating of={one} />
    </li>
  );
}

/** Nobody yet: what makes one the first. */
function Nobody({ game, pool }: { readonly game: string; readonly pool: Pool }) {
  const words = useWords();
  return (
    <div class="nobody">
      <Tile game={game} class="nobody-picture" />
      <p class="lead">{words.say("web-no-leaders")}</p>
      <p class="hint">{words.say("web-no-leaders-text", { pool })}</p>
      {pool === "person" && (
        <Key kind="main" icon="link" onClick={() => void openTableFor("invite", { game, watch: "anyone" }, words)}>
          {words.say("web-invite-friends")}
        </Key>
      )}
    </div>
  );
}

/** The page. */
export function LeadersPage() {
  const words = useWords();
  const titles = useTitles();
  const all = useGames();
  const [chosen, choose] = useState<string | null>(null);
  const [pool, setPool] = useState<Pool>("person");
  const game = chosen ?? all[0]?.id;
  const best = useFetch<readonly Standing[]>(game ? `/api/leaderboard?game=${game}&pool=${pool}` : null).found;
  return (
    <Frame title={words.say("web-leaders")}>
      <p class="lead">{words.say("web-leaders-text")}</p>
      <div class="game-tabs" role="radiogroup" aria-label={words.say("which-game")}>
        {all.map((one) => (
          <button
            key={one.id}
            type="button"
            role="radio"
            class="game-tab"
            aria-checked={one.id === game}
            onClick={() => choose(one.id)}
          >
            <Tile game={one.id} />
            <span>{titles[one.id] ?? one.title}</span>
          </button>
        ))}
      </div>
      <Choice
        label={words.say("web-pool")}
        value={pool}
        values={["person", "bot"]}
        name={(one) => words.say("web-pool-name", { pool: one })}
        onChange={setPool}
      />
      <section class="paper leaders" data-game={game}>
        {game && best?.length === 0 && <Nobody game={game} pool={pool} />}
        <ol class="rows">
          {best?.map((one) => (
            <Row key={one.who} one={one} place={best.findIndex(({ rating }) => rating === one.rating) + 1} />
          ))}
        </ol>
        {best && <RatingLegend all={best} />}
      </section>
    </Frame>
  );
}

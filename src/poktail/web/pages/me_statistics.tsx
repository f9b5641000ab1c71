/** Your statistics: for each game the matches, the wins and the figures of that game. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { useWords } from "../kit/context";
import { gameWords, loadFigures } from "../load";
import { language } from "../settings";
import { useFetch } from "../use_fetch";
import type { FigureOut, GameStatistics, Statistics } from "../wire";
import type { Words } from "../words";
import { Tile } from "./parts";

/** The words and pictures of one game's figures. */
interface Shown {
  readonly words: Words;
  readonly pictures: Readonly<Record<string, ComponentType>>;
}

function useShown(game: string): Shown | null {
  const [shown, show] = useState<Shown | null>(null);
  const lang = language.value;
  useEffect(() => {
    const load = async () => {
      const [words, { pictures }] = await Promise.all([gameWords(game, lang), loadFigures(game)]);
      show({ words, pictures });
    };
    void load().catch(() => undefined);
  }, [game, lang]);
  return shown;
}

/** One number: what it counts, and how often of how many chances, also as a bar. */
function Figure({
  picture,
  name,
  help,
  count,
  chances,
}: {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly help?: string | undefined;
  readonly count: number;
  readonly chances: number | null;
}) {
  const words = useWords();
  return (
    <div class="figure">
      <dt>
        {picture}
        <span class="row-words">
          <strong>{name}</strong>
          {help !== undefined && <span class="hint">{help}</span>}
        </span>
      </dt>
      <dd>
        {chances === null ? (
          <strong class="figure-best">{count}</strong>
        ) : (
          <>
            <span>
              {words.rich("web-figure-share", { count: <strong class="figure-best">{count}</strong>, chances })}
            </span>
            <span class="figure-bar" aria-hidden="true">
              <span style={{ width: `${(100 * count) / chances}%` }} />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

/** A figure of the game, drawn in its art; one that had no chance yet says nothing. */
function OwnFigure({ one, game, shown }: { readonly one: FigureOut; readonly game: string; readonly shown: Shown }) {
  const Picture = shown.pictures[one.name];
  if (one.chances === 0) return null;
  return (
    <Figure
      picture={
        <span class="figure-picture lino" data-game={game} aria-hidden="true">
          {Picture && <Picture />}
        </span>
      }
      name={shown.words.say(`figure-${one.name}`)}
      help={shown.words.say(`figure-${one.name}-help`)}
      count={one.count}
      chances={one.chances}
    />
  );
}

function OneGame({ of }: { readonly of: GameStatistics }) {
  const words = useWords();
  const shown = useShown(of.game);
  if (!shown) return null;
  const wins = shown.words.has("figure-wins") ? shown.words.say("figure-wins") : words.say("web-wins");
  return (
    <li class="game-statistics">
      <div class="game-statistics-head">
        <Tile game={of.game} />
        <span class="row-words">
          <h3>{shown.words.say("title")}</h3>
          <span class="hint">{words.say("web-matches-played", { matches: of.matches })}</span>
        </span>
      </div>
      <dl>
        <Figure
          picture={
            <span class="figure-picture">
              <Icon name="trophy" size={26} />
            </span>
          }
          name={wins}
          count={of.wins}
          chances={of.matches}
        />
        {of.figures.map((one) => (
          <OwnFigure key={one.name} one={one} game={of.game} shown={shown} />
        ))}
      </dl>
    </li>
  );
}

/** The section; nothing until a match was finished. */
export function MyStatistics() {
  const words = useWords();
  const { found, problem } = useFetch<Statistics>("/api/me/statistics");
  if (problem || found?.games.length === 0) return null;
  const played = found?.games.reduce((sum, { matches }) => sum + matches, 0) ?? 0;
  return (
    <section class="paper">
      <h2>{words.say("web-statistics")}</h2>
      {found ? (
        <>
          {played >= found.last && <p class="hint">{words.say("web-statistics-last", { limit: found.last })}</p>}
          <ul class="statistics">
            {found.games.map((of) => (
              <OneGame key={of.game} of={of} />
            ))}
          </ul>
        </>
      ) : (
        <p>{words.say("web-loading")}</p>
      )}
    </section>
  );
}

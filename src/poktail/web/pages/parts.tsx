/** What the pages around the tables are made of: covers as tiles, titles, people, moments, ratings. */
import { useEffect, useState } from "preact/hooks";
import { games } from "../api";
import type { Cover, Person } from "../board";
import { useWords } from "../kit/context";
import { Hidden } from "../kit/keys";
import { gameWords, loadCover } from "../load";
import { language } from "../settings";
import { showProblem } from "../shell";
import { peopleOf } from "../table/people";
import type { GameOut, Standing } from "../wire";
import type { Words } from "../words";

/** A moment in the reader's way of writing it. */
export function formatMoment(time: number | null, lang: string): string {
  return time === null ? "" : new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** A day in the reader's way of writing it. */
export function formatDay(time: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(time);
}

/** Every game there is; none until they are known. */
export function useGames(): readonly GameOut[] {
  const [all, setAll] = useState<readonly GameOut[]>([]);
  useEffect(() => void games().then(setAll, showProblem), []);
  return all;
}

/** The titles of the games by id, in the reader's language. */
export function useTitles(): Readonly<Record<string, string>> {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const lang = language.value;
  useEffect(() => {
    const load = async () => {
      const all = await games();
      const words = await Promise.all(all.map((game) => gameWords(game.id, lang)));
      setTitles(Object.fromEntries(all.map((game, n) => [game.id, words[n]?.say("title") ?? game.title])));
    };
    void load().catch(showProblem);
  }, [lang]);
  return titles;
}

/** A game's picture on its lino. */
export function Tile({ game, class: own = "" }: { readonly game: string; readonly class?: string }) {
  const [cover, setCover] = useState<Cover | null>(null);
  useEffect(() => void loadCover(game).then(setCover, () => undefined), [game]);
  return (
    <span class={`tile lino ${own}`} data-game={game} aria-hidden="true">
      {cover && <cover.Picture />}
    </span>
  );
}

/** Somebody who is not at a table just now, as faces are drawn. */
export function personOf(name: string, bot: boolean, words: Words): Person {
  return peopleOf([{ name, kind: bot ? "bot" : "person" }], words, {})[0] as Person;
}

/** A rating; one that is still uncertain has a mark, which `Unsure` explains once. */
export function Rating({ of }: { readonly of: Standing }) {
  const words = useWords();
  return (
    <strong class="rating">
      {of.provisional && (
        <span class="rating-unsure">
          <span aria-hidden="true">±</span>
          <Hidden>{words.say("web-rating-unsure")} </Hidden>
        </span>
      )}
      {Math.round(of.rating)}
    </strong>
  );
}

/** What the mark beside some of these ratings means. */
export function RatingLegend({ all }: { readonly all: readonly Standing[] }) {
  const words = useWords();
  if (!all.some((one) => one.provisional)) return null;
  return (
    <p class="hint rating-legend">
      <span class="rating-unsure" aria-hidden="true">
        ±
      </span>
      <span>{words.say("web-rating-legend")}</span>
    </p>
  );
}

/** Somebody's ratings, a row for each game. */
export function Ratings({ all }: { readonly all: readonly Standing[] }) {
  const words = useWords();
  const titles = useTitles();
  if (!all.length) return <p class="hint">{words.say("web-no-ratings")}</p>;
  return (
    <>
      <ul class="rows">
        {all.map((one) => (
          <li key={`${one.game}${one.pool}`} class="row">
            <Tile game={one.game} />
            <span class="row-words">
              <strong>{titles[one.game] ?? ""}</strong>
              <span class="hint">{words.say("web-rating-matches", { matches: one.matches })}</span>
            </span>
            <Rating of={one} />
          </li>
        ))}
      </ul>
      <RatingLegend all={all} />
    </>
  );
}

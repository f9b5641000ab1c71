/** The rulebooks: all of them, or one with an anchor for every clause. */
import { useEffect, useState } from "preact/hooks";
import { games } from "../api";
import { useWords } from "../kit/context";
import { route } from "../router";
import { showProblem } from "../shell";
import { Rulebook } from "./book";
import { Frame } from "./frame";
import { Tile, useGames, useTitles } from "./parts";

function RulebookList() {
  const words = useWords();
  const titles = useTitles();
  return (
    <ul class="shelf">
      {useGames().map((game) => (
        <li key={game.id} data-game={game.id}>
          <a class="shelf-book lino" href={`/rules/${game.id}`}>
            <strong>{titles[game.id] ?? game.title}</strong>
            <Tile game={game.id} />
            <span>
              {words.say("credit", {
                authors: words.all(game.authors),
                publisher: game.publisher,
                year: String(game.year),
              })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way to the game's lesson, if it has one. */
function LearnLink({ game }: { readonly game: string }) {
  const words = useWords();
  const has = useGames().some(({ id, lesson }) => id === game && lesson);
  return has ? (
    <a class="way-back" href={`/learn/${game}`}>
      {words.say("web-learn-to-play")}
    </a>
  ) : null;
}

function OneBook({ game }: { readonly game: string }) {
  const words = useWords();
  const [known, learn] = useState(true);
  useEffect(() => void games().then((all) => learn(all.some(({ id }) => id === game)), showProblem), [game]);
  const clause = route.value.split("#")[1] ?? null;
  return known ? <Rulebook game={game} clause={clause} /> : <p>{words.refusal("not_found", { what: "page" })}</p>;
}

/** The page of rules. */
export function RulesPage({ id }: { readonly id: string }) {
  const words = useWords();
  return (
    <Frame title={words.say("web-rulebooks")} headed={id === ""}>
      {id === "" ? (
        <RulebookList />
      ) : (
        <>
          <p>
            <a class="way-back" href="/rules">
              {words.say("web-rulebooks")}
            </a>{" "}
            <LearnLink game={id} />
          </p>
          <h1 class="hidden">{words.say("web-rules")}</h1>
          <article class="paper book-page">
            <OneBook game={id} />
          </article>
        </>
      )}
    </Frame>
  );
}

/** The start page: the games, and for each three ways to play. */
import { useEffect, useState } from "preact/hooks";
import { get, games, me, Refusal } from "../api";
import { Icon } from "../art/icons";
import { Avatar } from "../art/avatars";
import { Bar, IconKey } from "../bar";
import type { Cover } from "../board";
import { Key } from "../kit/keys";
import { useWords } from "../kit/context";
import { isLearned } from "../learn/done";
import { gameWords, loadCover } from "../load";
import { Invited } from "./invited";
import { OutOfReach } from "./offline";
import { go, route } from "../router";
import { systemDark, language, lastLevel, levelOf, theme } from "../settings";
import { notify, openSettings, showProblem } from "../shell";
import { findTable, readCode } from "../table/code";
import { openTableFor, type Intent, usualFor } from "../table/intent";
import { facesOf } from "../table/people";
import type { GameOut, Matches, Played } from "../wire";
import { type Language, LANGUAGES, type Words } from "../words";

/** Starts a match with bots at once; the key shows their level, which can be changed next to it. */
function PlayNow({
  game,
  disabled,
  onClick,
}: {
  readonly game: GameOut;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  const words = useWords();
  const level = levelOf(game);
  return (
    <div class="play-now">
      <Key
        kind="main"
        icon="play"
        disabled={disabled}
        hint={words.say("web-level", { level })}
        onClick={() => {
          lastLevel.value = level;
          onClick();
        }}
      >
        {words.say("web-play-now")}
      </Key>
      <label class="play-level">
        <Icon name="chevron-down" size={22} />
        <select
          aria-label={words.say("web-bots-level")}
          value={level}
          onChange={(event) => (lastLevel.value = event.currentTarget.value)}
        >
          {game.levels.map((one) => (
            <option key={one} value={one}>
              {words.say("web-level-choice", { level: one })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The way to the lesson; a tick where it has been gone through. */
function LearnLink({ game }: { readonly game: string }) {
  const words = useWords();
  const done = isLearned(game);
  return (
    <a class="game-learn" href={`/learn/${game}`} title={done ? words.say("web-learn-again") : undefined}>
      <Icon name={done ? "check" : "info"} size={20} /> {words.say("web-learn-to-play")}
    </a>
  );
}

/** A game and its words; null: they could not be loaded. */
interface Card {
  readonly game: GameOut;
  readonly words: Words | null;
}

/** Load all games with their words. They are shown together, because text that comes later would move the keys. */
async function loadCards(lang: Language): Promise<readonly Card[]> {
  return Promise.all(
    (await games()).map(async (game) => ({ game, words: await gameWords(game.id, lang).catch(() => null) })),
  );
}

function GameCard({ game, words }: Card) {
  const shell = useWords();
  const [cover, setCover] = useState<Cover | null>(null);
  const [going, setGoing] = useState(false);
  useEffect(() => void loadCover(game.id).then(setCover, () => undefined), [game.id]);
  const seats = game.options.find((option) => option.name === "seats");
  const start = (intent: Intent) => {
    if (going) return;
    setGoing(true);
    void openTableFor(intent, { game: game.id, ...usualFor(intent) }, shell).finally(() => setGoing(false));
  };
  return (
    <article class="game" data-game={game.id}>
      <div class="game-picture lino">{cover && <cover.Picture />}</div>
      <div class="game-words">
        <h2>{words?.say("title") ?? game.title}</h2>
        <p class="game-facts">
          <Icon name="users" size={18} /> {seats?.low}–{seats?.high}
          <Icon name="clock" size={18} /> {shell.say("web-minutes", { minutes: game.minutes })}
        </p>
        <p class="game-tagline">{words?.has("tagline") ? words.say("tagline") : words?.say("pitch")}</p>
        <p class="game-credit">
          {shell.say("web-credit", { authors: shell.all(game.authors), publisher: game.publisher })}
        </p>
      </div>
      <div class="game-keys">
        <PlayNow game={game} disabled={going} onClick={() => start("play")} />
        <Key icon="link" disabled={going} onClick={() => start("invite")}>
          {shell.say("web-invite")}
        </Key>
        <Key icon="phone" disabled={going} onClick={() => start("device")}>
          {shell.say("web-this-device")}
        </Key>
      </div>
      {game.lesson && <LearnLink game={game.id} />}
    </article>
  );
}

/** The match that waits for this device, if there is one. */
function GoBack() {
  const words = useWords();
  const [match, setMatch] = useState<Played | null>(null);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (!me.value) return;
    void get<Matches>("/api/me/matches?state=running")
      .then(async ({ matches: [running] }) => {
        setMatch(running ?? null);
        if (running) setTitle((await gameWords(running.game, language.value)).say("title"));
      })
      .catch(() => undefined);
  }, [me.value, language.value]);
  if (!match) return null;
  const others = match.seats.flatMap(({ name }, seat) => (match.mine.includes(seat) ? [] : [name]));
  return (
    <aside class="go-back">
      <Icon name="hourglass" size={26} />
      <p>
        <strong>{words.say("web-running", { game: title })}</strong>
        <br />
        {others.length > 0 && words.say("web-running-with", { names: words.all(others) })}{" "}
        {words.say("web-running-text")}
      </p>
      <Key onClick={() => go(`/t/${match.table}`)}>{words.say("web-go-back")}</Key>
    </aside>
  );
}

/** A table's id, or the link of a table or a match wherever it was made: the same server may go by several names. */
const ADDRESS = /^(?:.*\/([tm])\/)?([\w-]{8,64})(?:[/?#].*)?$/;

function JoinByCode() {
  const words = useWords();
  const [text, setText] = useState("");
  const find = async (code: string) => {
    try {
      go((await findTable(code)).path);
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status !== 404) showProblem(problem);
      else notify(words.say("web-code-nothing", { code }));
    }
  };
  const join = (event: Event) => {
    event.preventDefault();
    const code = readCode(text);
    const [, page = "t", id] = ADDRESS.exec(text.trim()) ?? [];
    if (code !== null) void find(code);
    else if (id !== undefined) go(`/${page}/${id}`);
    else if (text.trim()) notify(words.say("web-no-table-link"));
  };
  return (
    <form class="join" onSubmit={join}>
      <input
        class="input"
        aria-label={words.say("web-table-link")}
        placeholder={words.say("web-table-link")}
        value={text}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="key key-quiet">
        {words.say("web-join")}
      </button>
    </form>
  );
}

/** Language, theme and profile. */
export function Corner() {
  const words = useWords();
  const dark = theme.value === "dark" || (theme.value === "auto" && systemDark.value);
  const who = me.value;
  return (
    <>
      <select
        class="language"
        aria-label={words.say("web-language")}
        value={language.value}
        onChange={(event) => {
          language.value = LANGUAGES.find((lang) => lang === event.currentTarget.value) ?? "en";
        }}
      >
        {LANGUAGES.map((lang) => (
          <option key={lang} value={lang}>
            {words.say("web-language-name", { lang })}
          </option>
        ))}
      </select>
      <IconKey
        icon={dark ? "sun" : "moon"}
        label={words.say(dark ? "web-light" : "web-dark")}
        onClick={() => {
          theme.value = dark ? "light" : "dark";
        }}
      />
      <span class={who ? "only-wide" : ""}>
        <IconKey icon="sliders" label={words.say("web-settings")} onClick={() => (openSettings.value = true)} />
      </span>
      {who && (
        <a class="who" href="/me" aria-label={words.say("web-profile-of", { name: who.name })}>
          <span class="face">
            <Avatar name={facesOf([{ name: who.name, bot: false }])[0] ?? ""} size={32} />
          </span>
          <span class="who-name">{who.name}</span>
        </a>
      )}
    </>
  );
}

const MORE = [
  ["/tables", "web-open-tables"],
  ["/rules", "web-rulebooks"],
  ["/leaders", "web-leaders"],
  ["/verify", "web-verify-a-match"],
] as const;

/** The other pages. */
export function FootLinks() {
  const words = useWords();
  const here = route.value.split(/[?#]/, 1)[0];
  return (
    <nav aria-label={words.say("web-more")}>
      {MORE.map(([path, name]) => (
        <a key={path} href={path} aria-current={path === here ? "page" : undefined}>
          {words.say(name)}
        </a>
      ))}
    </nav>
  );
}

const REFRESH_MS = 2000;

/** The start page. */
export function StartPage() {
  const words = useWords();
  const [all, setAll] = useState<readonly Card[]>([]);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (cards: readonly Card[]) => current && setAll(cards);
    const ask = () => void loadCards(language.value).then(show, () => setTries((before) => before + 1));
    const timer = setTimeout(ask, tries && REFRESH_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [tries, language.value]);
  useEffect(() => {
    document.title = words.say("web-title");
  }, [words]);
  return (
    <div class="page">
      <Bar>
        <Corner />
      </Bar>
      <main tabIndex={-1}>
        {tries > 0 && all.length === 0 && <OutOfReach words={words} />}
        <div class="start-head" hidden={all.length === 0}>
          <div>
            <h1>{words.say("web-four-games", { count: all.length })}</h1>
            <p>{words.say("web-four-games-text")}</p>
          </div>
          <a class="start-daily" href="/daily">
            <Icon name="star" size={20} /> {words.say("web-daily")}
          </a>
          <JoinByCode />
          <GoBack />
          <Invited />
        </div>
        <div class="games">
          {all.map((card) => (
            <GameCard key={card.game.id} {...card} />
          ))}
        </div>
        <footer class="foot" hidden={all.length === 0}>
          <FootLinks />
          <p>{words.say("web-foot")}</p>
        </footer>
      </main>
    </div>
  );
}

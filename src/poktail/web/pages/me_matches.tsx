/** The reader's matches, newest first: the game, the result, and a link to the replay or the table. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import { Icon } from "../art/icons";
import { useWords } from "../kit/context";
import { Hidden, Key } from "../kit/keys";
import { replayPage } from "../replay";
import { showProblem } from "../shell";
import type { Matches, Played } from "../wire";
import { isolated } from "../words";
import { Tile, useTitles, formatMoment } from "./parts";

const GONE = "—"; // what the server writes for who has deleted their profile

const FIRST = 8;

/** Everybody at that match, the best first, one's own seats in bold. */
function Finish({ one }: { readonly one: Played }) {
  const words = useWords();
  const seats = one.seats.map((seat, at) => ({ ...seat, at }));
  return (
    <ol class="finish">
      {seats
        .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
        .map(({ at, name, rank }) => (
          <li key={at} class={one.mine.includes(at) ? "finish-mine" : ""}>
            {rank !== null && (
              <span class={`finish-rank ${rank === 1 ? "finish-first" : ""}`}>
                <Hidden>{words.say("web-end-place", { rank })}</Hidden>
                <span aria-hidden="true">{rank}</span>
              </span>
            )}
            <span>{name === GONE ? words.say("web-somebody-gone") : isolated(name)}</span>
          </li>
        ))}
    </ol>
  );
}

function Match({ one, title }: { readonly one: Played; readonly title: string }) {
  const words = useWords();
  const running = one.state === "running";
  return (
    <li class="row played">
      <Tile game={one.game} />
      <div class="row-words">
        <strong>{title}</strong>
        <span class="hint">{formatMoment(one.started, words.lang)}</span>
        <Finish one={one} />
      </div>
      <a
        class={`key ${running ? "key-choice" : "key-quiet"}`}
        href={running ? `/t/${one.table}` : replayPage(one.match)}
        aria-label={`${words.say(running ? "web-go-back" : "web-replay")}: ${title}, ${formatMoment(one.started, words.lang)}`}
      >
        <span class="key-face">
          <Icon name={running ? "hourglass" : "play"} size={20} />
          <span class="played-word">{words.say(running ? "web-go-back" : "web-replay")}</span>
        </span>
      </a>
    </li>
  );
}

/** Page after page of what the server has, as far as it was asked for. */
function usePages() {
  const [all, setAll] = useState<Matches | null>(null);
  const [busy, setBusy] = useState(false);
  const more = async (before: string | null) => {
    setBusy(true);
    try {
      const page = await get<Matches>(`/api/me/matches${before === null ? "" : `?before=${before}`}`);
      setAll((old) => ({
        matches: [...(before === null ? [] : (old?.matches ?? [])), ...page.matches],
        next: page.next,
      }));
    } catch (error) {
      showProblem(error);
    }
    setBusy(false);
  };
  useEffect(() => void more(null), []);
  return { all, busy, more };
}

/** The list. */
export function MyMatches() {
  const words = useWords();
  const titles = useTitles();
  const { all, busy, more } = usePages();
  const [short, setShort] = useState(true); // the other things of the page are not to be far below
  if (all === null) return <p>{words.say("web-loading")}</p>;
  if (!all.matches.length) return <p class="hint">{words.say("web-no-matches")}</p>;
  return (
    <>
      <ul class="rows">
        {all.matches.slice(0, short ? FIRST : undefined).map((one) => (
          <Match key={one.match} one={one} title={titles[one.game] ?? ""} />
        ))}
      </ul>
      {(short ? all.matches.length > FIRST : all.next !== null) && (
        <Key
          icon="chevron-down"
          disabled={busy}
          onClick={() => {
            if (!short) void more(all.next);
            setShort(false);
          }}
        >
          {words.say("web-older")}
        </Key>
      )}
    </>
  );
}

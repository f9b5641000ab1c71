/** Today's deals in every game, the streak, and when there are new ones. */
import { useWords } from "../kit/context";
import { Icon } from "../art/icons";
import { Tile, useGames, useTitles } from "../pages/parts";
import { answeredOn, streakOn } from "./kept";

const MINUTE_MS = 60_000;

/** How long until the next deals. */
export function Next({ ms }: { readonly ms: number }) {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return (
    <p class="hint daily-next">
      <Icon name="clock" size={18} /> {useWords().say("web-daily-next", { hours, minutes })}
    </p>
  );
}

/** The days in a row, and the best score; nothing before the first answer. */
export function Streak({ date }: { readonly date: string }) {
  const words = useWords();
  const { days, best } = streakOn(date);
  if (days === 0) return null;
  return (
    <p class="daily-streak">
      <Icon name="star" size={20} /> <strong>{words.say("web-daily-streak", { count: days })}</strong>{" "}
      {words.say("web-daily-record", { score: best })}
    </p>
  );
}

/** Every game's deal but that of one game, and how it was answered. */
export function Deals({ date, but }: { readonly date: string; readonly but?: string }) {
  const words = useWords();
  const titles = useTitles();
  return (
    <ul class="rows">
      {useGames()
        .filter(({ id }) => id !== but)
        .map(({ id, title }) => {
          const done = answeredOn(id, date);
          return (
            <li key={id} class="row">
              <Tile game={id} />
              <span class="row-words">
                <strong>{titles[id] ?? title}</strong>
                <span class="hint">
                  {done ? words.say("web-daily-score", { score: done.score }) : words.say("web-daily-open")}
                </span>
              </span>
              <a
                class={`key key-${done ? "quiet" : "choice"}`}
                href={`/daily/${id}`}
                aria-label={`${words.say(done ? "web-see-result" : "web-daily-look")}: ${titles[id] ?? title}`}
              >
                <span class="key-face">
                  <Icon name={done ? "chart" : "play"} size={20} />
                </span>
              </a>
            </li>
          );
        })}
    </ul>
  );
}

/** Who won, why, and everybody's place. */
import { Avatar } from "../art/avatars";
import { Icon } from "../art/icons";
import type { GameBoard, Person, Observation } from "../board";
import { Why } from "../kit/context";
import { BotTag, Face } from "../kit/seats";
import { Hidden } from "../kit/keys";
import type { Words } from "../words";
import { Party } from "./end_party";

/** A result: what happened, in whose words, and the place of each seat. */
export interface Ranked {
  readonly board: GameBoard;
  readonly observation: Observation;
  readonly words: Words;
  /** The place of each seat; null while it is not known yet. */
  readonly ranks: readonly number[] | null;
}

interface HeadProps extends Ranked {
  /** Celebrate: somebody at this screen has just won. */
  readonly party: boolean;
}

/** The person in the title: the only winner, or the only loser if all others won. */
function subject(
  people: readonly Person[],
  ranks: readonly number[],
): { readonly person: Person; readonly won: boolean } | null {
  const at = (rank: number) => people.filter(({ seat }) => ranks[seat] === rank);
  const best = at(1);
  const last = at(Math.max(...ranks));
  const [person] = best.length === 1 ? best : best.length === people.length - 1 ? last : [];
  return person ? { person, won: best.length === 1 } : null;
}

function Portrait({ observation, ranks, party }: HeadProps) {
  const about = ranks && subject(observation.people, ranks);
  return (
    <span
      class={`end-portrait ${about?.person.bot ? "end-portrait-bot" : ""} ${party ? "end-portrait-won" : ""}`}
      aria-hidden="true"
    >
      {about ? <Avatar name={about.person.face} size={62} /> : <Icon name="trophy" size={52} />}
      {about?.won && (
        <span class="end-crown">
          <Icon name="crown" size={34} />
        </span>
      )}
      {party && <Party />}
    </span>
  );
}

/** The result in one sentence, and the rule that decided it. */
export function ResultHead(props: HeadProps) {
  const { board, observation, words } = props;
  const { title, why, clause } = board.result(observation, words);
  return (
    <header class="end-head">
      <Portrait {...props} />
      <div>
        <h2 class={`end-title ${title.length > 24 ? "end-title-long" : ""}`}>{title}</h2>
        <p class="end-why">
          {why} {clause !== undefined && <Why clause={clause} />}
        </p>
      </div>
    </header>
  );
}

/** The best first, as soon as the places are known. */
export function inOrder(people: readonly Person[], ranks: Ranked["ranks"]): readonly Person[] {
  return ranks ? people.toSorted((one, two) => (ranks[one.seat] ?? 0) - (ranks[two.seat] ?? 0)) : people;
}

/** Everybody, the best first. */
export function Ranking({ board, observation, words, ranks }: Ranked) {
  const order = inOrder(observation.people, ranks);
  return (
    <ol class={`ranks ${order.length > 6 ? "ranks-many" : ""}`} aria-label={words.say("web-end-ranking")}>
      {order.map((person) => {
        const rank = ranks?.[person.seat];
        return (
          <li key={person.seat} class={`rank ${rank === 1 ? "rank-first" : ""}`}>
            <span class="rank-place">
              <Hidden>{rank !== undefined && words.say("web-end-place", { rank })}</Hidden>
              <span aria-hidden="true">{rank ?? "–"}</span>
            </span>
            <Face person={person} size={order.length > 6 ? 40 : 46} />
            <span class="rank-name">
              {words.seat(person.seat)} <BotTag person={person} />
            </span>
            <span class="rank-score">{board.score?.(observation, person.seat, words)}</span>
          </li>
        );
      })}
    </ol>
  );
}

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

/** The person in the title: whom the board names, or the only winner; nobody if a win is shared. */
function subject({ board, observation, words, ranks }: HeadProps): Person | null {
  const { about } = board.result(observation, words);
  const best = observation.people.filter(({ seat }) => ranks?.[seat] === 1);
  const [only] = best.length === 1 ? best : [];
  return observation.people.find(({ seat }) => seat === about) ?? only ?? null;
}

function Portrait(props: HeadProps) {
  const { ranks, party } = props;
  const person = ranks && subject(props);
  return (
    <span
      class={`end-portrait ${person?.bot ? "end-portrait-bot" : ""} ${party ? "end-portrait-won" : ""}`}
      aria-hidden="true"
    >
      {person ? <Avatar name={person.face} size={62} /> : <Icon name="trophy" size={52} />}
      {person && ranks[person.seat] === 1 && (
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

/** The best first, as soon as the places are known; equal places in the order of the seats. */
export function inOrder(people: readonly Person[], ranks: Ranked["ranks"]): readonly Person[] {
  const place = (one: Person) => ranks?.[one.seat] ?? 0;
  return people.toSorted((one, two) => place(one) - place(two) || one.seat - two.seat);
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

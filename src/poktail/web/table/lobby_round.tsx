/** The seats of a lobby around the table, with the game in the middle; on a narrow screen they are a list. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type { Cover, Person } from "../board";
import { loadCover } from "../load";
import type { GameOut, TableState } from "../wire";
import type { Words } from "../words";
import { SeatCard } from "./lobby_seat";
import type { Store } from "./store";

type Place = readonly [row: number, column: number];

/** Up to eight seats around a table of three rows and columns: the row and column of each, as two digits. */
const FEW: readonly string[] = [
  "32 12",
  "32 11 13",
  "32 21 12 23",
  "32 21 11 13 23",
  "32 21 11 12 13 23",
  "32 31 21 11 13 23 33",
  "32 31 21 11 12 13 23 33",
];

/** More seats, around a table of four columns. */
function many(count: number): readonly Place[] {
  const last = count > 10 ? 4 : 3;
  const sides = last === 4 ? [2, 3] : [2];
  const ring: readonly (readonly Place[])[] = [
    [2, 1].map((column) => [last, column]),
    sides.toReversed().map((row) => [row, 1]),
    [1, 2, 3, 4].map((column) => [1, column]),
    sides.map((row) => [row, 4]),
    [4, 3].map((column) => [last, column]),
  ];
  return ring.flat();
}

/** Where the seats stand, clockwise from the middle of the near side. */
function places(count: number): readonly Place[] {
  const few = FEW[count - 2]?.split(" ").map((place): Place => [Number(place[0]), Number(place[1])]);
  return few ?? many(count);
}

/** What is played here. */
function Emblem({ game, words, watching }: Pick<RoundProps, "game" | "words"> & { readonly watching: number }) {
  const [cover, setCover] = useState<Cover | null>(null);
  useEffect(() => void (game && loadCover(game.id).then(setCover, () => undefined)), [game?.id]);
  if (!game) return <div class="emblem" />;
  const seats = game.options.find((option) => option.name === "seats");
  return (
    <div class="emblem">
      <div class="emblem-picture">{cover && <cover.Picture />}</div>
      <div class="emblem-words">
        <h2>{words.say("title")}</h2>
        <p>{words.say("facts", { low: seats?.low ?? 0, high: seats?.high ?? 0, minutes: game.minutes })}</p>
        {watching > 0 && (
          <p class="watching">
            <Icon name="eye" size={18} /> {words.say("web-watching", { count: watching })}
          </p>
        )}
      </div>
    </div>
  );
}

export interface RoundProps {
  readonly store: Store;
  readonly table: TableState;
  readonly people: readonly Person[];
  readonly game: GameOut | null;
  readonly words: Words;
  /** How many watch; 0 where it does not matter. */
  readonly watching: number;
}

/** All seats, with the reader's own at the near side. */
export function RoundTable({ store, table, people, game, words, watching }: RoundProps) {
  const around = people.length ? places(people.length) : [];
  const near = store.mine.value[0] ?? 0;
  return (
    <div
      class={`lobby-round ${people.length > 8 ? "lobby-many" : ""}`}
      style={{ "--between": Math.max(3, ...around.map(([row]) => row)) - 2 }}
    >
      <Emblem game={game} words={words} watching={watching} />
      <ul class="lobby-seats" hidden={!people.length}>
        {people.map((person) => {
          const [row, column] = around[(person.seat - near + people.length) % people.length] ?? [1, 1];
          return (
            <SeatCard
              key={person.seat}
              store={store}
              table={table}
              person={person}
              words={words}
              levels={game?.levels ?? []}
              place={{ "--row": row, "--column": column }}
            />
          );
        })}
      </ul>
    </div>
  );
}

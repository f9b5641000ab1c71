/** The result in detail: where everybody's points come from, and how they grew hand by hand. */
import type { JSX } from "preact";
import type { Person } from "../../web/board";
import { Face } from "../../web/kit";
import type { Words } from "../../web/words";
import { type PokNRollObservation, type Props, type Row, crosses, rowName, sheetOrder, worth } from "./board_model";

/** Line styles, told apart without colour; the winner's is whole and thick. */
const DASHES = [
  "",
  "9 6",
  "2 5",
  "14 5 2 5",
  "5 3",
  "18 6",
  "2 3 9 3",
  "1 8",
  "12 3 4 3",
  "7 9",
  "3 3",
  "20 4 2 4 2 4",
] as const;
const HIGH = 190;
const GAP = 17;
const LEAD = 16;

/** Seats in the order of the ranking. */
function ranking({ view, people }: PokNRollObservation): readonly Person[] {
  const payoffs = view.payoffs ?? view.points;
  return people.toSorted((one, two) => (payoffs[two.seat] ?? 0) - (payoffs[one.seat] ?? 0) || one.seat - two.seat);
}

/** A row of the sheet and the points that it brought to a seat. */
interface Source {
  readonly row: Row;
  readonly points: number;
}

/** Where a seat's points come from: wins in round 3, then the rows of the sheet. */
function sources({ view }: PokNRollObservation, seat: number): readonly Source[] {
  return sheetOrder(view.rows)
    .map((row) => ({ row, points: crosses(view, seat, row) * worth(view, row) }))
    .filter(({ points }) => points > 0);
}

/** One seat's points: a bar with a piece for each row, and below it the name of each. */
function BarOf({ of, most, words }: { of: readonly Source[]; most: number; words: Words }): JSX.Element {
  return (
    <>
      <span class="pnr-pieces" aria-hidden="true">
        {of.map(({ row, points }) => (
          <span key={row} class={`pnr-piece pnr-piece-${row}`} style={{ width: `${(100 * points) / most}%` }}>
            {points / most > 0.05 ? points : ""}
          </span>
        ))}
      </span>
      <span class="pnr-labels">
        {of.map(({ row, points }) => (
          <span key={row}>
            {rowName(words, row)} <b>{points}</b>
          </span>
        ))}
      </span>
    </>
  );
}

function BarsOf({ observation, words }: { observation: PokNRollObservation; words: Words }): JSX.Element {
  const { view } = observation;
  const most = Math.max(1, ...view.points);
  return (
    <ul class="pnr-bars">
      {ranking(observation).map((person) => (
        <li key={person.seat}>
          <Face person={person} size={30} />
          <b class="pnr-bars-name">{words.seat(person.seat)}</b>
          <b class="pnr-bars-points">{words.say("board-points", { points: view.points[person.seat] ?? 0 })}</b>
          <BarOf of={sources(observation, person.seat)} most={most} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** Everybody's points after each hand, from what was told; null when not all of it was. */
export function growth({ view, events }: PokNRollObservation): readonly (readonly number[])[] | null {
  const now = view.points.map(() => 0);
  const hands: number[][] = [];
  const add = (seat: number, row: Row | null): void => {
    if (row !== null) now[seat] = (now[seat] ?? 0) + worth(view, row);
  };
  for (const [, what] of events) {
    if (what.is === "HandBegan") hands.push([...now]);
    else if (what.is === "Crossed") add(what.seat, what.row);
    else if (what.is === "ThirdRoundWon") add(what.seat, "third");
    else if (what.is === "Abandoned") {
      add(what.seat, what.row);
      if (what.round === 1) add(what.seat, "abandon");
    }
  }
  hands.push([...now]);
  const whole = now.every((points, seat) => points === view.points[seat]);
  return whole && hands.length > 1 ? hands : null;
}

/** Round numbers for the grid. */
function ticks(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => most / size <= 4) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** Where names stand beside the ends of their lines: in that order, and never one over another. */
function spread(ends: readonly number[], low: number): readonly number[] {
  const placed: number[] = ends.map(() => 0);
  const sorted = ends.map((y, at) => ({ y, at })).sort((one, two) => one.y - two.y);
  let free = -Infinity;
  for (const { y, at } of sorted) placed[at] = free = Math.max(y, free + GAP);
  // Names pushed over the edge move up again, and push those above them.
  let room = low;
  for (const { at } of sorted.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, room);
    room = (placed[at] ?? 0) - GAP;
  }
  return placed;
}

interface WaysProps {
  readonly people: readonly Person[];
  readonly hands: readonly (readonly number[])[];
  readonly high: number;
  readonly y: (points: number) => number;
  readonly grid: readonly number[];
}

interface ChartProps {
  readonly observation: PokNRollObservation;
  readonly words: Words;
  readonly hands: readonly (readonly number[])[];
}

/** The lines, stretched to the width there is; their strokes are not. */
function Ways({ people, hands, high, y, grid }: WaysProps): JSX.Element {
  const way = (seat: number): string =>
    hands.map((points, hand) => `${(100 * hand) / (hands.length - 1)},${y(points[seat] ?? 0)}`).join(" ");
  return (
    <svg class="pnr-ways" viewBox={`0 0 100 ${high}`} preserveAspectRatio="none" focusable="false">
      {grid.map((points) => (
        <line key={points} class="pnr-grid" x1="0" x2="100" y1={y(points)} y2={y(points)} />
      ))}
      {people.map(({ seat }, at) => (
        <polyline
          key={seat}
          class={at ? "pnr-way" : "pnr-way pnr-way-first"}
          points={way(seat)}
          stroke-dasharray={DASHES[at % DASHES.length] || undefined}
        />
      ))}
    </svg>
  );
}

/** The ends of the lines and the names beside them. */
function Names({
  people,
  words,
  ends,
  high,
}: {
  people: readonly Person[];
  words: Words;
  ends: readonly number[];
  high: number;
}): JSX.Element {
  const names = spread(ends, high);
  return (
    <>
      <svg class="pnr-leads" viewBox={`0 0 ${LEAD} ${high}`} focusable="false">
        {people.map(({ seat }, at) => (
          <g key={seat}>
            <circle cx="1" cy={ends[at]} r={at ? 3.5 : 5} />
            <line x1="4" x2={LEAD} y1={ends[at]} y2={names[at]} />
          </g>
        ))}
      </svg>
      <ul class="pnr-names">
        {people.map(({ seat }, at) => (
          <li key={seat} style={{ top: `${names[at] ?? 0}px` }}>
            {words.seat(seat)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The points hand by hand; every line has its own dashes and its name at the end. */
function Chart({ observation, words, hands }: ChartProps): JSX.Element {
  const people = ranking(observation);
  const high = Math.max(HIGH, (people.length - 1) * GAP);
  const most = Math.max(1, ...observation.view.points);
  const y = (points: number): number => high * (1 - points / most);
  const grid = ticks(most);
  return (
    <div class="pnr-chart" role="img" aria-label={words.say("board-chart-label")} style={{ "--high": `${high}px` }}>
      <div class="pnr-ticks">
        {grid.map((points) => (
          <span key={points} style={{ top: `${y(points)}px` }}>
            {points}
          </span>
        ))}
      </div>
      <Ways people={people} hands={hands} high={high} y={y} grid={grid} />
      <Names
        people={people}
        words={words}
        ends={people.map(({ seat }) => y(observation.view.points[seat] ?? 0))}
        high={high}
      />
      <p class="pnr-axis">
        <span>{words.say("board-hand", { hand: 1 })}</span>
        <span>{words.say("board-hand", { hand: hands.length - 1 })}</span>
      </p>
    </div>
  );
}

/** Below the ranking: what the points are made of, and how they came. */
export function End(props: Props): JSX.Element {
  const { words } = props;
  const hands = growth(props);
  return (
    <div class="pnr-end">
      <h2>{words.say("board-bars")}</h2>
      <BarsOf observation={props} words={words} />
      {hands && (
        <>
          <h2>{words.say("board-chart")}</h2>
          <Chart observation={props} words={words} hands={hands} />
        </>
      )}
    </div>
  );
}

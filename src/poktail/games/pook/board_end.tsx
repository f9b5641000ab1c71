/** The result in detail: the last square, and every side's points card by card. */
import { Panel, Why } from "../../web/kit";
import type { Words } from "../../web/words";
import { BannerArt, allies } from "./art";
import { PieceArt, SeenCard } from "./board_cell";
import {
  type Props,
  type PookObservation,
  cellAt,
  columnOf,
  frameOf,
  piecesOf,
  rowOf,
  sideOf,
  warriors,
} from "./board_model";
import type { PookBanner, PookCard } from "./wire";

interface Side {
  readonly seats: readonly number[];
  readonly banner: PookBanner;
  readonly points: number;
}

/** Each side once, the best first. */
export function sidesOf(observation: PookObservation): readonly Side[] {
  const { view } = observation;
  const sides = new Map<string, Side>();
  view.banners.forEach((banner, seat) => {
    const seats = sideOf(view, seat);
    if (banner) sides.set(seats.join(), { seats, banner, points: view.scores[seat] ?? 0 });
  });
  return [...sides.values()].sort((one, two) => two.points - one.points);
}

/** The Warriors of a Banner that lay open when the Banners were shown. */
export function counted(observation: PookObservation, banner: PookBanner): readonly PookCard[] {
  const later = new Set(observation.view.picks.flat().map((pick) => pick.cell));
  const mine = warriors(piecesOf(observation.view)).filter(
    ({ cell, card }) => !later.has(cell) && allies(banner).includes(card.faction),
  );
  return mine
    .map(({ card }) => card)
    .sort((one, two) => one.faction.localeCompare(two.faction) || two.level - one.level);
}

/** What the picks of each round in which this side was tied brought to its Banner. */
export function picked(observation: PookObservation, side: Side): readonly PookCard[] {
  const ties = observation.events.flatMap(([, what]) => (what.is === "Tied" ? [what.seats] : []));
  return observation.view.picks.flatMap((round, number) => {
    if (!ties[number]?.some((seat) => side.seats.includes(seat))) return [];
    const cells = new Map(round.map((pick) => [pick.cell, pick.card]));
    return [...cells.values()].filter((card) => allies(side.banner).includes(card.faction));
  });
}

function Cards({ cards, words }: { cards: readonly PookCard[]; words: Words }) {
  return (
    <>
      {cards.map((card, place) => (
        <SeenCard key={place} card={card} title={words.tell(card)} />
      ))}
    </>
  );
}

function SideSum({ observation, side, words }: { observation: PookObservation; side: Side; words: Words }) {
  const base = counted(observation, side.banner);
  const more = picked(observation, side);
  const bonus = side.seats.some((seat) => observation.view.bonus.includes(seat));
  return (
    <li class="pook-side">
      <BannerArt banner={side.banner} width={46} />
      <div class="pook-side-words">
        <strong>{words.seats(side.seats)}</strong>
        <span>{words.tell(side.banner, "banner")}</span>
        <span class="pook-side-cards">
          {base.length ? <Cards cards={base} words={words} /> : words.say("board-none-visible")}
          {bonus && <b class="pook-plus">{words.say("view-bonus")}</b>}
          {more.length > 0 && (
            <>
              <b class="pook-plus">{words.say("board-tie-break")}</b>
              <Cards cards={more} words={words} />
            </>
          )}
        </span>
      </div>
      <b class="pook-side-points">{side.points}</b>
    </li>
  );
}

/** The square as it lay at the end; the cards that count for the winners stand out. */
function LastSquare({
  observation,
  words,
  banners,
}: {
  observation: PookObservation;
  words: Words;
  banners: readonly PookBanner[];
}) {
  const pieces = piecesOf(observation.view);
  const frame = frameOf(pieces.keys());
  const cells = [];
  for (let row = frame.top; row <= frame.bottom; row++) {
    for (let column = frame.left; column <= frame.right; column++) cells.push(cellAt(column, row));
  }
  const wins = (card: PookCard) => banners.some((banner) => allies(banner).includes(card.faction));
  return (
    <div
      class="pook-final"
      role="img"
      aria-label={words.say("board-last-square")}
      style={{ "--columns": frame.right - frame.left + 1 }}
    >
      {cells.map((cell) => {
        const piece = pieces.get(cell);
        const shines = piece?.is === "card" && piece.seen.up && piece.seen.card && wins(piece.seen.card);
        return (
          <span
            key={cell}
            class={`pook-card ${shines ? "pook-shines" : ""}`}
            style={{ gridColumn: columnOf(cell) - frame.left + 1, gridRow: rowOf(cell) - frame.top + 1 }}
          >
            {piece && <PieceArt piece={piece} words={words} />}
          </span>
        );
      })}
    </div>
  );
}

/** The end of a match, explained. */
export function End(props: Props) {
  const { words, view } = props;
  const sides = sidesOf(props);
  const best = sides[0]?.points;
  const winners = sides.filter((side) => side.points === best).map((side) => side.banner);
  return (
    <div class="pook-end">
      <Panel title={words.say("board-last-square")}>
        <LastSquare observation={props} words={words} banners={winners} />
      </Panel>
      <Panel title={words.say("board-counted")}>
        <ol class="pook-sides">
          {sides.map((side) => (
            <SideSum key={side.seats.join()} observation={props} side={side} words={words} />
          ))}
        </ol>
        <p class="pook-end-why">
          {words.say("board-counted-how")} <Why clause={view.picks.length ? "POOK-21" : "POOK-20"} />
        </p>
      </Panel>
    </div>
  );
}

/** The end of a match on the picture of its result: the cards in front of every seat, species by species. */
import type { BoardPicture, PictureProps } from "../../web/board";
import { Icon } from "../../web/kit";
import { CardFace, Piece, inkOf, isRoyal } from "./art_pieces";
import { type Card, type Move, type Options, type Pile, type View, type What, piles } from "./board_model";

type Props = PictureProps<View, Move, What, Options>;

const SIDE = 920;
const TALL = 92;
const CARD = { width: 60, height: 84 } as const;

/** The cards of one species, one over another; the pile that lost has a sign. */
function Fan({ pile, cards, wide }: { pile: Pile; cards: readonly Card[]; wide: number }) {
  if (!cards.length) {
    return (
      <g transform={`translate(${CARD.width / 2 - 21} 22)`} style={{ color: "var(--line)" }}>
        <Piece name={pile.species} size={42} />
      </g>
    );
  }
  const step = cards.length > 1 ? Math.min(20, (wide - 14 - CARD.width) / (cards.length - 1)) : 0;
  return (
    <g>
      {cards.map((card, at) => (
        <svg key={at} x={at * step} y="3" {...CARD}>
          <CardFace card={card} />
        </svg>
      ))}
      {pile.lost && (
        <g transform={`translate(${(cards.length - 1) * step + CARD.width - 8} 14)`} style={{ color: "var(--bad)" }}>
          <circle r="14" fill="var(--card)" stroke="currentColor" stroke-width="2" />
          <g transform="translate(-9 -9)">
            <Icon name="cross" size={18} />
          </g>
        </g>
      )}
    </g>
  );
}

/** What lies in front of a seat; every species has its place. */
function Seat({ observation: { view }, seat }: Props & { seat: number }) {
  const all = piles(view, seat);
  const wide = SIDE / all.length;
  const laid = (species: string) =>
    (view.laid[seat] ?? [])
      .filter((card) => inkOf(card) === species)
      .toSorted((one, two) => Number(isRoyal(one)) - Number(isRoyal(two)));
  return (
    <svg width={SIDE} height={TALL}>
      {all.map((pile, at) => (
        <g key={pile.species} transform={`translate(${at * wide + 4} 0)`}>
          <Fan pile={pile} cards={laid(pile.species)} wide={wide} />
        </g>
      ))}
    </svg>
  );
}

export const picture: BoardPicture<View, Move, What, Options> = { Seat };

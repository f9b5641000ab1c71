/** What only one seat sees: the cards in its hand, and the card under way if it has seen it. */
import { Icon } from "../../web/art/icons";
import { Held } from "../../web/kit";
import { CardFace } from "./art_pieces";
import { type View, called, stacks } from "./board_model";
import type { Words } from "../../web/words";

export function Secret({ view, words }: { readonly view: View; readonly words: Words }) {
  const { card: away } = view;
  const things = stacks(view, view.hand ?? []).map(({ card, count }) => ({
    key: card,
    name: called(card, words),
    picture: <CardFace card={card} />,
    count,
  }));
  const picture = away && (
    <>
      <Icon name="arrow-right" size={18} />
      <CardFace card={away} />
    </>
  );
  const way = away && { key: "way", name: words.say("board-on-its-way", { card: called(away, words) }), picture };
  return <Held things={way ? [...things, way] : things} />;
}

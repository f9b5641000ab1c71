/** What only one seat sees: the cards in its hand. */
import { Held } from "../../web/kit";
import { CardFace } from "./art_pieces";
import { type View, called, stacks } from "./board_model";
import type { Words } from "../../web/words";

export function Secret({ view, words }: { readonly view: View; readonly words: Words }) {
  const things = stacks(view, view.hand ?? []).map(({ card, count }) => ({
    key: card,
    name: called(card, words),
    picture: <CardFace card={card} />,
    count,
  }));
  return <Held things={things} />;
}

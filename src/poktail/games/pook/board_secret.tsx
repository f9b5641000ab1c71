/** What only one seat sees: its hand, its Banner, and the fronts of the cards that it laid face down. */
import { Held } from "../../web/kit";
import type { Words } from "../../web/words";
import { BannerArt, WarriorArt } from "./art";
import { nameOf } from "./board_model";
import type { PookView } from "./wire";

export function Secret({ view, words }: { readonly view: PookView; readonly words: Words }) {
  const banner = view.seat === null ? null : (view.banners[view.seat] ?? null);
  const hand = view.hand.map((card, at) => ({
    key: `hand ${at}`,
    name: words.tell(card),
    picture: <WarriorArt card={card} />,
  }));
  const hidden = view.table.flatMap(({ cell, up, card }) =>
    card && !up
      ? [{ key: cell, name: `${nameOf(cell)}: ${words.tell(card)}`, picture: <Front cell={cell} card={card} /> }]
      : [],
  );
  return (
    <div class="pook-secret">
      {banner && <BannerArt banner={banner} width={34} />}
      <Held things={hand} />
      {hidden.length > 0 && <Held things={hidden} />}
    </div>
  );
}

/** The front of a card that lies face down, and where it lies. */
function Front({ cell, card }: { readonly cell: string; readonly card: Parameters<typeof WarriorArt>[0]["card"] }) {
  return (
    <span class="pook-front">
      <WarriorArt card={card} />
      <b>{nameOf(cell)}</b>
    </span>
  );
}

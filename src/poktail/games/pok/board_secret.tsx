/** What only one seat sees: the counters in its hand. */
import { Held } from "../../web/kit";
import type { Words } from "../../web/words";
import { Counter, SYMBOLS } from "./art";
import type { PokView } from "./wire";

export function Secret({ view, words }: { readonly view: PokView; readonly words: Words }) {
  const things = SYMBOLS.map((symbol, at) => ({
    key: symbol,
    name: words.tell(symbol, "symbol"),
    picture: <Counter symbol={symbol} size={30} />,
    count: view.hand?.[at] ?? 0,
  }));
  return <Held things={things.filter(({ count }) => count > 0)} />;
}

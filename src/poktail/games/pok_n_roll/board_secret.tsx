/** What only one seat sees: the dice under its cup. */
import type { Words } from "../../web/words";
import { Small } from "./board_dice";
import type { PokNRollView } from "./wire";

export function Secret({ view }: { readonly view: PokNRollView; readonly words: Words }) {
  return view.cup && <Small faces={view.cup} />;
}

/** The turn banner: whom the game waits for, and what it wants. */
import type { Turn } from "../../web/kit";
import { type Draft, type Props, cellsOf, heldOf, takesOf } from "./board_model";

type Said = readonly [title: string, hint: string | null];

/** The banner of this moment. */
export function turnOf(props: Props, draft: Draft, mine: boolean): Turn {
  const { view, words, people, waiting, seat } = props;
  const who = mine ? seat : (view.active ?? waiting[0] ?? null);
  const person = people.find((one) => one.seat === who);
  const name = who === null ? words.say("nobody") : words.seat(who);
  if (!mine) {
    const picked = view.phase === "tie" && props.chosen !== null;
    const hint = picked ? words.say("board-tie-waits") : undefined;
    return { title: words.say(`view-phase-${view.phase}`, { name }), mine: false, person, ...(hint && { hint }) };
  }
  const [title, hint] = asked(props, draft, name);
  return { title, mine: true, person, ...(hint !== null && { hint }) };
}

function asked(props: Props, draft: Draft, name: string): Said {
  const { view, words, legal } = props;
  if (draft.banner) return [words.say("board-turn-take", { name }), words.tell(draft.banner, "banner")];
  if (draft.piggy)
    return [words.say("board-turn-piggy", { name }), unsent(props, draft) ?? words.say("board-hint-piggy")];
  switch (view.phase) {
    case "tie":
      return [words.say("board-turn-tie", { name }), words.say("board-hint-tie")];
    case "power":
      return power(props, draft, name);
    case "give":
      return [words.say("board-turn-give", { name }), words.say("board-hint-give")];
    case "after":
      return [words.say("board-turn-after", { name }), words.say("board-hint-after", { what: extras(props) })];
    case "lay":
      return [words.say(draft.cell === null ? "board-turn-lay" : "board-turn-card", { name }), held(props, draft)];
    default:
      if (!legal.some(([, move]) => move.is === "Choose")) {
        return [words.say("board-turn-banner", { name }), words.say("board-hint-banner")];
      }
      return [words.say("board-turn-card", { name }), held(props, draft)];
  }
}

/** What may still be added to the turn. */
function extras({ legal }: Props): string {
  const [swaps, takes] = [cellsOf(legal, "Swap").size > 0, takesOf(legal).size > 0];
  return swaps && takes ? "both" : takes ? "take" : "swap";
}

function unsent({ words }: Props, draft: Draft): string | null {
  return draft.cell === null ? null : words.say("board-hint-unsent");
}

function held(props: Props, draft: Draft): string {
  const { view, words } = props;
  const card = heldOf(view, draft);
  if (card === null) return words.say("board-hint-card");
  const ready = unsent(props, draft);
  if (ready !== null) return ready;
  if (card.face === "purse") return words.say("board-hint-purse");
  return words.say("board-hint-warrior", { card: words.tell(card.card), level: card.card.level });
}

function power(props: Props, draft: Draft, name: string): Said {
  const { view, words, legal } = props;
  const faction = view.table.find((seen) => seen.cell === view.laid)?.card?.faction ?? "mage";
  const title = words.say("board-turn-power", { name, faction });
  if (cellsOf(legal, "Aim").size === 0) return [title, words.say("board-hint-no-target")];
  return [title, unsent(props, draft) ?? words.say(`board-hint-${faction}`)];
}

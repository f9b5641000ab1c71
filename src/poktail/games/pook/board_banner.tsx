/** The turn banner: whom the game waits for, and what it wants. */
import type { Turn } from "../../web/kit";
import type { Who } from "../../web/words";
import type { Draft } from "./board_draft";
import type { Props } from "./board_model";
import type { Plan } from "./board_plan";

type Said = readonly [title: string, hint: string | null];

/** What is composed, and by whom. */
interface Composed {
  readonly draft: Draft;
  readonly plan: Plan;
  readonly mine: boolean;
  /** The rest of what was sent came too late. */
  readonly stopped: boolean;
}

/** The banner of this moment. */
export function turnOf(props: Props, composed: Composed): Turn {
  const { view, words, people, waiting, seat } = props;
  const { mine, stopped } = composed;
  const who = mine ? seat : (view.active ?? waiting[0] ?? null);
  const person = people.find((one) => one.seat === who);
  const name = who === null ? words.say("nobody") : { seat: who };
  if (!mine) {
    const picked = view.phase === "tie" && props.chosen !== null;
    const hint = stopped ? words.say("board-hint-stopped") : picked ? words.say("board-tie-waits") : undefined;
    return { title: words.say(`view-phase-${view.phase}`, { name }), mine: false, person, ...(hint && { hint }) };
  }
  const [title, asks] = asked(props, composed, name);
  const hint = stopped ? words.say("board-hint-stopped") : asks;
  return { title, mine: true, person, ...(hint !== null && { hint }) };
}

function asked(props: Props, { draft, plan }: Composed, name: string | Who): Said {
  const { view, words } = props;
  if (draft.piggy) return [words.say("board-turn-piggy", { name }), words.say("board-hint-piggy")];
  if (view.phase === "tie") return [words.say("board-turn-tie", { name }), words.say("board-hint-tie")];
  if (view.phase === "after") return rest(props, plan, name);
  if (plan.laid !== null) return power(props, plan, name);
  if (plan.way === null) return [words.say("board-turn-banner", { name }), words.say("board-hint-banner")];
  return [words.say(view.phase === "lay" ? "board-turn-lay" : "board-turn-card", { name }), held(props, plan)];
}

/** The card has its place: what its power could do, what it will, and what may still be added. */
function power(props: Props, plan: Plan, name: string | Who): Said {
  const { words } = props;
  const { faction, aim, aims, gift, gifts, reveals, asked } = plan;
  if (faction === null) return rest(props, plan, name);
  const title = words.say("board-turn-power", { name, faction });
  const sent = props.view.phase !== "before" && props.view.phase !== "lay";
  if (sent && (gift || (aim !== null && !gifts.length))) return [title, words.say("board-hint-unsent")];
  if (gifts.length && !gift) return [words.say("board-turn-give", { name }), words.say("board-hint-give")];
  if (reveals) return [words.say("board-turn-reveal", { name }), words.say("board-hint-reveal")];
  if (aim === null && aims.length) return [title, words.say(`board-hint-${faction}`)];
  if (aim === null && asked && sent) return [title, words.say("board-hint-no-target")];
  return rest(props, plan, name);
}

/** Nothing is missing; something may be added. */
function rest({ words }: Props, { swaps, takes }: Plan, name: string | Who): Said {
  const what = swaps.length && takes.length ? "both" : takes.length ? "take" : "swap";
  if (!swaps.length && !takes.length) return [words.say("board-turn-ready", { name }), words.say("board-hint-unsent")];
  return [words.say("board-turn-after", { name }), words.say("board-hint-after", { what })];
}

function held({ words }: Props, { held: card }: Plan): string {
  if (card === null) return words.say("board-hint-card");
  const name = { card: words.tell(card.card) };
  if (card.face === "purse") return words.say("board-hint-purse", name);
  return words.say("board-hint-warrior", { ...name, level: card.card.level });
}

/** What a touch adds to a draft, or takes from it. */
import { type Draft, NOTHING, added, without, written, writtenSteps } from "./board_draft";
import type { PookObservation } from "./board_model";
import { type Plan, facesOf, planOf } from "./board_plan";
import type { PookBanner, PookFace } from "./wire";

/** The cells that wait for a tap now. */
export function targetsOf(plan: Plan, draft: Draft): ReadonlySet<string> {
  return new Set(draft.piggy ? plan.swaps : [...plan.lays, ...plan.aims, ...plan.picks]);
}

/** What a tap on that cell would mean now, as moves: all that is composed, and last what is asked for. */
export function askedAt({ view }: PookObservation, draft: Draft, plan: Plan, cell: string): string {
  const kind = draft.piggy ? "piggy-" : plan.picks.length ? "pick-" : plan.faction !== null ? "aim-" : "";
  return [...writtenSteps(draft.steps, view.hand), `${kind}${cell}`].join(" ");
}

/** The same for a card of the hand with that face. */
export function askedOf({ view }: PookObservation, draft: Draft, place: number, face: PookFace): string | undefined {
  const card = view.hand[place];
  const before = without(draft, "card").steps;
  const steps = draft.steps.some((step) => step.is === "aim") ? draft.steps : before;
  return card && [...writtenSteps(steps, view.hand), written(card, face)].join(" ");
}

/** A cell that is lit was tapped; a second tap takes it back. */
export function tapped(observation: PookObservation, draft: Draft, plan: Plan, cell: string): Draft {
  if (draft.piggy) return settled(observation, added(draft, { is: "swap", cell }));
  if (plan.picks.includes(cell)) return plan.pick === cell ? NOTHING : added(NOTHING, { is: "pick", cell });
  const is = plan.aims.includes(cell) ? "aim" : "cell";
  const bare = without(draft, is);
  return (is === "aim" ? plan.aim : plan.cell) === cell ? bare : added(bare, { is, cell });
}

/** After a swap the Warrior in hand may find no place any more: then it goes back to the others. */
function settled(observation: PookObservation, draft: Draft): Draft {
  const { held, cell, lays } = planOf(observation, draft);
  const stuck = held !== null && cell === null && !lays.length;
  return stuck ? { ...draft, steps: draft.steps.filter((step) => step.is !== "card") } : draft;
}

/** A card of the hand was tapped: to lay it, or to give it to a Mage. */
export function handed(observation: PookObservation, draft: Draft, plan: Plan, place: number): Draft {
  if (plan.gifts.includes(place)) {
    const bare = without(draft, "give");
    return plan.gift?.place === place ? bare : added(bare, { is: "give", place });
  }
  const bare = without(draft, "card");
  if (plan.held?.place === place && plan.cell === null) return bare;
  const card = observation.view.hand[place];
  const faces = card ? facesOf(plan, card) : [];
  const face = plan.held && faces.includes(plan.held.face) ? plan.held.face : faces[0];
  return face ? added(bare, { is: "card", place, face }) : bare;
}

/** Whether a tap on that card of the hand means something. */
export function handable(observation: PookObservation, plan: Plan, place: number): boolean {
  if (plan.gifts.length) return plan.gifts.includes(place);
  const card = observation.view.hand[place];
  return observation.view.chosen === null && card !== undefined && facesOf(plan, card).length > 0;
}

/** The card in hand shows its other side; it is lifted from its cell. */
export function turned(draft: Draft, plan: Plan, face: PookFace): Draft {
  if (plan.held === null) return draft;
  return added(without(draft, "card"), { is: "card", place: plan.held.place, face });
}

/** Take that Banner, or put it back. */
export function bannered(draft: Draft, plan: Plan, banner: PookBanner): Draft {
  const bare = plan.banner === null ? draft : without(draft, "banner");
  return plan.banner === banner ? bare : added(bare, { is: "banner", banner });
}

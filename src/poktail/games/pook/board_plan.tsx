/** What the steps of a draft amount to: looked up in the view's promises and in the legal moves, never worked out here. */
import { type Draft, type Step, bannerIn, cellIn } from "./board_draft";
import { type PookObservation, cellsOf, piecesOf, sameCard, swapped, takesOf } from "./board_model";
import type { PookBanner, PookCard, PookFace, PookFaction, PookMove, PookPlace, PookView, PookWay } from "./wire";

/** A card of the hand on its way to the square. */
export interface Held {
  readonly place: number;
  readonly card: PookCard;
  readonly face: PookFace;
}

/** The turn as composed, what may be added to it, and the moves it stands for. */
export interface Plan {
  /** Where Piggy goes before the card is laid, and after it. */
  readonly before: string | null;
  readonly after: string | null;
  readonly banner: PookBanner | null;
  readonly held: Held | null;
  readonly cell: string | null;
  readonly pick: string | null;
  /** Where the Warrior lies whose power may be used, and who it is. */
  readonly laid: string | null;
  readonly faction: PookFaction | null;
  /** The table will ask about the power, though perhaps nothing fits. */
  readonly asked: boolean;
  readonly aim: string | null;
  readonly gift: Held | null;
  /** What may be tapped: cells for the card, targets, cards to give (by their places), Piggy's ways, Banners. */
  readonly lays: readonly string[];
  readonly aims: readonly string[];
  readonly gifts: readonly number[];
  readonly picks: readonly string[];
  readonly swaps: readonly string[];
  readonly takes: readonly PookBanner[];
  /** Sending shows a card that this seat has not seen: the turn goes on only then. */
  readonly reveals: boolean;
  /** What holds for the card still to be chosen. */
  readonly way: PookWay | null;
  /** In the order to send them; null while something is missing. */
  readonly moves: readonly PookMove[] | null;
}

/** What is composed, and what it stands for. */
export function planOf(observation: PookObservation, draft: Draft): Plan {
  const { phase } = observation.view;
  return phase === "before" || phase === "lay" ? laying(observation, draft.steps) : staged(observation, draft.steps);
}

const EMPTY: Plan = {
  ...{ before: null, after: null, banner: null, held: null, cell: null, pick: null },
  ...{ laid: null, faction: null, asked: false, aim: null, gift: null },
  ...{ lays: [], aims: [], gifts: [], picks: [], swaps: [], takes: [], reveals: false, way: null, moves: null },
};

/** The whole turn, before anything of it is sent but perhaps the choice of the card. */
function laying(observation: PookObservation, steps: readonly Step[]): Plan {
  const { view, legal } = observation;
  const cut = steps.findIndex((step) => step.is === "cell");
  const [first, later] = cut < 0 ? [steps, []] : [steps.slice(0, cut), steps.slice(cut + 1)];
  const [before, after, banner] = [cellIn(first, "swap"), cellIn(later, "swap"), bannerIn(steps)];
  const may = view.chosen !== null || bannerIn(first) !== null || legal.some(([, move]) => move.is === "Choose");
  const way = (may && view.ways.find((one) => one.swap === before)) || null;
  const held = way && heldOf(view, steps);
  const fitting = way && held ? way.places.filter((place) => fits(place, held.card, held.face)) : [];
  const place = fitting.find((one) => one.cell === cellIn(steps, "cell")) ?? null;
  const power = place && held ? powerOf(view, { before, held, place, later }) : NO_POWER;
  const done = power.aim === null || power.faction !== "mage" || power.gift !== null;
  const goesOn = done && !power.reveals;
  const swaps = place === null ? [...cellsOf(legal, "Swap").keys()] : goesOn ? place.swaps : [];
  const plan = {
    ...{ ...EMPTY, ...power, before, after, banner, held, way, cell: place?.cell ?? null, laid: place?.cell ?? null },
    lays: later.length ? [] : fitting.map((one) => one.cell),
    swaps: before === null && after === null ? swaps : [],
    takes: goesOn && banner === null ? [...takesOf(legal).keys()] : [],
  };
  return { ...plan, moves: place && done ? movesOf(view, plan, first, later) : null };
}

/** Whether a cell bears the card with that face: the view says how great a Warrior may be. */
const fits = (place: PookPlace, card: PookCard, face: PookFace): boolean =>
  face === "purse" || card.level <= place.purses;

/** The faces with which a card may be chosen now. */
export const facesOf = ({ way }: Plan, card: PookCard): readonly PookFace[] =>
  (["warrior", "purse"] as const).filter((face) => way?.places.some((place) => fits(place, card, face)));

/** The hand card that is on its way: composed here, or chosen already and only waiting for its cell. */
function heldOf(view: PookView, steps: readonly Step[]): Held | null {
  const sent = view.chosen;
  if (sent) {
    const place = view.hand.findIndex((card) => sameCard(card, sent.card));
    return { place, card: sent.card, face: sent.face };
  }
  const step = steps.find((one) => one.is === "card");
  const card = step?.is === "card" ? view.hand[step.place] : undefined;
  return card && step?.is === "card" ? { place: step.place, card, face: step.face } : null;
}

type Power = Pick<Plan, "faction" | "asked" | "aim" | "gift" | "aims" | "gifts" | "reveals">;
const NO_POWER: Power = {
  ...{ faction: null, asked: false, aim: null, gift: null, aims: [], gifts: [], reveals: false },
};

interface Laid {
  readonly before: string | null;
  readonly held: Held;
  readonly place: PookPlace;
  readonly later: readonly Step[];
}

/** What the view promises to the Warrior laid there, and what of it is composed. */
function powerOf(view: PookView, { before, held, place, later }: Laid): Power {
  const { faction } = held.card;
  if (held.face === "purse" || faction === "knight") return NO_POWER;
  const rest = (level: number) =>
    view.hand.flatMap((card, at) => (at !== held.place && card.level <= level ? [at] : []));
  const trades = place.mage.map(({ cell, face, level }) => ({ cell, face, gifts: rest(level) }));
  const fitting = trades.filter((trade) => trade.gifts.length > 0).map((trade) => trade.cell);
  const aims = faction === "mage" ? fitting : place[faction];
  const asked = (faction === "mage" ? trades : aims).length > 0;
  const aim = cellIn(later, "aim");
  const trade = faction === "mage" ? trades.find((one) => one.cell === aim) : undefined;
  const gift = trade ? giftOf(view, later, trade.face) : null;
  const fixed = later.some((step) => step.is === "swap" || step.is === "banner");
  const reveals = aim !== null && faction !== "orc" && !knownAt(view, before, aim);
  return { faction, asked, aim, gift, aims: fixed ? [] : aims, gifts: fixed ? [] : (trade?.gifts ?? []), reveals };
}

function giftOf(view: PookView, steps: readonly Step[], face: PookFace): Held | null {
  const step = steps.find((one) => one.is === "give");
  const card = step?.is === "give" ? view.hand[step.place] : undefined;
  return card && step?.is === "give" ? { place: step.place, card, face } : null;
}

/** Whether this seat knows the card that will lie there once Piggy has moved. */
function knownAt(view: PookView, before: string | null, cell: string): boolean {
  const pieces = before === null ? piecesOf(view) : swapped(piecesOf(view), view.piggy, before);
  const piece = pieces.get(cell);
  return piece?.is === "card" && piece.seen.card !== null;
}

const choose = ({ card, face }: Held): PookMove => ({ is: "Choose", card, face });

/** A swap or a Banner as a move. */
function extraOf(step: Step): readonly PookMove[] {
  if (step.is === "swap") return [{ is: "Swap", cell: step.cell }];
  return step.is === "banner" ? [{ is: "Take", banner: step.banner }] : [];
}

/** The moves of a whole turn in their order; what would be seen only then ends what is sent. */
function movesOf(view: PookView, plan: Plan, first: readonly Step[], later: readonly Step[]): readonly PookMove[] {
  const { held, cell, aim, gift, asked, reveals } = plan;
  if (!held || cell === null) return [];
  const power: readonly PookMove[] = aim !== null ? [{ is: "Aim", cell: aim }] : asked ? [{ is: "Decline" }] : [];
  return [
    ...first.flatMap(extraOf),
    ...(view.chosen ? [] : [choose(held)]),
    { is: "Lay", cell },
    ...power,
    ...(gift ? [choose(gift)] : []),
    ...later.flatMap(extraOf),
    ...(reveals ? [] : [{ is: "End" } as const]),
  ];
}

/** A turn that was interrupted or goes on after something was seen, and the tie: the legal moves tell all. */
function staged({ view, legal }: PookObservation, steps: readonly Step[]): Plan {
  const cells = (is: "Aim" | "Swap" | "Pick") => [...cellsOf(legal, is).keys()];
  const [after, banner, pick] = [cellIn(steps, "swap"), bannerIn(steps), cellIn(steps, "pick")];
  const acts = view.phase === "power" || view.phase === "give";
  const faction = (acts && view.table.find((seen) => seen.cell === view.laid)?.card?.faction) || null;
  const gives = legal.flatMap(([, move]) => (move.is === "Choose" ? [move] : []));
  const gifts = view.hand.flatMap((card, at) => (gives.some((move) => sameCard(move.card, card)) ? [at] : []));
  const gift = gives[0] ? giftOf(view, steps, gives[0].face) : null;
  const plan = {
    ...{ ...EMPTY, after, banner, pick, faction, laid: acts ? view.laid : null, asked: view.phase === "power" },
    ...{ aim: view.aim ?? cellIn(steps, "aim"), gift, aims: cells("Aim"), gifts, picks: cells("Pick") },
    swaps: after === null ? cells("Swap") : [],
    takes: banner === null ? [...takesOf(legal).keys()] : [],
  };
  return { ...plan, moves: stagedMoves(view, plan, steps) };
}

function stagedMoves(view: PookView, plan: Plan, steps: readonly Step[]): readonly PookMove[] | null {
  switch (view.phase) {
    case "tie":
      return plan.pick === null ? null : [{ is: "Pick", cell: plan.pick }];
    case "give":
      return plan.gift && [choose(plan.gift)];
    case "power":
      return plan.aim === null ? [{ is: "Decline" }, { is: "End" }] : [{ is: "Aim", cell: plan.aim }];
    case "after":
      return [...steps.flatMap(extraOf), { is: "End" }];
    default:
      return null;
  }
}

/** The notation of that move, if it is legal. */
export function notationOf(legal: PookObservation["legal"], wanted: PookMove): string | undefined {
  return legal.find(([, move]) => sameMove(move, wanted))?.[0];
}

function sameMove(one: PookMove, two: PookMove): boolean {
  if (one.is === "Choose") return two.is === "Choose" && one.face === two.face && sameCard(one.card, two.card);
  if (one.is === "Take") return two.is === "Take" && one.banner === two.banner;
  return one.is === two.is && ("cell" in one ? one.cell : "") === ("cell" in two ? two.cell : "");
}

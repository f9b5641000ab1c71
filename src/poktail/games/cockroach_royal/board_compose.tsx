/** A turn in the making: composed and undone on the page, then sent move by move. */
import { useEffect, useState } from "preact/hooks";
import type { Card, Claim, Props } from "./board_model";

/** What has been chosen so far. */
export interface Draft {
  readonly card: Card | null;
  readonly to: number | null;
  readonly claim: Claim | null;
  /** The cards to pay with, in this order. */
  readonly pay: readonly Card[];
}

const NOTHING: Draft = { card: null, to: null, claim: null, pay: [] };

/** A turn in the making, and what can be done with it. */
export interface Turn {
  readonly mine: boolean;
  readonly draft: Draft;
  /** Whom the card may go to; nobody is chosen where only one is left. */
  readonly targets: readonly number[];
  /** Everything is chosen. */
  readonly ready: boolean;
  readonly begun: boolean;
  readonly change: (part: Partial<Draft>) => void;
  readonly undo: () => void;
  readonly slide: () => void;
  readonly pay: () => void;
}

/** Sends one move after the other, each when the table allows it; the answer is shown when all of it is there. */
function sequence({ legal, send }: Props, moves: readonly string[]): void {
  let left = moves;
  const next = (now: Props["legal"]): string | undefined => {
    const at = left.findIndex((move) => now.some(([notation]) => notation === move));
    const found = left[at];
    left = at < 0 ? [] : left.slice(at + 1);
    return found;
  };
  const first = next(legal);
  if (first !== undefined) send(first, next);
}

/** Whom the card may go to: those the table names, or everybody else while no card is chosen. */
function targetsOf({ view, legal, seat }: Props): number[] {
  if (view.phase === "claim" && view.trail !== null && view.trail.to !== null) return [view.trail.to];
  const offered = legal.flatMap(([, move]) => (typeof move === "object" && move.is === "Offer" ? [move.to] : []));
  return view.phase === "pick" ? view.laid.map((_, at) => at).filter((at) => at !== seat) : offered;
}

/** The turn of the person at this page. */
export function useTurn(props: Props): Turn {
  const { view, live, seat, waiting, legal, busy } = props;
  const [chosen, setDraft] = useState<Draft>(NOTHING);
  const mine = live && seat !== null && waiting.includes(seat) && legal.length > 0;
  const paying = view.phase.startsWith("pay") ? view.phase : "";
  const turn = `${view.round} ${paying} ${view.trail?.givers.length ?? 0} ${view.actor === seat}`;
  useEffect(() => setDraft(NOTHING), [turn]);

  const targets = mine ? targetsOf(props) : [];
  const draft: Draft = {
    ...chosen,
    card: view.trail !== null ? view.card : chosen.card,
    to: targets.length === 1 ? (targets[0] ?? null) : chosen.to,
  };
  const ready = mine && !busy && draft.card !== null && draft.to !== null && draft.claim !== null;
  return {
    mine,
    draft,
    targets,
    ready,
    begun: chosen.card !== null || chosen.claim !== null || chosen.to !== null || chosen.pay.length > 0,
    change: (part) => setDraft({ ...chosen, ...part }),
    undo: () => setDraft(NOTHING),
    slide: () => sequence(props, [`card-${draft.card}`, `to-${draft.to}`, `claim-${draft.claim}`]),
    pay: () => sequence(props, payment(draft.pay, view.phase === "pay-more")),
  };
}

/** One card is paid alone with "enough"; where that is not allowed the table goes on waiting for a second one. */
function payment(cards: readonly Card[], second: boolean): string[] {
  const moves = cards.map((card) => `pay-${card}`);
  return moves.length === (second ? 0 : 1) ? [...moves, "enough"] : moves;
}

/** A turn as it is put together: steps, the last of which can always be taken back. */
import type { PookBanner, PookCard, PookFace } from "./wire";

/** Something this seat has composed and not sent. Cards of the hand are named by their place there. */
export type Step =
  | { readonly is: "swap"; readonly cell: string }
  | { readonly is: "banner"; readonly banner: PookBanner }
  | { readonly is: "card"; readonly place: number; readonly face: PookFace }
  | { readonly is: "cell"; readonly cell: string }
  | { readonly is: "aim"; readonly cell: string }
  | { readonly is: "give"; readonly place: number }
  | { readonly is: "pick"; readonly cell: string };

/** All steps so far, and whether Piggy waits for its cell. */
export interface Draft {
  readonly steps: readonly Step[];
  readonly piggy: boolean;
}

/** A turn that has not begun. */
export const NOTHING: Draft = { steps: [], piggy: false };

/** The cell of the step of that kind, if there is one. */
export function cellIn(steps: readonly Step[], is: "swap" | "cell" | "aim" | "pick"): string | null {
  const found = steps.find((step) => step.is === is);
  return found && "cell" in found ? found.cell : null;
}

/** The Banner that is composed to be taken. */
export function bannerIn(steps: readonly Step[]): PookBanner | null {
  const found = steps.find((step) => step.is === "banner");
  return found?.is === "banner" ? found.banner : null;
}

/** A card with a face as a move is written. */
export const written = (card: PookCard, face: PookFace): string =>
  `${card.faction}${card.level}${face === "purse" ? "-purse" : ""}`;

/** The steps as moves are written; cards of the hand are those of this hand. */
export function writtenSteps(steps: readonly Step[], hand: readonly PookCard[]): string[] {
  return steps.flatMap((step) => {
    if (step.is === "cell") return [step.cell];
    if (step.is === "swap") return [`piggy-${step.cell}`];
    if (step.is === "banner") return [`take-${step.banner}`];
    if (step.is === "aim" || step.is === "pick") return [`${step.is}-${step.cell}`];
    const card = hand[step.place];
    return card ? [written(card, step.is === "card" ? step.face : "warrior")] : [];
  });
}

/** The draft with one step more. */
export const added = (draft: Draft, step: Step): Draft => ({ steps: [...draft.steps, step], piggy: false });

/** The draft as it was before the first step of that kind; what came after it rested on it. */
export function without(draft: Draft, is: Step["is"]): Draft {
  if (is === "card") {
    // Whatever was composed to come before the card does not rest on it.
    const bare = without(draft, "cell");
    return { ...bare, steps: bare.steps.filter((step) => step.is !== "card") };
  }
  const found = draft.steps.findIndex((step) => step.is === is);
  return { steps: found < 0 ? draft.steps : draft.steps.slice(0, found), piggy: false };
}

/** One step back. */
export function undone(draft: Draft): Draft | null {
  if (draft.piggy) return { ...draft, piggy: false };
  return draft.steps.length ? { ...draft, steps: draft.steps.slice(0, -1) } : null;
}

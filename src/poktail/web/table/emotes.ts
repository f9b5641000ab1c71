/** Reactions stand beside a face for a moment. */
import type { Signal } from "@preact/signals";

const EMOTE_MS = 4000;

export function showBriefly(emotes: Signal<Readonly<Record<number, string>>>, seat: number, emote: string): void {
  emotes.value = { ...emotes.value, [seat]: emote };
  setTimeout(() => {
    const { [seat]: gone, ...rest } = emotes.value;
    if (gone === emote) emotes.value = rest;
  }, EMOTE_MS);
}

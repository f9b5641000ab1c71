/** The sound of what just happened. */
import { useEffect } from "preact/hooks";
import type { EventEntry } from "../board";
import { type SoundName, sound } from "../sound";

/** The sound of each kind of event, the most important kind first. */
export type Sounds<What extends { readonly is: string }> = Readonly<Partial<Record<What["is"], SoundName>>>;

/** Plays one sound when a new position comes: that of the most important kind among its fresh events. */
export function useSounds<What extends { readonly is: string }>(
  { fresh, version }: { readonly fresh: readonly EventEntry<What>[]; readonly version: number },
  sounds: Sounds<What>,
): void {
  useEffect(() => {
    const kinds = new Set<string>(fresh.map(([, what]) => what.is));
    const [, name] = Object.entries<SoundName | undefined>(sounds).find(([kind]) => kinds.has(kind)) ?? [];
    if (name) sound(name);
  }, [version]);
}

/** After a showdown a page goes on showing it, also if somebody else has already moved. */
import type { Store } from "./store";
import type { Position } from "./store_types";

/** Whether the showdown stays on this page instead of that position: not if it waits for the person here, or they went on. */
export function looksAtShowdown({ table, position, goneOn, shared }: Store, newest: Position | null): boolean {
  const { pause_v: at = null, phase } = table.value ?? {};
  const shown = position.value;
  if (at === null || phase !== "playing" || goneOn.value === at || shared.value) return false;
  if (shown === null || newest === null || shown.version !== at || newest.version <= at) return false;
  if (shown.match !== newest.match || shown.seat !== newest.seat) return false;
  return shown.seat === null || !shown.waiting.includes(shown.seat);
}

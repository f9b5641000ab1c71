/** The current time, for countdowns. */
import { useEffect, useState } from "preact/hooks";

/** How long somebody may be away before the others are told how it goes on. */
const AWAY_LONG_MS = 15_000;

/** The time by this device's clock, new every second while something counts. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}

/** Whether somebody has been away for so long that it may not be a mere reload. */
export function awayLong(since: number | null, now: number): boolean {
  return since !== null && now - since >= AWAY_LONG_MS;
}

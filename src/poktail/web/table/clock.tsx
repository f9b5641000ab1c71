/** The clock of a seat: how much time is left to decide. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { useWords } from "../kit/context";
import type { Store } from "./store";

/** Milliseconds as minutes and seconds. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time left to the seat played here, else to the first seat that the game waits for. */
export function timeLeft(store: Store, now: number): number | null {
  const clock = store.clock.value;
  const waiting = store.position.value?.waiting ?? [];
  const playingAs = store.playingAs.value;
  const seat = typeof playingAs === "number" && waiting.includes(playingAs) ? playingAs : waiting[0];
  if (clock === null || seat === undefined) return null;
  const spent = now + clock.skew - clock.since;
  const kinds = [clock.move, clock.left[seat]].flatMap((limit) => (typeof limit === "number" ? [limit - spent] : []));
  return kinds.length ? Math.min(...kinds) : null;
}

/** The clock in the bar; nothing where nobody is timed. */
export function Clock({ store }: { readonly store: Store }) {
  const words = useWords();
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(store, now);
  if (left === null) return null;
  return (
    <span
      class={`clock ${left < 10_000 ? "clock-short" : ""}`}
      role="timer"
      aria-label={words.say("web-time-left", { time: minutes(left) })}
    >
      <Icon name="clock" size={18} /> {minutes(left)}
    </span>
  );
}

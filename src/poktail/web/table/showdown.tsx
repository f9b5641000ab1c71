/** After a reveal the next move waits to be seen: a ring shows how long, and its key goes on. */
import { Key } from "../kit/keys";
import { useMotion } from "../kit/motion";
import { showProblem } from "../shell";
import type { TableState } from "../wire";
import type { Words } from "../words";
import type { Store } from "./store";

/** The key, unless the game waits for the person here, or they have pressed it and wait for nobody. */
export function Showdown({
  store,
  table,
  words,
}: {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
}) {
  const still = useMotion() === 0;
  const waiting = store.position.value?.waiting ?? [];
  const bots = waiting.length > 0 && waiting.every((seat) => table.seats[seat]?.kind === "bot");
  if (table.pause_ms === null || !store.mine.value.length) return null;
  const awaited = store.mine.value.some((seat) => waiting.includes(seat));
  if (!bots && (awaited || store.shared.value || store.goneOn.value === table.pause_v)) return null;
  const goOn = () => void store.goOn().then((problem) => problem && showProblem(problem));
  return (
    <div class="pass showdown">
      <svg class="showdown-ring" viewBox="0 0 44 44" width="40" height="40" aria-hidden="true">
        <circle cx="22" cy="22" r="17" />
        <circle
          key={store.tableAt.value}
          cx="22"
          cy="22"
          r="17"
          pathLength="100"
          class={still ? "" : "showdown-left"}
          style={{ animationDuration: `${table.pause_ms}ms` }}
        />
      </svg>
      <Key kind="main" icon="step-forward" onClick={goOn}>
        {words.say("web-go-on")}
      </Key>
    </div>
  );
}

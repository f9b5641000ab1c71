/** After a reveal bots wait: a ring shows how long, and its key lets them go on. */
import { Key } from "../kit/keys";
import { useMotion } from "../kit/motion";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { askAndReport } from "./ask";
import type { Store } from "./store";

/** The key, while the game waits for bots alone. */
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
  if (table.pause_ms === null || !bots || !store.mine.value.length) return null;
  const goOn = () => void askAndReport(store, { t: "go_on" });
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

/** Sit down: a name is enough. On one device several people sit down one after the other. */
import { useRef, useState } from "preact/hooks";
import { saveName, me } from "../api";
import { Key } from "../kit/keys";
import { named } from "../settings";
import { showProblem } from "../shell";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { randomName } from "./intent";
import type { Store } from "./store";

export interface SitDownProps {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
}

/** Why nobody can sit down. */
function why(table: TableState): string {
  if (table.phase === "playing" || table.phase === "over") return "error-not-watchable";
  return table.locked ? "error-table-locked" : "web-table-full";
}

/** On a low screen the seats above would hide it. */
function intoView(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: "nearest" });
}

/** The form below the seats. */
export function SitDown({ store, table, words }: SitDownProps) {
  const mine = store.mine.value;
  const [name, setName] = useState<string | null>(null);
  const [more, showMore] = useState(false);
  const [random] = useState(() => randomName(words));
  const going = useRef(false);
  const seat = table.seats.indexOf(null);
  const closed =
    seat < 0 || table.phase === "playing" || (table.locked && !store.host.value) || table.phase === "starting";
  if (closed) return mine.length ? null : <p class="tray-text">{words.say(why(table))}</p>;
  if (mine.length && !more) {
    return (
      <button type="button" class="more-here" onClick={() => showMore(true)}>
        {words.say("web-somebody-else-here")}
      </button>
    );
  }
  const suggestion = mine.length ? "" : (me.value?.name ?? random);
  const sit = async () => {
    if (going.current) return; // a double click is one person
    going.current = true;
    const given = (name ?? suggestion).trim() || randomName(words);
    try {
      const fresh = !me.value;
      const first = !mine.length;
      if (fresh || (first && given !== me.value?.name)) await saveName(given);
      if (fresh) store.reconnect();
      const problem = await store.sit(seat, given);
      if (problem) return showProblem(problem);
      if (first) named.value = "yes";
      setName(null);
    } catch (error) {
      showProblem(error);
    } finally {
      going.current = false;
    }
  };
  return (
    <form
      class="sit"
      ref={intoView}
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <label class="field">
        <span>{words.say(mine.length ? "web-next-name" : "web-your-name")}</span>
        <input
          class="input"
          maxLength={24}
          value={name ?? suggestion}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Key kind="main" icon="chair" onClick={() => void sit()}>
        {words.say("web-sit-down")}
      </Key>
    </form>
  );
}

/** Another name for a seat of this device; names are fixed while a match is running. */
import { useEffect, useRef, useState } from "preact/hooks";
import { saveName } from "../api";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { named } from "../settings";
import { showProblem } from "../shell";
import type { TableState } from "../wire";
import type { Words } from "../words";
import type { Store } from "./store";

/** Whether names may change now: the record of a running match holds them. */
export function isRenamable(table: TableState): boolean {
  return table.phase === "open" || table.phase === "over";
}

/** One field for the name. Where the device is one person's, the name is their profile's as well. */
export function RenameSheet({
  store,
  seat,
  name,
  words,
  close,
}: {
  readonly store: Store;
  readonly seat: number;
  readonly name: string;
  readonly words: Words;
  readonly close: () => void;
}) {
  const [typed, type] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const keep = async () => {
    try {
      if (!store.shared.value) await saveName(typed);
      const problem = await store.sit(seat, typed);
      if (problem) return showProblem(problem);
      named.value = "yes";
      close();
    } catch (error) {
      showProblem(error);
    }
  };
  const title = words.say(store.shared.value ? "web-name" : "web-your-name");
  return (
    <Sheet title={title} close={close}>
      <form
        class="sit"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <input
          class="input"
          ref={field}
          aria-label={title}
          maxLength={24}
          required
          autocomplete="nickname"
          value={typed}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <Key kind="main" icon="check" onClick={() => void keep()}>
          {words.say("web-keep")}
        </Key>
      </form>
    </Sheet>
  );
}

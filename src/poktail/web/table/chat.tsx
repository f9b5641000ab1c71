/** The chat of a table, where it is switched on; nothing of it is stored, unless somebody reports it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { me } from "../api";
import { Key } from "../kit/keys";
import { Face } from "../kit/seats";
import { ReportKey } from "../report";
import { showProblem } from "../shell";
import type { TableState } from "../wire";
import { isolated, type Words } from "../words";
import { peopleOf } from "./people";
import { isMuted, mute } from "../settings";
import type { ChatLine, Store } from "./store";

export interface ChatProps {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
}

/** The lines of everybody who is not muted on this device. */
function heard(store: Store): readonly ChatLine[] {
  return store.lines.value.filter(({ profile }) => !isMuted(profile));
}

/** Whether something was said since the chat was last open. */
export function useUnread(store: Store, open: boolean): boolean {
  const last = heard(store).at(-1);
  const [seen, see] = useState(last);
  useEffect(() => {
    if (open) see(last);
  }, [open, last]);
  return !open && last !== seen;
}

/** The seat that speaks from this screen: the one played, or the only one. */
export function speaker(store: Store): number | undefined {
  const playingAs = store.playingAs.value;
  if (typeof playingAs === "number") return playingAs;
  return store.mine.value.length === 1 ? store.mine.value[0] : undefined;
}

/** Keys that mute the other people at this table, on this device only, or report them; no other player learns of it. */
function Mutes({ store, table, words }: ChatProps) {
  const mine = store.mine.value;
  const others = table.seats.flatMap((there, seat) =>
    there?.kind === "person" && there.profile !== null && !mine.includes(seat) ? [there] : [],
  );
  if (!others.length) return null;
  return (
    <details class="mutes">
      <summary>{words.say("web-mute-who")}</summary>
      <div class="some">
        {others.map(({ profile, name }) => (
          <Key
            key={profile}
            icon={isMuted(profile) ? "mute" : "sound"}
            pressed={isMuted(profile)}
            onClick={() => mute(profile, !isMuted(profile))}
          >
            {words.say("web-mute", { name })}
          </Key>
        ))}
        {me.value && <ReportKey subjects={others} table={table.id} />}
      </div>
    </details>
  );
}

function Said({ store, table, words }: ChatProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = heard(store);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length]);
  const people = peopleOf(table.seats, words, {});
  return (
    <ol ref={list} aria-live="polite" tabIndex={0} aria-label={words.say("web-chat")}>
      {lines.map((line, n) => {
        const person = people[line.seat];
        return (
          <li key={n}>
            {person && <Face person={person} size={26} />}
            <p>
              <strong>{words.seat(line.seat)}</strong> {isolated(line.text)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** The lines of the chat, and a field for one's own. */
export function Chat(props: ChatProps) {
  const { store, words } = props;
  const [text, setText] = useState("");
  const seat = speaker(store);
  const say = (event: Event) => {
    event.preventDefault();
    if (seat === undefined || !text.trim()) return;
    // What was typed since then stays.
    const sent = () => setText((now) => (now === text ? "" : now));
    void store.ask({ t: "chat", d: { seat, text } }).then((problem) => (problem ? showProblem(problem) : sent()));
  };
  return (
    <section class="chat" aria-label={words.say("web-chat")}>
      {heard(store).length > 0 ? <Said {...props} /> : <p class="hint">{words.say("web-chat-empty")}</p>}
      {seat !== undefined && (
        <form onSubmit={say}>
          <input
            class="input"
            maxLength={200}
            aria-label={words.say("web-chat")}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="key key-quiet">
            {words.say("web-say")}
          </button>
        </form>
      )}
      <Mutes {...props} />
    </section>
  );
}

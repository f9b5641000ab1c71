/** Reactions: small pictures with a word that a seat may show to everybody. */
import { useState } from "preact/hooks";
import { Emote } from "../art/emotes";
import { IconKey } from "../bar";
import type { EmoteData } from "../wire";
import type { Words } from "../words";
import { askAndReport } from "./ask";
import { speaker } from "./chat";
import type { Store } from "./store";

interface ReactionsProps {
  readonly store: Store;
  readonly words: Words;
}

const QUICK = ["well_played", "think", "oops"] as const;

/** The word of a reaction. */
function wordOf(emote: string, words: Words): string {
  return words.say(`emote-${emote.replaceAll("_", "-")}`);
}

function react(store: Store, seat: number, emote: string): void {
  void askAndReport(store, { t: "emote", d: { seat, emote: emote as EmoteData["emote"] } });
}

/** All reactions, each a picture with its word; `done` is called after one was chosen. */
export function AllReactions({ store, words, done }: ReactionsProps & { readonly done: () => void }) {
  const seat = speaker(store);
  if (seat === undefined) return null;
  return (
    <ul class="reactions-all" aria-label={words.say("web-reactions")}>
      {store.emoteNames.value.map((emote) => (
        <li key={emote}>
          <button type="button" class="feeling" onClick={() => (react(store, seat, emote), done())}>
            <Emote name={emote} size={32} />
            <span>{wordOf(emote, words)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A few reactions beside the board, and a key for all of them. */
export function Reactions({ store, words }: ReactionsProps) {
  const [open, setOpen] = useState(false);
  const seat = speaker(store);
  if (seat === undefined) return null;
  const shown = store.emotes.value[seat];
  return (
    <div class="reactions">
      {open && <AllReactions store={store} words={words} done={() => setOpen(false)} />}
      {shown !== undefined && (
        <p class="felt" role="status">
          <Emote name={shown} size={28} /> {wordOf(shown, words)}
        </p>
      )}
      <div class="reactions-quick">
        <IconKey icon="smile" label={words.say("web-reactions")} pressed={open} onClick={() => setOpen(!open)} />
        {QUICK.map((emote) => (
          <button key={emote} type="button" class="feeling-quick" onClick={() => react(store, seat, emote)}>
            <Emote name={emote} size={26} />
            <span>{wordOf(emote, words)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The other seats above the arena: who still chooses, whose fist is closed, what every hand showed. */
import type { VNode } from "preact";
import { type Chip, chipsOf, otherPeople } from "../../web/kit";
import type { Words } from "../../web/words";
import { Counter, Fist, SYMBOLS, Sign } from "./art";
import { type PokProps, gone, shownBy, sum } from "./board_model";
import type { PokFace, PokOptions, PokRound } from "./wire";

/** A chip for everybody but the seat in the tray; with `last` the hands are open, or `opening` just now. */
export function chips(props: PokProps, last: PokRound | null, opening = false): Chip[] {
  return chipsOf(otherPeople(props), ({ seat }) => {
    const hand = props.view.counters?.[seat];
    const below = hand && <Tally hand={hand} options={props.options} words={props.words} />;
    const chip = last ? opened(last, seat, props.words, opening) : choosing(props, seat);
    return { ...chip, ...(below ? { below } : {}) };
  });
}

type Rest = Pick<Chip, "status" | "state" | "extra">;

function choosing({ view, waiting, words }: PokProps, seat: number): Rest {
  // In a replay nobody is awaited, and nobody's fist is closed.
  if (view.throw === null || waiting.length === 0) return { status: "", state: "idle" };
  if (waiting.includes(seat)) return { status: words.say("board-choosing"), state: "waits" };
  return { status: words.say("board-closed"), state: "idle", extra: <Shut /> };
}

/** The closed fist; on a phone the words say it alone. */
function Shut(): VNode {
  return (
    <span class="pok-shut">
      <Fist size={32} />
    </span>
  );
}

function opened(last: PokRound, seat: number, words: Words, opening: boolean): Rest {
  const symbol = shownBy(last, seat);
  const over = last.handed.includes(seat);
  const status = words.say(opening ? "board-closed" : over ? "board-hands-over" : "board-takes-back");
  const extra = symbol && (
    <span class={`pok-home ${opening ? "pok-home-fresh" : ""}`} data-home={seat}>
      <Counter symbol={symbol} size={38} />
      {opening && <Fist size={38} />}
    </span>
  );
  return { status, state: over && !opening ? "acted" : "idle", ...(extra ? { extra } : {}) };
}

/** Where counters lie open: how many are gone, and what is left. */
function Tally({ hand, options, words }: { hand: readonly number[]; options: PokOptions; words: Words }): VNode {
  const done = sum(gone(hand, options));
  const goal = options.goal ?? 0;
  return (
    <span class="pok-tally">
      <span class="pok-bars" role="img" aria-label={words.say("board-handed", { count: done, goal })}>
        {goal <= 9 &&
          Array.from({ length: goal }, (_, nth) => <span key={nth} class={nth < done ? "pok-bar-full" : "pok-bar"} />)}
        <span class="pok-bars-count">{words.say("board-score", { count: done, goal })}</span>
      </span>
      <span class="pok-left">
        {SYMBOLS.map((symbol, nth) => {
          const face: PokFace = { is: "Face", count: hand[nth] ?? 0, symbol };
          return (
            <span key={symbol} role="img" aria-label={words.tell(face)}>
              <Sign symbol={symbol} />
              {face.count}
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** The arena while everybody chooses: the dice, and below each its goal in words. */
import type { VNode } from "preact";
import { Panel } from "../../web/kit";
import type { Words } from "../../web/words";
import { Goal, Sign } from "./art";
import { Die } from "./board_dice";
import { facesOf } from "./board_model";
import type { PokFace, PokOptions, PokThrow } from "./wire";

interface ThrowProps {
  readonly thrown: PokThrow;
  readonly options: PokOptions;
  readonly words: Words;
  /** Let the dice tumble now. */
  readonly fresh: boolean;
}

/** The dice of this round. */
export function ThrowPanel({ thrown, options, words, fresh }: ThrowProps): VNode {
  const dice = thrown.faces.length;
  const columns = dice <= 4 ? dice : Math.ceil(dice / 2);
  return (
    <Panel class="pok-throw" title={words.say("board-throw")}>
      <ul class={`pok-dice ${dice > 4 ? "pok-many" : ""}`} data-part="dice" style={{ "--columns": columns }}>
        {thrown.faces.map((face, nth) => (
          <li key={nth} class="pok-cell">
            <Die face={face} nth={nth} label={words.tell(face)} faces={facesOf(options.dice?.[nth])} thrown={fresh} />
            <Wish face={face} words={words} short={dice > 4} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** "exactly 2" and the sign, or that this die wants nothing. */
function Wish({
  face,
  words,
  short,
}: {
  readonly face: PokFace;
  readonly words: Words;
  readonly short: boolean;
}): VNode {
  const { symbol, count } = face;
  if (symbol === null) return <span class="pok-wish pok-wish-none">{words.say("board-no-goal")}</span>;
  const name = words.tell(symbol, "symbol");
  if (short) {
    return (
      <span class="pok-wish">
        <Goal face={face} name={name} />
      </span>
    );
  }
  return (
    <span class="pok-wish">{words.rich("board-exactly", { count, sign: <Sign symbol={symbol} name={name} /> })}</span>
  );
}

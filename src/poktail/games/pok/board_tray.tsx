/** The tray of a seat: its counters to choose from, or its closed fist. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Hidden, Icon, sound } from "../../web/kit";
import type { Words } from "../../web/words";
import { Counter, Dashed, Fist, SYMBOLS } from "./art";
import { type PokProps, asked, either, gone, sum } from "./board_model";
import type { PokOptions, PokSymbol, PokThrow } from "./wire";

/** Everything this seat may do now. A new component for every seat and throw, so that no pick outlives them. */
export function Hand(props: PokProps & { late: boolean }): VNode {
  const { view, late, legal, options, words, live, busy, send } = props;
  const only = legal.length === 1 ? (legal[0]?.[0] ?? null) : null;
  const [picked, setPicked] = useState<string | null>(only);
  const close = (notation: string | null) => {
    if (notation === null || busy || !live) return;
    sound("place");
    send(notation);
  };
  const pick = (notation: string) => {
    sound("pick");
    setPicked(notation);
  };
  return (
    <div class={`pok-tray ${late ? "pok-falling" : ""}`}>
      {view.hand && <HandedRow hand={view.hand} options={options} words={words} />}
      <div class="pok-hand" data-part="hand" role="group" aria-label={words.say("board-counters")}>
        {SYMBOLS.map((symbol, nth) => {
          const notation = legal.find(([, move]) => move.symbol === symbol)?.[0];
          const left = view.hand?.[nth] ?? 0;
          const hint = left > 0 ? whenItGoes(view.throw, symbol, words) : words.say("board-gone");
          const same = { key: symbol, symbol, left, hint, words };
          return notation === undefined || !live ? (
            <Resting {...same} why={live && legal.length > 0 ? symbol : undefined} />
          ) : (
            <Choice
              {...same}
              does={notation}
              picked={picked === notation}
              onPick={() => pick(notation)}
              onClose={() => close(notation)}
            />
          );
        })}
        {live && legal.length > 0 && (
          <CloseKey ready={picked !== null} busy={busy} words={words} onClose={() => close(picked)} />
        )}
      </div>
    </div>
  );
}

/** The fact that lies in the throw: how many must show this symbol. */
function whenItGoes(thrown: PokThrow | null, symbol: PokSymbol, words: Words): string {
  if (thrown === null) return "";
  const counts = asked(thrown, symbol);
  const last = counts.at(-1);
  if (last === undefined) return words.say("board-goes-off");
  return words.say("board-goes", { counts: either(counts, words), last });
}

interface StackProps {
  readonly symbol: PokSymbol;
  readonly left: number;
  readonly hint: string;
  readonly words: Words;
}

function StackWords({ symbol, left, hint, words }: StackProps): VNode {
  const name = words.say("board-symbol", { symbol });
  return (
    <span class="pok-stack-words">
      <strong>{words.say("board-stack", { symbol: name, count: left })}</strong>
      <span class="pok-hint">{hint}</span>
    </span>
  );
}

/** Counters that can be chosen: once to pick, and then the key; twice, or Enter again, closes the fist at once. */
function Choice(props: StackProps & { does: string; picked: boolean; onPick: () => void; onClose: () => void }): VNode {
  const { symbol, left, picked, onPick, onClose } = props;
  return (
    <button
      type="button"
      class={`pok-stack ${picked ? "pok-picked" : ""}`}
      aria-pressed={picked}
      data-part={symbol}
      data-does={props.does}
      onClick={onPick}
      onDblClick={onClose}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !picked || event.repeat) return;
        event.preventDefault();
        onClose();
      }}
    >
      <Counter symbol={symbol} stack={left} />
      <StackWords {...props} />
      {picked && (
        <span class="pok-tick">
          <Icon name="check" size={20} />
        </span>
      )}
    </button>
  );
}

/** Counters that only lie there, or are all gone; `why`: the move that they do not allow. */
function Resting(props: StackProps & { why: string | undefined }): VNode {
  return (
    <div class={`pok-stack pok-resting ${props.left ? "" : "pok-none"}`} data-why={props.why}>
      {props.left ? <Counter symbol={props.symbol} stack={props.left} /> : <Dashed symbol={props.symbol} size={56} />}
      <StackWords {...props} />
    </div>
  );
}

interface CloseProps {
  readonly ready: boolean;
  readonly busy: boolean;
  readonly words: Words;
  readonly onClose: () => void;
}

/** The one key of this game. */
function CloseKey({ ready, busy, words, onClose }: CloseProps): VNode {
  const kind = `key key-main pok-close ${ready ? "pok-close-ready" : ""}`;
  const say = ready ? undefined : words.say("board-close-first");
  return (
    <button
      type="button"
      class={kind}
      aria-disabled={!ready || busy}
      data-part="close"
      data-say={say}
      onClick={() => ready && onClose()}
    >
      <Fist size={44} />
      <span>{words.say(ready ? "board-close" : "board-close-first")}</span>
    </button>
  );
}

/** More cells than these say no more than the number. */
const MANY = 9;

/** What this seat has handed over already, and how much is still to go. */
export function HandedRow({
  hand,
  options,
  words,
}: {
  hand: readonly number[];
  options: PokOptions;
  words: Words;
}): VNode {
  const done = gone(hand, options);
  const goal = options.goal ?? 0;
  const lying = SYMBOLS.flatMap((symbol, nth) => Array.from({ length: done[nth] ?? 0 }, () => symbol));
  const cells = Array.from({ length: Math.max(goal, lying.length) }, (_, nth) => lying[nth]);
  return (
    <p class="pok-handed" data-part="handed">
      <strong>{words.say("board-handed", { count: sum(done), goal })}</strong>
      {cells.length <= MANY && (
        <span class="pok-cells" aria-hidden="true">
          {cells.map((symbol, nth) => (
            <span key={nth} class="pok-slot">
              {symbol && <Counter symbol={symbol} size={24} />}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

/** After choosing: the closed fist, and who is still awaited. */
export function Closed({ seat, chosen, seats, waiting, all, words }: ClosedProps): VNode {
  return (
    <div class="pok-closed">
      <span class="pok-big-fist" data-home={seat}>
        <Fist size={84} />
      </span>
      <div>
        <p class="pok-say">{words.say("board-holds", { seat: { seat }, symbol: chosen })}</p>
        <p class="pok-hint">{words.say("board-final")}</p>
      </div>
      <div class="pok-wait">
        <strong>{words.say("board-fists", { closed: all - waiting.length, all })}</strong>
        <span class="pok-pips" aria-hidden="true">
          {seats.map((other) => (
            <span key={other} class={waiting.includes(other) ? "pok-open-pip" : "pok-shut-pip"}>
              <Fist size={22} />
            </span>
          ))}
        </span>
        {waiting.length > 0 && <Hidden>{words.say("board-waiting", { seats: { seats: waiting } })}</Hidden>}
      </div>
    </div>
  );
}

interface ClosedProps {
  readonly seat: number;
  readonly chosen: string;
  /** Every seat, in order. */
  readonly seats: readonly number[];
  readonly waiting: readonly number[];
  readonly all: number;
  readonly words: Words;
}

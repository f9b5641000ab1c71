/** Sentences about the last round, with pictures inside: for the line above the arena and for one seat's tray. */
import type { ComponentChildren, VNode } from "preact";
import { Why } from "../../web/kit";
import type { Words } from "../../web/words";
import { SYMBOLS, Sign } from "./art";
import { type Verdict, asked, either, names, showing, shownBy } from "./board_read";
import type { PokRound, PokSymbol } from "./wire";

/** "One goal is met. Theo and Oma Lis hand over ●. Why? Rule 6" */
export function Headline({ last, judged, words }: HeadlineProps): VNode {
  return (
    <>
      <strong>{outcome(last, judged, words)}</strong> {handing(last, words)} <Why clause={last.clause} />
    </>
  );
}

interface HeadlineProps {
  readonly last: PokRound;
  readonly judged: readonly Verdict[];
  readonly words: Words;
}

function outcome(last: PokRound, judged: readonly Verdict[], words: Words): string {
  const goals = judged.filter((verdict) => verdict === "met").length;
  if (goals > 0) return words.say("board-head-met", { goals });
  return words.say(last.clause === "POK-8" ? "board-head-off" : "board-head-missed");
}

function handing(last: PokRound, words: Words): ComponentChildren {
  if (last.handed.length === 0) return words.say("board-head-nobody");
  const kinds = SYMBOLS.filter((symbol) => last.handed.some((seat) => shownBy(last, seat) === symbol));
  const args = { count: last.handed.length, seats: names(last.handed, words) };
  return words.rich("board-head-hands", { ...args, signs: <Signs symbols={kinds} words={words} /> });
}

function Signs({ symbols, words }: { readonly symbols: readonly PokSymbol[]; readonly words: Words }): VNode {
  return (
    <span class="pok-signs">
      {symbols.map((symbol) => (
        <Sign key={symbol} symbol={symbol} name={words.tell(symbol, "symbol")} />
      ))}
    </span>
  );
}

/** What became of one seat's counter, in one sentence. */
export function fate(last: PokRound, seat: number, words: Words): string {
  const symbol = shownBy(last, seat) ?? "disc";
  const id = last.handed.includes(seat) ? "board-own-hands" : "board-own-back";
  return words.say(id, { seat: words.seat(seat), symbol });
}

/** Why it became of it: what the dice wanted beside what was shown. */
export function reason(last: PokRound, seat: number, words: Words): string {
  const symbol = shownBy(last, seat);
  if (symbol === undefined) return "";
  const counts = asked(last.throw, symbol);
  const count = showing(last, symbol).length;
  const handed = last.handed.includes(seat);
  if (counts.length > 0) {
    return words.say(handed ? "board-why-met" : "board-why-missed", { count, counts: either(counts, words) });
  }
  if (handed) return words.say("board-why-off");
  return words.say(last.clause === "POK-8" ? "board-why-all" : "board-why-stays");
}

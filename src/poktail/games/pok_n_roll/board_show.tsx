/** What happened last: one sentence above the dice, and the last hand to look at again. */
import type { JSX, VNode } from "preact";
import { Face, Icon, Key, Panel, Why } from "../../web/kit";
import type { Words } from "../../web/words";
import { Die } from "./art";
import { Small } from "./board_dice";
import { type PokNRollObservation, type View, type What, isOver, rowName } from "./board_model";
import type { PokNRollPlayed } from "./wire";

/** What is told first when several things happened at once; the later of two alike. */
const WEIGHT: Readonly<Record<What["is"], number>> = {
  Ended: 9,
  EndAnnounced: 8,
  JoergWon: 7,
  ThirdRoundWon: 7,
  Tied: 7,
  NobodyLeft: 6,
  Crossed: 5,
  Abandoned: 5,
  Continued: 4,
  WhiteThrown: 3,
  HandBegan: 2,
  JoergLifted: 1,
  CupLifted: 1,
  CupRolled: 0,
  CupClosed: 0,
};
/** How far back one looks for it after a reload, when nothing is new. */
const BACK = 4;

/** An event in words, the dice of it drawn: dark ones were under a cup. */
export function drawn(what: What, words: Words): ReturnType<Words["draw"]> {
  const dark = what.is !== "WhiteThrown";
  return words.draw(what, (kind, value): VNode | undefined =>
    kind === "" && typeof value === "number" ? (
      <span class="pnr-inline" role="img" aria-label={String(value)}>
        <Die face={value} dark={dark} />
      </span>
    ) : undefined,
  );
}

/** The most telling of the newest events, and whether it still belongs to the last hand. */
function telling(observation: PokNRollObservation): { readonly what: What | undefined; readonly ended: boolean } {
  const among = (observation.fresh.length ? observation.fresh : observation.events.slice(-BACK)).map(
    ([, what]) => what,
  );
  const what = among.reduce<What | undefined>(
    (best, one) => (best === undefined || WEIGHT[one.is] >= WEIGHT[best.is] ? one : best),
    undefined,
  );
  const later = what === undefined ? [] : among.slice(among.lastIndexOf(what) + 1);
  return { what, ended: later.some((one) => one.is === "HandBegan") };
}

interface HappenedProps {
  readonly observation: PokNRollObservation;
  readonly words: Words;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The newest in one sentence, why, and the way to the last hand. */
export function Happened({ observation, words, open, onOpen }: HappenedProps): JSX.Element {
  const { view } = observation;
  const { what, ended } = telling(observation);
  const last = view.last;
  return (
    <span class="pnr-happened">
      {what && (
        <span class={what.is === "WhiteThrown" ? "pnr-thrown" : undefined}>
          {ended && last && <b>{words.say("board-of-hand", { hand: last.hand })}</b>} {drawn(what, words)}
        </span>
      )}
      {what && "clause" in what && <Why clause={what.clause} />}
      {(view.final || view.hand === view.hands) && !isOver(observation) && (
        <span class="pnr-final">
          <Icon name="flag" size={15} /> {words.say(view.final ? "view-final" : "view-final-agreed")}
        </span>
      )}
      {last && !isOver(observation) && (
        <button type="button" class="why" aria-expanded={open} onClick={() => onOpen(!open)}>
          {words.say(open ? "board-close-last" : "board-look-last", { hand: last.hand })}
        </button>
      )}
    </span>
  );
}

/** How a seat came off in a finished hand. */
function came(last: PokNRollPlayed, seat: number, words: Words): string {
  const [out, best, row] = [last.out[seat] ?? 0, last.best[seat], last.crossed[seat]];
  if (best) {
    if (!row) return words.say("view-empty-handed", { best: rowName(words, best) });
    const got = { best: rowName(words, best), row: rowName(words, row) };
    return words.say(last.won === seat ? "view-gets-third" : "view-gets", got);
  }
  return row
    ? words.say("view-folded", { round: out, row: rowName(words, row) })
    : words.say("view-folded-bare", { round: out });
}

/** A finished hand, seat by seat, all cups up. */
export function LastHand({
  observation,
  words,
  onClose,
}: {
  observation: PokNRollObservation;
  words: Words;
  onClose?: (() => void) | undefined;
}): JSX.Element | null {
  const last = observation.view.last;
  if (!last) return null;
  return (
    <Panel title={words.say("board-hand", { hand: last.hand })} class="pnr-last">
      <span
        class="pnr-last-white"
        role="img"
        aria-label={words.say("board-said", { what: words.say("view-white"), text: words.all(last.white.map(String)) })}
      >
        {last.white.map((face, at) => (
          <Die key={at} face={face} />
        ))}
      </span>
      <ul>
        {observation.people.map((person) => (
          <li key={person.seat}>
            <Face person={person} size={28} />
            <b>{words.seat(person.seat)}</b>
            <Small faces={last.cups[person.seat] ?? []} />
            <span class="pnr-last-said">
              {last.won === person.seat && <Icon name="crown" size={16} />} {came(last, person.seat, words)}
            </span>
          </li>
        ))}
        {last.joerg && <JoergCame view={observation.view} words={words} />}
      </ul>
      {onClose && (
        <Key icon="close" onClick={onClose}>
          {words.say("board-close")}
        </Key>
      )}
    </Panel>
  );
}

function JoergCame({ view, words }: { view: View; words: Words }): JSX.Element {
  const best = view.last?.joerg_best;
  return (
    <li>
      <span />
      <b>{words.say("view-joerg")}</b>
      <Small faces={view.last?.joerg ?? []} />
      <span class="pnr-last-said">{best ? rowName(words, best) : ""}</span>
    </li>
  );
}

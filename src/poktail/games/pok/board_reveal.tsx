/** The reveal: for each die what it wanted against what was shown, and what no die wanted. */
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, useMotion } from "../../web/kit";
import type { Words } from "../../web/words";
import { Counter, Dashed } from "./art";
import { Die } from "./board_dice";
import { bringOut } from "./board_home";
import { type Verdict, showing, unasked } from "./board_model";
import type { PokFace, PokRound, PokSymbol } from "./wire";

interface RevealProps {
  readonly last: PokRound;
  readonly judged: readonly Verdict[];
  readonly words: Words;
  /** Let the fists open now. */
  readonly fresh: boolean;
}

/** More columns than these are set in two halves of rows. */
const MANY = 5;

/** The round that was just played, die by die. */
export function Reveal({ last, judged, words, fresh }: RevealProps): VNode {
  const all = useRef<HTMLDivElement>(null);
  const pace = useMotion();
  useLayoutEffect(() => {
    const root = all.current?.closest<HTMLElement>(".board");
    if (fresh && root) bringOut(root, pace);
  }, []);
  const off = unasked(last.throw);
  const strayed = last.hands.some((hand) => off.includes(hand.symbol));
  const cards = last.throw.faces.map((face, nth) =>
    face.symbol === null ? (
      <Blank key={nth} face={face} nth={nth} words={words} />
    ) : (
      <Wanted key={nth} {...{ face, nth, last, words }} symbol={face.symbol} verdict={judged[nth] ?? null} />
    ),
  );
  if (strayed) cards.push(<Off key="off" last={last} off={off} words={words} />);
  const half = cards.length > MANY ? Math.ceil(cards.length / 2) : cards.length;
  const parts = [cards.slice(0, half), cards.slice(half)].filter((part) => part.length > 0);
  return (
    <div ref={all} class={`pok-reveals ${parts.length > 1 ? "pok-crowd" : ""} ${fresh ? "pok-fresh" : ""}`}>
      {parts.map((part, nth) => (
        <div key={nth} class="pok-reveal">
          <ul class="pok-wants" style={{ "--columns": part.length }}>
            {part}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface CardProps {
  readonly kind: "met" | "missed" | "plain" | "blank" | "off" | "few";
  readonly die: ComponentChildren;
  readonly title: string;
  readonly note: string;
  readonly stamp: ComponentChildren;
  readonly part: string;
  readonly children?: ComponentChildren;
}

/** One column on a wide table, one row on a phone. */
function Card({ kind, die, title, note, stamp, part, children }: CardProps): VNode {
  return (
    <li class={`pok-want pok-want-${kind}`} data-part={part}>
      <span class="pok-want-die">{die}</span>
      <h3 class="pok-want-title">{title}</h3>
      <div class="pok-want-slots">{children}</div>
      <p class="pok-want-note">{note}</p>
      <p class="pok-stamp">{stamp}</p>
    </li>
  );
}

interface WantedProps {
  readonly face: PokFace;
  readonly symbol: PokSymbol;
  readonly nth: number;
  readonly last: PokRound;
  readonly verdict: Verdict;
  readonly words: Words;
}

/** A goal: its slots, the counters shown, and past the dashed line those that are too many. */
function Wanted({ face, symbol, nth, last, verdict, words }: WantedProps): VNode {
  const seats = showing(last, symbol);
  const slots = Array.from({ length: face.count }, (_, slot) => seats[slot]);
  const over = seats.slice(face.count);
  const size = Math.max(face.count, seats.length) > 3 ? 30 : 42;
  return (
    <Card
      kind={verdict ?? "plain"}
      part={`die-${nth}`}
      die={<Die face={face} nth={nth} label={words.tell(face)} />}
      title={words.say("board-wanted", { count: face.count })}
      note={note(face.count, seats, words)}
      stamp={verdict && <Stamp icon={verdict === "met" ? "check" : "cross"} text={words.say(`board-${verdict}`)} />}
    >
      {slots.map((seat, slot) => (
        <span
          key={slot}
          class={`pok-place ${seat === undefined ? "pok-place-empty" : ""}`}
          style={{ "--place": `${size + 14}px` }}
        >
          {seat !== undefined && <Opened seat={seat} symbol={symbol} size={size} />}
        </span>
      ))}
      {over.length > 0 && (
        <span class="pok-past">
          {over.map((seat) => (
            <Opened key={seat} seat={seat} symbol={symbol} size={size} />
          ))}
        </span>
      )}
    </Card>
  );
}

/** Who showed it, and how far that is from what was wanted. */
function note(wanted: number, seats: readonly number[], words: Words): string {
  const more = seats.length - wanted;
  if (seats.length === 0) return words.say("board-none");
  if (more === 0) return words.seats(seats);
  return words.say(more > 0 ? "board-too-many" : "board-too-few", { seats: { seats }, more: Math.abs(more) });
}

/** The counter of an open hand. */
function Opened({
  seat,
  symbol,
  size,
}: {
  readonly seat: number;
  readonly symbol: PokSymbol;
  readonly size: number;
}): VNode {
  return (
    <span class="pok-opened" data-hand={seat}>
      <Counter symbol={symbol} size={size} />
    </span>
  );
}

function Stamp({
  icon,
  text,
}: {
  readonly icon: "check" | "cross" | "undo" | "download";
  readonly text: string;
}): VNode {
  return (
    <>
      <Icon name={icon} size={18} />
      <span>{text}</span>
    </>
  );
}

function Blank({ face, nth, words }: { readonly face: PokFace; readonly nth: number; readonly words: Words }): VNode {
  return (
    <Card
      kind="blank"
      part={`die-${nth}`}
      die={<Die face={face} nth={nth} label={words.tell(face)} />}
      title={words.say("board-blank")}
      note={words.say("board-blank-note")}
      stamp={<span>{words.say("board-goal-none")}</span>}
    >
      <span>{words.say("board-nothing-wanted")}</span>
    </Card>
  );
}

interface OffProps {
  readonly last: PokRound;
  readonly off: readonly PokSymbol[];
  readonly words: Words;
}

/** What is on no die: it goes when the dice get nothing. */
function Off({ last, off, words }: OffProps): VNode {
  const hands = last.hands.filter((hand) => off.includes(hand.symbol));
  const goes = hands.some((hand) => last.handed.includes(hand.seat));
  const seats = { seats: hands.map((hand) => hand.seat) };
  const why = goes ? "board-off-goes" : last.clause === "POK-8" ? "board-off-all" : "board-off-stays";
  const stamp = goes ? (
    <Stamp icon="download" text={words.say("board-goes-now")} />
  ) : (
    <Stamp icon="undo" text={words.say("board-stays")} />
  );
  return (
    <Card
      kind={hands.length <= 2 ? "few" : "off"}
      part="off"
      die={off.map((symbol) => (
        <Dashed key={symbol} symbol={symbol} size={off.length > 1 ? 34 : 46} />
      ))}
      title={words.say("board-off")}
      note={words.say(why, why === "board-off-all" ? {} : { seats })}
      stamp={stamp}
    >
      {hands.map(({ seat, symbol }) => (
        <Opened key={seat} seat={seat} symbol={symbol} size={hands.length > 3 ? 32 : 40} />
      ))}
    </Card>
  );
}

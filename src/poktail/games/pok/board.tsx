/** The board of POK: dice and counters while fists close, then the reveal of the round, until somebody wants the next throw. */
import type { RefObject, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameBoard } from "../../web/board";
import { Key, Table, type Turn, focusIsIdle, sound, useLookAt, useMotion } from "../../web/kit";
import { Box, Counter, Fist } from "./art";
import { chips } from "./board_seats";
import { DROPS_MS, OPENING_MS, OPENS_MS, sendHome } from "./board_home";
import { Closed, Hand, HandedRow } from "./board_tray";
import { dice } from "./board_lists";
import { type PokProps, atReveal, ending, gone, sum, versionBefore, verdicts } from "./board_model";
import { Reveal } from "./board_reveal";

import { Headline, aim, describe, fate, line, reason, result, score, stage } from "./board_words";
import { ThrowPanel } from "./board_arena";
import { Secret } from "./board_secret";
import { picture } from "./board_picture";
import type { PokMove, PokOptions, PokRound, PokView, PokWhat } from "./wire";

/** Where the board stands between two frames: the reveal is on screen, and from where it came. */
interface Stage {
  readonly showing: boolean;
  readonly fresh: boolean;
  /** The dice of this position have not been seen falling yet. */
  readonly falling: boolean;
  /** The reveal was called back by hand. */
  readonly again: boolean;
  readonly next: () => void;
  readonly look: () => void;
}

/** A frame tells the end of a round and the next throw at once: the reveal stays until it has been looked at. */
function useStage({ version, seat, fresh, view }: PokProps): Stage {
  const here = `${version}/${seat}`;
  const [seen, setSeen] = useState("");
  const [again, setAgain] = useState("");
  const [looked, setLooked] = useState("");
  const kept = useRef({ here: "", fresh: false, falling: false });
  // A frame that only says who else has chosen has no news, and must not take the reveal or the throw away.
  if (kept.current.here !== here) kept.current = { here, fresh: false, falling: false };
  if (fresh.some(([, what]) => what.is === "Revealed")) kept.current.fresh = true;
  if (fresh.some(([, what]) => what.is === "Rolled")) kept.current.falling = true;
  const standing = view.throw === null;
  const unseen = kept.current.fresh && seen !== here;
  return {
    showing: view.last !== null && (standing || unseen || again === here),
    fresh: kept.current.fresh && again !== here,
    falling: kept.current.falling && looked !== here,
    again: !standing && !unseen && again === here,
    next: () => {
      setSeen(here);
      setAgain("");
    },
    look: () => {
      setAgain(here);
      setLooked(here);
    },
  };
}

/** Who has acted with the keys finds the next thing to do under them: what they pressed is gone. */
function useFocus(stage: string): () => void {
  const acted = useRef(false);
  useEffect(() => {
    if (!acted.current || !focusIsIdle()) return;
    const first = document.querySelector<HTMLElement>(".tray button");
    first?.focus({ preventScroll: true });
  }, [stage]);
  return () => {
    acted.current = true;
  };
}

/** Everything inside the table. */
function Board(props: PokProps): VNode {
  const at = useStage(props);
  const tray = useRef<HTMLDivElement>(null);
  const pace = useMotion();
  const { view, version } = props;
  const last = view.last;
  useEffect(() => {
    if (!at.showing || !at.fresh) return undefined;
    const timer = setTimeout(() => sound("reveal"), OPENS_MS * pace);
    return () => clearTimeout(timer);
  }, [version, at.showing]);
  const acted = useFocus(`${version}/${at.showing}/${props.chosen}`);
  const send = (notation: string) => {
    acted();
    props.send(notation);
  };
  const next = () => {
    acted();
    const root = tray.current?.closest<HTMLElement>(".board");
    const done = root && last ? sendHome(root, last.handed, pace) : Promise.resolve();
    if (last?.handed.length) setTimeout(() => sound("drop"), DROPS_MS * pace);
    void done.then(at.next);
  };
  if (last && at.showing) return <RevealTable {...props} send={send} last={last} at={at} next={next} trayRef={tray} />;
  return <ChooseTable {...props} send={send} at={at} />;
}

/** The table while everybody chooses. */
function ChooseTable(props: PokProps & { at: Stage }): VNode {
  const { view, words, options, version, events, at } = props;
  useEffect(() => {
    if (at.falling) sound("throw");
  }, [version]);
  const idle = view.idle > 0 && view.idle * 2 >= (options.idle_limit ?? Infinity);
  const happened = view.last && (
    <>
      {words.say("board-of-round", { round: view.round - 1 })}{" "}
      <Headline last={view.last} judged={verdicts(view.last.throw, events)} words={words} />{" "}
      <button type="button" class="why" onClick={at.look}>
        {words.say("board-look-again")}
      </button>
      {idle && <span class="pok-idle">{words.say("view-idle", { idle: view.idle })}</span>}
    </>
  );
  return (
    <Table
      class="pok"
      chips={chips(props, null)}
      happened={happened}
      banner={chooseBanner(props)}
      tray={<ChooseTray {...props} />}
      trayLabel={words.say("board-counters")}
    >
      {view.throw ? (
        <ThrowPanel key={version} thrown={view.throw} options={options} words={words} fresh={at.falling} />
      ) : (
        <p class="pok-say">{words.say("view-before")}</p>
      )}
    </Table>
  );
}

function chooseBanner({ seat, people, legal, waiting, live, words }: PokProps): Turn {
  const person = people.find((somebody) => somebody.seat === seat);
  if (live && seat !== null && legal.length > 0) {
    return {
      title: words.say("board-choose", { seat: { seat } }),
      hint: words.say("board-secret"),
      mine: true,
      person,
    };
  }
  if (waiting.length === 0) return { title: words.say("board-all-choose"), mine: false, person };
  const title = words.say("board-waiting", { seats: { seats: waiting } });
  return { title, mine: false, person };
}

function ChooseTray(props: PokProps & { at: Stage }): VNode {
  const { seat, chosen, version, view, people, waiting, words } = props;
  if (seat === null || view.hand === null) {
    const closed = people.length - waiting.length;
    return (
      <div class="pok-closed">
        <div>
          <p class="pok-say">{words.say("board-all-choose")}</p>
          {waiting.length > 0 && <p class="pok-hint">{words.say("board-fists", { closed, all: people.length })}</p>}
        </div>
      </div>
    );
  }
  if (chosen === null) return <Hand key={`${version}/${seat}`} {...props} late={props.at.falling} />;
  const seats = people.map((person) => person.seat);
  return <Closed seat={seat} chosen={chosen} seats={seats} waiting={waiting} all={seats.length} words={words} />;
}

interface RevealTableProps extends PokProps {
  readonly last: PokRound;
  readonly at: Stage;
  readonly next: () => void;
  readonly trayRef: RefObject<HTMLDivElement | null>;
}

/** While the fists are closed, bar and story wait with what is in them and with the next throw. */
function useHoldBack({ events, onShown }: PokProps, at: Stage, opening: boolean): void {
  const to = at.again ? null : versionBefore(events, opening ? "Revealed" : "Rolled");
  useLayoutEffect(() => {
    onShown?.(to);
    return () => onShown?.(null);
  }, [to, onShown]);
}

/** Where nobody has a seat nobody has to press: the next throw comes by itself. */
const AUTO_NEXT_MS = 9000;

function useAutoNext({ seat, view, version }: PokProps, at: Stage, next: () => void): void {
  const passes = seat === null && view.throw !== null && !at.again;
  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(next, AUTO_NEXT_MS);
    return () => clearTimeout(timer);
  }, [passes, version]);
}

/** True while the fists open: what became of every counter is told only then. */
function useOpening(fresh: boolean, version: number): boolean {
  const pace = useMotion();
  const [shown, setShown] = useState(fresh && pace > 0 ? 0 : version);
  useEffect(() => {
    if (shown === version) return undefined;
    const timer = setTimeout(() => setShown(version), OPENING_MS * pace);
    return () => clearTimeout(timer);
  }, [version]);
  return shown !== version;
}

/** The table with open hands. */
function RevealTable(props: RevealTableProps): VNode {
  const { last, at, words, seat, people, events, options, over } = props;
  const judged = verdicts(last.throw, events);
  const end = over ? ending(events) : undefined;
  const opening = useOpening(at.fresh, props.version);
  const whose = end && !opening ? (end.is === "Won" ? end.seat : null) : seat;
  const person = people.find((somebody) => somebody.seat === whose);
  const view = opening ? atReveal(props.view, last) : props.view;
  useHoldBack(props, at, opening);
  useLookAt(props, at.again ? versionBefore(events, "Rolled") : null);
  useAutoNext(props, at, props.next);
  const late = at.fresh ? "pok-late" : "";
  const done =
    view.hand && words.say("board-handed", { count: sum(gone(view.hand, options)), goal: options.goal ?? 0 });
  return (
    <Table
      class="pok"
      chips={chips({ ...props, view }, last, opening)}
      happened={
        <span class={`pok-headline ${late}`}>
          <Box /> <Headline last={last} judged={judged} words={words} />
        </span>
      }
      banner={{ title: end && !opening ? words.tell(end) : (done ?? words.say("board-reveal")), mine: false, person }}
      tray={<RevealTray {...props} opening={opening} />}
      trayLabel={words.say("view-last")}
    >
      <Reveal key={props.version} last={last} judged={judged} words={words} fresh={at.fresh} />
    </Table>
  );
}

function RevealTray(props: RevealTableProps & { opening: boolean }): VNode {
  const { last, at, next, opening, trayRef, seat, view, options, words, over } = props;
  const hand = seat === null ? undefined : last.hands.find((shown) => shown.seat === seat);
  return (
    <div class={`pok-closed ${view.throw ? "pok-put" : ""}`} ref={trayRef}>
      {hand && (
        <>
          <span class={`pok-own pok-home ${opening ? "pok-home-fresh" : ""}`} data-home={hand.seat}>
            <Counter symbol={hand.symbol} size={64} />
            {opening && <Fist size={64} />}
          </span>
          <div class={at.fresh ? "pok-late" : ""}>
            <p class="pok-say">{fate(last, hand.seat, words)}</p>
            <p class="pok-hint">{reason(last, hand.seat, words)}</p>
          </div>
        </>
      )}
      {view.throw !== null ? (
        <Key kind="main" icon="arrow-right" part="next" onClick={next}>
          {words.say(at.again ? "board-back" : "board-next")}
        </Key>
      ) : (
        over && view.hand && <HandedRow hand={view.hand} options={options} words={words} />
      )}
    </div>
  );
}

/** The end screen: the last round again. */
function End({ view, events, words }: PokProps): VNode | null {
  if (view.last === null) return null;
  const judged = verdicts(view.last.throw, events);
  return (
    <section class="pok-end">
      <h2 class="pok-end-title">{words.say("view-last")}</h2>
      <p>
        <Headline last={view.last} judged={judged} words={words} />
      </p>
      <Reveal last={view.last} judged={judged} words={words} fresh={false} />
    </section>
  );
}

const TIPS = [
  { at: ".pok-die", says: "board-tip-dice" },
  { at: ".pok-hand:has(button.pok-stack)", says: "board-tip-counter" },
  { at: ".pok-close-ready", says: "board-tip-close" },
  { at: ".seats", says: "board-tip-others" },
] as const;

const board: GameBoard<PokView, PokMove, PokWhat, PokOptions> = {
  Board,
  Secret,
  tips: TIPS,
  stage,
  aim,
  describe,
  line,
  result,
  End,
  score,
  picture,
  lists: { dice },
  variants: { open_counters: "eye" },
};
export default board;

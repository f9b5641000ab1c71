/** The board of Pok'n Roll: cups, common dice, what they make together, and the sheet. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameBoard } from "../../web/board";
import { Key, type Sounds, Table, focusIsIdle, sound, useLookAt, useMotion, useSounds } from "../../web/kit";
import { CommonDice, Joerg, Steps } from "./board_dice";
import { End } from "./board_end";
import { OwnDice } from "./board_own";
import { sheet } from "./board_lists";
import { chips } from "./board_seats";
import { Sheet } from "./board_sheet";
import { Happened, LastHand } from "./board_show";
import {
  type PokNRollObservation,
  type Props,
  type Row,
  type What,
  endedHand,
  isMissed,
  isOver,
  isShowdown,
  marks,
  versionBeforeHand,
} from "./board_model";
import { aim, describe, line, result, score, stage } from "./board_words";
import { Tray, turnOf } from "./board_tray";
import { Secret } from "./board_secret";
import { picture } from "./board_picture";
import type { PokNRollFormed, PokNRollMove, PokNRollOptions, PokNRollView, PokNRollWhat } from "./wire";

/** How long a hand that has just ended stays on screen by itself; before a decision, until one goes on. */
const LINGER_MS = 4500;

const SOUNDS: Sounds<What> = {
  WhiteThrown: "throw",
  CupLifted: "lift",
  Abandoned: "flip",
  Crossed: "place",
  Continued: "place",
};

/** In the showdown the cups sound after the last die has landed. */
function useShowdownSound(observation: PokNRollObservation): void {
  const pace = useMotion();
  useEffect(() => {
    if (!isShowdown(observation)) return undefined;
    const timer = setTimeout(() => sound("lift"), LANDS_MS * pace);
    return () => clearTimeout(timer);
  }, [observation.version]);
}

/** Until one die lies, and until all do, at normal pace: as in the style sheet. */
const LANDS_MS = 770;
const FALL_MS = 1010;

interface Falling {
  /** The event of the last throw; null: none was seen. */
  readonly thrown: number | null;
  /** Whether its dice are still rolling. */
  readonly falls: boolean;
}

/** The dice thrown last, and whether they still roll, whatever happens meanwhile. */
function useFalling({ fresh }: Props): Falling {
  const pace = useMotion();
  const last = useRef<number | null>(null);
  last.current = fresh.find(([, what]) => what.is === "WhiteThrown")?.[0] ?? last.current;
  const thrown = last.current;
  const [landed, land] = useState<number | null>(null);
  useEffect(() => {
    if (thrown === null) return undefined;
    const timer = setTimeout(() => land(thrown), FALL_MS * pace);
    return () => clearTimeout(timer);
  }, [thrown]);
  return { thrown, falls: thrown !== null && thrown !== landed && pace > 0 };
}

/** Bar and story wait until the dice have landed, and with a new hand until one has seen the last. */
function useHoldBack(props: Props, unseen: boolean, { thrown, falls }: Falling): void {
  const { onShown } = props;
  const to = unseen ? versionBeforeHand(props) : falls && thrown !== null ? thrown - 1 : null;
  useLayoutEffect(() => {
    if (to === null) return undefined;
    onShown?.(to);
    return () => onShown?.(null);
  }, [to, onShown]);
}

interface Look {
  readonly open: boolean;
  /** Whether a decision waits until one has seen the last hand: it would cover the new dice. */
  readonly first: boolean;
  readonly set: (open: boolean) => void;
}

/** Whether the last hand is being looked at: when asked for, and for a while when it ended before one saw the cups. */
function useLastHand(observation: PokNRollObservation): Look {
  const [wanted, want] = useState(false);
  const [seen, see] = useState<number | null>(null);
  // Kept, because the next frame has other events; set while rendering, so that the next decision never flashes up.
  const ended = useRef<number | null>(null);
  if (isMissed(observation)) ended.current = observation.version;
  const unseen = ended.current !== seen ? ended.current : null;
  const asked = observation.legal.length > 0;
  useEffect(() => {
    if (unseen === null || asked) return undefined;
    const timer = setTimeout(() => see(unseen), LINGER_MS);
    return () => clearTimeout(timer);
  }, [unseen, asked]);
  const set = (on: boolean) => {
    see(ended.current);
    want(on); // whoever opens it also closes it
  };
  return { open: wanted || unseen !== null, first: unseen !== null && asked, set };
}

/** Choosing the row of a fold; a new position forgets it. */
function useFolding(observation: PokNRollObservation): [boolean, (on: boolean) => void] {
  const [at, setAt] = useState<number | null>(null);
  return [at === observation.version && observation.legal.length > 0, (on) => setAt(on ? observation.version : null)];
}

/** When the buttons change, the focus moves to the new ones. */
function useFocus(keys: string): { current: HTMLDivElement | null } {
  const tray = useRef<HTMLDivElement | null>(null);
  const before = useRef(keys);
  useEffect(() => {
    if (before.current !== keys && focusIsIdle()) tray.current?.querySelector("button")?.focus();
    before.current = keys;
  }, [keys]);
  return tray;
}

interface HandProps {
  readonly props: Props;
  readonly open: boolean;
  readonly close: (() => void) | undefined;
  readonly seen: PokNRollFormed | undefined;
}

/** The hand as it lies, or the last one while it is looked at. */
function Hand({ props, open, close, seen }: HandProps): JSX.Element {
  const { words, view } = props;
  const over = isOver(props);
  const marked = marks(view, seen);
  return (
    <div class="pnr-hand">
      {(open || over) && view.last ? (
        <LastHand observation={props} words={words} onClose={over ? undefined : close} />
      ) : (
        <>
          <Steps observation={props} words={words} />
          <CommonDice observation={props} words={words} marks={marked} />
          <Joerg observation={props} words={words} />
        </>
      )}
      {!over && !(open && !close) && <OwnDice observation={props} words={words} marks={marked} formed={seen} />}
    </div>
  );
}

function Board(props: Props): JSX.Element {
  const { view, words } = props;
  const [picked, pick] = useState<number | null>(null);
  const [row, setRow] = useState<Row | null>(null);
  const { open, first, set: setOpen } = useLastHand(props);
  const [folding, setFolding] = useFolding(props);
  const tray = useFocus(first ? "seen" : folding ? "rows" : "");
  const asked = props.legal.length > 0;
  useEffect(() => {
    if (asked) pick(null); // to decide, people need their own sheet
  }, [asked]);
  useSounds(props, SOUNDS);
  useShowdownSound(props);
  const falling = useFalling(props);
  useHoldBack(props, first, falling);
  useLookAt(props, open && !isOver(props) ? versionBeforeHand(props) : null);
  const seen = view.formed.find((found) => found.row === row) ?? view.formed[0];
  const seat = picked ?? view.seat ?? view.pending[0] ?? view.starter ?? 0;
  const back = picked !== null && view.seat !== null ? () => pick(null) : undefined;
  const turn = first
    ? { title: words.say("board-hand-over", { hand: view.last?.hand ?? 0 }), mine: false }
    : turnOf(props, words, folding);
  const send = (notation: string) => {
    setOpen(false);
    props.send(notation);
  };
  return (
    <Table
      class="pnr"
      chips={chips(props, words, picked, pick)}
      happened={<Happened observation={first ? endedHand(props) : props} words={words} open={open} onOpen={setOpen} />}
      banner={{ ...turn, mine: turn.mine && props.live }}
      trayLabel={words.say("board-tray")}
      scene={`${view.hand} ${view.white.length} ${open}`}
      tray={
        <div ref={tray}>
          {first ? (
            <Key kind="main" icon="arrow-right" onClick={() => setOpen(false)}>
              {words.say("board-next-hand")}
            </Key>
          ) : (
            <Tray
              {...props}
              busy={props.busy || falling.falls}
              send={send}
              folding={folding}
              setFolding={setFolding}
              onRow={setRow}
            />
          )}
        </div>
      }
    >
      <div class={isShowdown(props) ? "pnr-arena pnr-showdown" : "pnr-arena"}>
        <Hand props={props} open={open} close={first ? undefined : () => setOpen(false)} seen={seen} />
        <Sheet
          observation={props}
          words={words}
          seat={seat}
          row={seen?.row}
          onRow={setRow}
          onBack={back}
          rests={first}
        />
      </div>
    </Table>
  );
}

const TIPS = [
  { at: ".pnr-own", says: "board-tip-own" },
  { at: ".pnr-sheet .pnr-row-now", says: "board-tip-sheet" },
  { at: ".pnr-two", says: "board-tip-fold" },
] as const;

const board: GameBoard<PokNRollView, PokNRollMove, PokNRollWhat, PokNRollOptions> = {
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
  lists: { sheet },
  variants: { expert: "dice" },
};
export default board;

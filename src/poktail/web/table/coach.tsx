/** Notes at the board: why something is greyed, a hint, and tips in a first match; at most one at a time. */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameBoard, Observation, Tip } from "../board";
import { Bubble, Ring } from "../kit/bubble";
import { Why } from "../kit/context";
import { Key } from "../kit/keys";
import { rememberTip, tipSeen, tips } from "../settings";
import type { HintData, Problem, ReasonData } from "../wire";
import type { Words } from "../words";
import type { Store } from "./store";

/** A sentence about something on the board, for one seat at one version. */
interface Note {
  readonly at: Element;
  readonly text: ComponentChildren;
  readonly clause: string | null;
  readonly for: string;
}

export interface CoachProps {
  readonly store: Store;
  readonly game: string;
  readonly board: GameBoard;
  readonly words: Words;
  readonly observation: Observation;
  /** Where the board lies. */
  readonly place: RefObject<HTMLElement | null>;
  readonly hint: ReturnType<typeof useHint>;
}

const GREYED = "[data-why], [data-say], .key[aria-disabled=true]";
/** While somebody moves over the board with arrow keys, only the place where they stop is asked about. */
const REST_MS = 250;

/** Asks the server why the last of these moves cannot follow the others; null: nothing is to be said. */
type AskWhy = (moves: readonly string[]) => Promise<ReasonData | Problem | null>;

/** Why something greyed cannot be used: the board's words for a key, the server's answer for a move. */
async function reasonOf(greyed: Element, ask: AskWhy, words: Words): Promise<Pick<Note, "text" | "clause"> | null> {
  const moves = greyed.getAttribute("data-why");
  if (moves === null) return { text: greyed.getAttribute("data-say") ?? words.say("web-not-now"), clause: null };
  const told = await ask(moves.split(" "));
  if (told === null) return null;
  if ("code" in told) return { text: words.refusal(told.code, told.data), clause: null };
  const clause = (told.reason as { clause?: string } | null)?.clause ?? null;
  return told.reason === null ? null : { text: words.tell(told.reason), clause };
}

interface NoteProps extends Pick<CoachProps, "words" | "observation" | "place"> {
  readonly askWhy: AskWhy;
  /** Whether a move is on its way. */
  readonly busy: () => boolean;
}

/** The note about what was touched or focused last; another position or seat drops it. */
function useNote({ askWhy, busy, words, observation, place }: NoteProps): readonly [Note | null, () => void] {
  const [note, setNote] = useState<Note | null>(null);
  const now = `${observation.seat} ${observation.version}`;
  useLayoutEffect(() => {
    const table = place.current;
    if (!table) return undefined;
    let wanted: Element | null = null;
    const ask = async (target: EventTarget | null) => {
      const greyed = target instanceof Element ? target.closest(GREYED) : null;
      wanted = greyed;
      if (greyed === null || busy()) return setNote(null);
      const found = await reasonOf(greyed, askWhy, words);
      if (wanted === greyed && greyed.isConnected) setNote(found && { ...found, at: greyed, for: now });
    };
    const press = (event: Event) => void ask(event.target);
    let timer = 0;
    const focus = ({ target }: Event) => {
      clearTimeout(timer);
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      timer = window.setTimeout(() => void ask(target), REST_MS);
    };
    table.addEventListener("click", press, true); // before the key acts, which may grey it
    table.addEventListener("focusin", focus);
    return () => {
      wanted = null;
      clearTimeout(timer);
      table.removeEventListener("click", press, true);
      table.removeEventListener("focusin", focus);
    };
  }, [now, words]);
  const shown = note !== null && note.for === now && note.at.isConnected ? note : null;
  return [shown, () => setNote(null)];
}

/**
 * The next tip that points at something on the board; looked up after the board has been drawn. `read` is the version
 * at which the last one was read.
 */
function useTip({ game, board, observation, place }: CoachProps, read: number): readonly [Tip, Element] | null {
  const [found, find] = useState<readonly [Tip, Element] | null>(null);
  const mine = observation.legal.length > 0 && tips.value === "on";
  useEffect(() => {
    const look = () => {
      const waits = (tip: Tip) => tip.later && read === observation.version;
      const left = mine ? (board.tips ?? []).filter((tip) => !tipSeen(game, tip.says) && !waits(tip)) : [];
      const there = left.flatMap((tip) => {
        const at = place.current?.querySelector(tip.at);
        return at?.checkVisibility() ? [[tip, at] as const] : [];
      })[0];
      find((before) => (before?.[0] === there?.[0] && before?.[1] === there?.[1] ? before : (there ?? null)));
    };
    look();
    const watch = new MutationObserver(look);
    if (mine && place.current) watch.observe(place.current, { childList: true, subtree: true, attributes: true });
    return () => watch.disconnect();
  }, [mine, observation.version, tips.value, read]);
  useEffect(() => found?.[1].scrollIntoView({ block: "nearest" }), [found]);
  return mine && found && !tipSeen(game, found[0].says) ? found : null;
}

/** A hint on the screen: its note points at the first of its moves; those before it are done. */
interface HintNote extends Note {
  readonly moves: readonly string[];
}

/** The first of these moves that something on the board stands for, that thing, and the moves after it. */
function hinted(place: HTMLElement, moves: readonly string[]): readonly [Element, readonly string[]] | null {
  const keys = [...place.querySelectorAll("[data-does]")].filter((key) => key.checkVisibility());
  const does = (move: string) => keys.find((key) => key.getAttribute("data-does")?.split(" ").includes(move));
  const first = moves.findIndex((move) => does(move) !== undefined);
  const at = does(moves[first] ?? "");
  return at ? [at, moves.slice(first + 1)] : null;
}

/** Scrolls to something that cannot be seen or is covered. */
function reveal(thing: Element): void {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!thing.contains(there)) thing.scrollIntoView({ block: "center" });
}

/** A hint in words: the moves, and why. */
function hintText({ moves, reason }: HintData, board: GameBoard, words: Words): Pick<Note, "text" | "clause"> {
  const said = moves.map(([, move]) => board.move?.(move, words) ?? words.tell(move));
  const text = (
    <>
      <strong>
        {words.say("web-hint-says")} {said.flatMap((move, n) => (n ? [" · ", move] : [move]))}
      </strong>
      <br />
      {reason === null ? words.say("web-hint-strongest") : words.tell(reason)}
    </>
  );
  return { text, clause: (reason as { clause?: string } | null)?.clause ?? null };
}

/** Asks for a hint and shows it; what comes for another seat or position is dropped. */
export function useHint(props: Pick<CoachProps, "store" | "board" | "words" | "place">, now: string) {
  const { store, board, words, place } = props;
  const [note, setNote] = useState<HintNote | null>(null);
  const current = useRef(now);
  current.current = now;
  const ask = async () => {
    const told = await store.query<HintData>({ t: "hint" });
    const table = place.current;
    if (told === null || table === null || current.current !== now) return;
    const refused = "code" in told;
    const found = hinted(table, refused ? [] : told.moves.map(([notation]) => notation));
    const said = refused ? { text: words.refusal(told.code, told.data), clause: null } : hintText(told, board, words);
    const [at, moves] = found ?? [table.querySelector(".banner"), []];
    if (at) setNote({ ...said, at, moves, for: now });
  };
  useEffect(() => note?.at && reveal(note.at), [note]);
  useLayoutEffect(() => {
    const table = place.current;
    if (note === null || table === null) return undefined;
    // What was hinted is done: point at the next move. Anything else puts the hint away.
    const press = ({ target }: Event) => {
      const done = target instanceof Node && note.at.contains(target);
      requestAnimationFrame(() => {
        const next = done ? hinted(table, note.moves) : null;
        setNote(next && { ...note, at: next[0], moves: next[1] });
      });
    };
    table.addEventListener("click", press, true); // before the key acts, which may grey it
    return () => table.removeEventListener("click", press);
  }, [note]);
  useEffect(() => setNote(null), [now]);
  const shown = note !== null && note.for === now && note.at.isConnected ? note : null;
  return { note: shown, ask: () => void ask(), drop: () => setNote(null) };
}

/** What a bubble should not cover, and how bad that is: the keys of the decision, what is asked, what it is about. */
const KEPT = [
  [".tray button:not(.why), .arena button:not(.why, .key-quiet)", 100],
  [".banner", 20],
  [".arena [data-part]", 5],
] as const;

/** What a note should leave in sight. */
function kept(place: RefObject<HTMLElement | null>): readonly (readonly [Element, number])[] {
  return KEPT.flatMap(([selector, weight]) =>
    [...(place.current?.querySelectorAll(selector) ?? [])]
      .filter((one) => one.checkVisibility() && one.getAttribute("aria-disabled") !== "true")
      .map((one) => [one, weight] as const),
  );
}

/** Closes the bubble with Escape. */
function useEscape(open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [open]);
}

/** Says why something is greyed. */
function WhyBubble({ note, drop }: { readonly note: Note; readonly drop: () => void }) {
  return (
    <Bubble at={note.at} class="bubble-why" onTap={drop}>
      <p>
        {note.text} {note.clause && <Why clause={note.clause} />}
      </p>
    </Bubble>
  );
}

/** A board's notes about what is greyed, where there is no table to ask. */
export function WhyNotes(props: NoteProps) {
  const [note, drop] = useNote(props);
  useEscape(note !== null, drop);
  return (
    <div class="coach" role="status">
      {note && <WhyBubble note={note} drop={drop} />}
    </div>
  );
}

/** All notes of a board. */
export function Coach(props: CoachProps) {
  const { store, game, words, hint, place } = props;
  const keep = () => kept(place);
  const [why, dropWhy] = useNote({
    ...props,
    askWhy: (moves) => store.query<ReasonData>({ t: "why", d: { moves: [...moves] } }),
    busy: () => store.busy.value,
  });
  const note = why ?? hint.note;
  const drop = () => {
    dropWhy();
    hint.drop();
  };
  const [read, setRead] = useState({ version: -1, count: 0 });
  const tip = useTip(props, read.version);
  const done = () => {
    if (tip) rememberTip(game, tip[0].says);
    setRead(({ count }) => ({ version: props.observation.version, count: count + 1 }));
  };
  useEscape(note !== null || tip !== null, note ? drop : done);
  return (
    <div class="coach" role="status">
      {why ? (
        <WhyBubble note={why} drop={drop} />
      ) : note ? (
        <>
          <Ring at={note.at} />
          <Bubble at={note.at} class="bubble-hint" keep={keep} onTap={drop}>
            <p>
              {note.text} {note.clause && <Why clause={note.clause} />}
            </p>
          </Bubble>
        </>
      ) : (
        tip && (
          <>
            <Ring at={tip[1]} />
            <Bubble at={tip[1]} class="bubble-tip" keep={keep}>
              <p>{words.say(tip[0].says)}</p>
              <div class="bubble-keys">
                <Key kind="choice" onClick={done}>
                  {words.say("web-tip-done")}
                </Key>
                <Key onClick={() => (tips.value = "off")}>{words.say("web-tips-off")}</Key>
              </div>
            </Bubble>
          </>
        )
      )}
    </div>
  );
}

/** Cockroach Poker Royal on the page: a card, a claim, and who believes whom. No rule inside. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameBoard, Tip } from "../../web/board";
import { type Sounds, Table, Why, otherPeople, useLookAt, useMoves, useSounds } from "../../web/kit";
import type { Who, Words } from "../../web/words";
import {
  type Card,
  type Judged,
  type Move,
  type Options,
  type Props,
  type View,
  type What,
  capital,
  judgedRound,
  judgedUntil,
  person,
  sinceJudged,
  useWidth,
} from "./board_model";
import { End } from "./board_end";
import { picture } from "./board_picture";
import { Reveal } from "./board_reveal";
import { Matrix, type Scene, chips } from "./board_seats";
import { Penalty, UnderWay, Way } from "./board_arena";
import { aim, describe, line, result, score, stage } from "./board_words";
import { Tray } from "./board_tray";
import { type Turn, useTurn } from "./board_compose";
import { Secret } from "./board_secret";
import { ReadOn, useUnread } from "./board_verdict";

/** The width of a chip with piles, and of the story beside a wide table, in px. */
const CHIP = 200;
const STORY = 360;

/** Whether everybody's piles find room in chips. */
function roomy(chips: number, width: number): boolean {
  return width >= 700 && chips * CHIP + (width >= 1000 ? STORY : 40) <= width;
}

/** Another seat starts with a fresh component, so that no draft of the last seat remains. */
function Board(props: Props) {
  return <Play key={`${props.seat}`} {...props} />;
}

/** What the middle shows, and the way to look on: the last reveal stays until the next claim, a choice or a tap. */
function useScene(props: Props, turn: Turn): { readonly scene: Scene; readonly lookOn: () => void } {
  const { view } = props;
  const [seen, setSeen] = useState(-1);
  const judged = judgedRound(view);
  // Whoever pays looks at what is paid for.
  const begun = turn.begun && !view.phase.startsWith("pay");
  const fresh = view.last !== null && seen !== judged && !begun;
  const revealing = fresh && (view.trail === null || (view.trail.claims.length === 0 && !turn.mine));
  const was = useRef(false);
  useEffect(() => {
    was.current = revealing;
  });
  const landing = was.current && !revealing && laidLast(view) ? (view.last?.taker ?? null) : null;
  return { scene: { revealing, landing }, lookOn: () => setSeen(judged) };
}

function Play(props: Props) {
  const { words, seat, version } = props;
  const own = useTurn(props);
  const { scene: now, lookOn } = useScene(props, own);
  const unread = useUnread(props, own, now.revealing);
  // The next decision waits until one's own verdict has been read; until then the table stands as it was.
  const turn = unread ? { ...own, mine: false, targets: [] } : own;
  const scene = unread ? { revealing: true, landing: null } : now;
  const shown = unread ? { ...props, view: unread.view, events: unread.events } : props;
  const ref = useRef<HTMLDivElement>(null);
  const matrix = !roomy(otherPeople(props).length, useWidth());
  useMoves(ref, `${version} ${scene.revealing} ${turn.draft.card}`);
  useSounds(props, SOUNDS);
  useLookAt(props, scene.revealing ? judgedUntil(shown.events) : null);
  return (
    <div class={classes(props, turn, matrix, scene)} ref={ref}>
      <Table
        chips={matrix ? [] : chips(shown, turn, scene)}
        happened={scene.revealing ? undefined : happened(props)}
        banner={unread ? { title: verdict(unread.judged, words), mine: false } : banner(props, turn)}
        tray={
          unread ? (
            <ReadOn unread={unread} words={words} />
          ) : (
            <Tray props={props} turn={turn} landing={scene.landing} matrix={matrix} />
          )
        }
        scene={`${judgedRound(shown.view)} ${scene.revealing}`}
        trayLabel={seat === null ? words.say("board-tray-all") : words.say("board-tray", { name: { seat } })}
      >
        <div class="roy-arena">
          {matrix && <Matrix props={shown} turn={turn} scene={scene} />}
          <Middle props={shown} scene={scene} turn={turn} lookOn={unread ? undefined : lookOn} />
        </div>
      </Table>
    </div>
  );
}

interface MiddleProps {
  readonly props: Props;
  readonly turn: Turn;
  readonly scene: Scene;
  readonly lookOn: (() => void) | undefined;
}

/** The penalty pile, and beside it the last card turned up or the next one under way. */
function Middle({ props, turn, scene, lookOn }: MiddleProps) {
  const { view, words, fresh, over } = props;
  const now = fresh.some(([, what]) => what.is === "Judged");
  return (
    <div class="roy-middle">
      <Penalty view={view} words={words} />
      {scene.revealing ? (
        <Reveal props={props} now={now} onDone={over || turn.mine ? undefined : lookOn} />
      ) : (
        <>
          <UnderWay props={props} turn={turn} />
          <Way props={props} />
        </>
      )}
    </div>
  );
}

/** What the sheets need to know: how much room there is, and what the middle is used for. */
function classes({ view, people }: Props, turn: Turn, matrix: boolean, scene: Scene): string {
  const composing = turn.mine && view.phase !== "judge";
  const names = [matrix ? "roy-small" : "roy-wide", people.length > 4 && "roy-crowd", people.length < 4 && "roy-few"];
  return ["board-frame roy", ...names, scene.revealing && "roy-revealing", composing && "roy-composing"]
    .filter(Boolean)
    .join(" ");
}

/** Whether the judged card came to lie in front of somebody, rather than into a hand. */
function laidLast(view: View): boolean {
  const last = view.last;
  return last !== null && (view.laid[last.taker] ?? []).includes(last.card);
}

/** A verdict and what it means, in one line. */
function verdict(judged: Judged, words: Words): string {
  return words.say("board-happened", {
    card: words.tell(judged.card, "card"),
    right: String(judged.right),
    giver: { seat: judged.giver },
    seat: { seat: judged.seat },
    taker: { seat: judged.taker },
  });
}

/** What just happened, in one line. */
function happened({ view, words, events }: Props): ComponentChildren {
  const { judged } = sinceJudged(events);
  const { trail } = view;
  const looked = trail === null || trail.givers.length < 2 ? undefined : trail.givers.at(-1);
  if (looked !== undefined) return words.say("looked-face-down", { seat: { seat: looked } });
  if (judged !== null) {
    return (
      <>
        {verdict(judged, words)} <Why clause={judged.clause} />
      </>
    );
  }
  const starter = events.findLast(([, what]) => what.is === "StarterDrawn")?.[1];
  if (starter?.is !== "StarterDrawn") return null;
  return (
    <>
      {words.tell(starter)} <Why clause={starter.clause} />
    </>
  );
}

/** Whose move it is, and what follows from it. */
function banner(props: Props, turn: Turn) {
  const { view, words, people } = props;
  const actor = view.actor === null ? undefined : person(people, view.actor);
  if (view.lost !== null) {
    return { title: words.tell(view.lost), mine: false, person: person(people, view.lost.seat) };
  }
  const name: Who = { seat: view.actor };
  const claim = view.trail?.claims.at(-1);
  const said = claim === undefined ? "" : capital(words.tell(claim, "claim"));
  if (!turn.mine)
    return { title: words.say(`view-phase-${view.phase}`, { name, claim: said }), mine: false, person: actor };
  return { ...asked(view, name, said, words), mine: true, person: actor };
}

function asked(view: View, name: Who, claim: string, words: Words) {
  if (view.phase === "judge") {
    const giver = { seat: view.trail?.givers.at(-1) ?? 0 };
    return {
      title: words.say("board-ask-judge", { name, claim }),
      hint: words.say("board-ask-judge-hint", { name, giver }),
    };
  }
  if (view.phase.startsWith("pay")) {
    const due = view.specials.findLast((special) => special.seat === view.actor)?.card ?? view.last?.card ?? "joker";
    return { title: words.say("board-ask-pay", { name, card: words.tell(due, "card") }) };
  }
  if (view.phase === "pick") return { title: words.say("board-ask-pick", { name }), hint: words.say("board-ask-hint") };
  const seen = view.card === null ? null : words.say("board-knows", { name, card: words.tell(view.card, "card") });
  return { title: words.say("board-ask-pass", { name }), hint: seen ?? words.say("board-ask-hint") };
}

/** The sounds of events, the most important first. The last card turns like any other; the result page has its own sound. */
const SOUNDS: Sounds<What> = {
  Judged: "reveal",
  Claimed: "place",
  Offered: "place",
  Looked: "flip",
  LookedFaceDown: "flip",
  Picked: "pick",
  PickedFaceDown: "pick",
};

/** A card that could be given away now: in the hand, or looked at to be passed on. */
function held(card: Card): string {
  return `.roy-hand-key[data-part="card-${card}"], .roy-picked[data-card="${card}"]`;
}

/** Special cards and Royals are explained when they first matter. */
const TIPS: readonly Tip[] = [
  { at: ".roy-tray-compose .roy-hand:has(.roy-hand-key)", says: "board-tip-card" },
  { at: ".roy-claims", says: "board-tip-claim" },
  { at: ".roy-tray-judge .roy-two", says: "board-tip-judge" },
  { at: ".roy-tray-pay .roy-hand", says: "board-tip-pay" },
  { at: held("joker"), says: "board-tip-joker" },
  { at: held("blank"), says: "board-tip-blank" },
  { at: '.roy-bubble[data-claim="royal"]:not(.roy-bubble-draft)', says: "board-tip-royal" },
  {
    at: '.roy-turned[data-card^="royal-"], .roy-hand-key[data-part^="card-royal-"]',
    says: "board-tip-royal",
    later: true,
  },
];

const board: GameBoard<View, Move, What, Options> = {
  ...{ Board, Secret, stage, aim, describe, line, result, score, End, picture },
  tips: TIPS,
  move: (move, words) => words.tell(move, "answer"),
  variants: { specials_pay: "swap", joker: "smile", blank: "card" },
};

export default board;

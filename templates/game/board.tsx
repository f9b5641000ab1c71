/** The board of New Game: plain, and whole. Replace the lines by what the game looks like, and the keys by what is moved. */
import type { VNode } from "preact";
import type { BoardProps, GameBoard, Line, Observation } from "../../web/board";
import { type Chip, Key, Panel, Table, type Turn } from "../../web/kit";
import type { Words } from "../../web/words";
import type { NewgameMove as Move } from "./wire";
import type { NewgameOptions as Options } from "./wire";
import type { NewgameView as View } from "./wire";
import type { NewgameWhat as What } from "./wire";

type Props = BoardProps<View, Move, What, Options>;
type Seen = Observation<View, Move, What, Options>;

/** What a seat sees, in lines. */
function lines({ view }: Seen, words: Words): string[] {
  const own = view.card ? [words.say("view-card", { card: words.tell(view.card) })] : [];
  const open = view.choices.map((chosen) => words.tell(chosen));
  return [...own, ...(open.length ? open : [words.say("view-waiting", { dealt: view.dealt })])];
}

/** Whom the game waits for, by name: a screen may be passed around. */
function waits({ waiting, over }: Seen, words: Words): string {
  if (over || !waiting.length) return words.say(over ? "board-over" : "board-dealing");
  return words.say("board-waiting", { seats: { seats: waiting } });
}

function chips({ people, seat, waiting, over, words }: Props): Chip[] {
  const others = people.filter((person) => person.seat !== seat);
  return others.map((person): Chip => {
    if (over) return { person, status: "", state: "idle" };
    const choosing = waiting.includes(person.seat);
    const status = words.say(choosing ? "board-choosing" : "board-chosen");
    return { person, status, state: choosing ? "waits" : "acted" };
  });
}

function banner(props: Props): Turn {
  const { seat, people, legal, live, words } = props;
  const person = people.find((somebody) => somebody.seat === seat);
  if (!live || seat === null || !legal.length) return { title: waits(props, words), mine: false, person };
  return { title: words.say("board-choose", { seat: { seat } }), mine: true, person };
}

/** Every legal move is a key; what is legal comes from the server. */
function Keys({ legal, live, busy, send, words }: Props): VNode {
  return (
    <div class="newgame-keys">
      {live &&
        legal.map(([notation, move]) => (
          <Key key={notation} kind="choice" disabled={busy} part={notation} onClick={() => send(notation)}>
            {words.tell(move, "move")}
          </Key>
        ))}
    </div>
  );
}

/** Everything inside the table. */
function Board(props: Props): VNode {
  const { words, fresh } = props;
  const news = fresh.at(-1);
  return (
    <Table
      chips={chips(props)}
      happened={news && words.tell(news[1])}
      banner={banner(props)}
      tray={<Keys {...props} />}
      trayLabel={words.say("board-moves")}
    >
      <Panel class="newgame-lines">
        <div data-part="lines">
          {lines(props, words).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Panel>
    </Table>
  );
}

/** Where the match stands, for the bar. */
function stage(observation: Seen, words: Words): string {
  return waits(observation, words);
}

/** The whole position in sentences, for who does not see it. */
function describe(observation: Seen, words: Words): string {
  return [...lines(observation, words), waits(observation, words)].join(". ");
}

const ICONS = {
  Dealt: "card",
  DealtFaceDown: "card",
  Revealed: "eye",
  Won: "trophy",
} as const satisfies Record<What["is"], Line["icon"]>;

/** A line of the story: its words are those of the event. */
function line(what: What): Line {
  return { icon: ICONS[what.is], ...("clause" in what ? { clause: what.clause } : {}) };
}

/** The end in one sentence, and why. */
function result({ events, view }: Seen, words: Words): ReturnType<GameBoard["result"]> {
  const why = words.all(view.choices.map((chosen) => words.tell(chosen)));
  const won = events.map(([, what]) => what).find((what) => what.is === "Won");
  if (won === undefined) return { title: words.say("board-nobody"), why };
  return { title: words.tell(won), why, clause: won.clause };
}

const board: GameBoard<View, Move, What, Options> = { Board, stage, describe, line, result };
export default board;

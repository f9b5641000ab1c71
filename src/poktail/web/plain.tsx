/** A board for any game that has none of its own yet: what this seat was told, line by line, and a key for every legal move. */
import type { VNode } from "preact";
import type { BoardProps, Cover, GameBoard, Line, Observation } from "./board";
import { type Chip, Key, Panel, Table, type Turn, chipsOf, otherPeople } from "./kit";
import type { Words } from "./words";

/** Where the match stands: over, or whom it waits for, by name. */
function stage({ waiting, over }: Observation, words: Words): string {
  if (over) return words.say("error-match-over");
  return words.say("join-waiting", { names: { seats: waiting } });
}

/** What this seat was told, newest first; a seat is told all that it may see. */
function lines({ events }: Observation, words: Words): string[] {
  return events.map(([, what]) => words.tell(what)).reverse();
}

function chips(props: BoardProps): Chip[] {
  return chipsOf(otherPeople(props), ({ seat }) => ({
    status: "",
    state: props.waiting.includes(seat) ? "waits" : "idle",
  }));
}

function banner(props: BoardProps): Turn {
  const { seat, people, legal, live, words } = props;
  const person = people.find((somebody) => somebody.seat === seat);
  if (!live || seat === null || !legal.length) return { title: stage(props, words), mine: false, person };
  return { title: words.say("web-plain-choose", { seat: { seat } }), mine: true, person };
}

/** A move in words; one that is a plain value is named after the game's class of moves. */
function named(move: unknown, words: Words): string {
  return words.tell(move, typeof move === "object" ? "" : "move");
}

function Keys({ legal, live, busy, send, words }: BoardProps): VNode {
  return (
    <div class="plain-keys">
      {live &&
        legal.map(([notation, move]) => (
          <Key key={notation} kind="choice" disabled={busy} onClick={() => send(notation)}>
            {named(move, words)}
          </Key>
        ))}
    </div>
  );
}

function Board(props: BoardProps): VNode {
  const { words, fresh } = props;
  const newest = fresh.at(-1);
  return (
    <Table
      chips={chips(props)}
      happened={newest && words.tell(newest[1])}
      banner={banner(props)}
      tray={<Keys {...props} />}
      trayLabel={words.say("web-plain-moves")}
    >
      <Panel class="plain-lines">
        {lines(props, words).map((text, n) => (
          <p key={props.events.length - n}>{text}</p>
        ))}
      </Panel>
    </Table>
  );
}

function describe(observation: Observation, words: Words): string {
  return [stage(observation, words), ...lines(observation, words)].join(" ");
}

function line(what: unknown): Line {
  const clause = (what as { readonly clause?: string }).clause;
  return { icon: "info", ...(clause === undefined ? {} : { clause }) };
}

/** The last thing that happened is how it ended. */
function result(observation: Observation, words: Words): ReturnType<GameBoard["result"]> {
  return { title: words.say("error-match-over"), why: lines(observation, words)[0] ?? "" };
}

const board: GameBoard = { Board, stage, describe, line, result };
export default board;

/** No picture: the game's lino alone. */
export const cover: Cover = { Picture: () => null };

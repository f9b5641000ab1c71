/** Why the cell that is looked at is as it is, and what a card can do. */
import type { ComponentChildren } from "preact";
import { Panel, Why } from "../../web/kit";
import type { Words } from "../../web/words";
import { Head, Sack, ShieldMark } from "./art";
import { type Counts, type Piece, type PookObservation, columnOf, nameOf, rowOf } from "./board_model";
import type { PookCard, PookFace } from "./wire";

const FACTIONS = ["knight", "mage", "orc", "viking"] as const;
const CLAUSES = { knight: "POOK-11", mage: "POOK-14", orc: "POOK-12", viking: "POOK-13" } as const;

/** Something explained: a heading, a sentence, and the clause that says so. */
interface Note {
  readonly title: ComponentChildren;
  readonly text: string;
  readonly clause: string;
  /** The heading begins the sentence. */
  readonly inline?: boolean;
}

/** What is looked at, and with which card in mind. */
export interface Asked {
  readonly observation: PookObservation;
  readonly words: Words;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly counts: Counts;
  /** The Knight that protects each cell. */
  readonly guards: ReadonlyMap<string, string>;
  readonly cell: string | null;
  readonly held: { readonly card: PookCard; readonly face: PookFace } | null;
  /** Where that card may lie. */
  readonly lays: readonly string[];
}

/** What there is to say of the cell, else of the card in hand. */
export function notesOf(asked: Asked): readonly Note[] {
  const { pieces, cell, held, words } = asked;
  if (cell !== null) {
    const piece = pieces.get(cell);
    return piece ? lying(asked, cell, piece) : [sum(asked, cell)];
  }
  return held ? [power(words, held.card)] : [];
}

function power(words: Words, card: PookCard): Note {
  return {
    title: words.tell(card),
    text: words.say(`board-power-${card.faction}`),
    clause: CLAUSES[card.faction],
    inline: true,
  };
}

/** Row and column added up, and what that allows. */
function sum({ words, counts, held, lays }: Asked, cell: string): Note {
  const [column, row] = [counts.column(columnOf(cell)), counts.row(rowOf(cell))];
  const purses = column + row;
  const place = { row: rowOf(cell) + 1, column: nameOf(cell).slice(0, 1), purses, level: held?.card.level ?? 0 };
  const title = (
    <span class="pook-sum">
      {row} <Sack /> + {column} <Sack /> = {purses}
    </span>
  );
  if (held === null) return { title, text: words.say("board-sum", place), clause: "POOK-7" };
  if (held.face === "purse") return { title, text: words.say("board-sum-purse"), clause: "POOK-6" };
  return {
    title,
    text: words.say(lays.includes(cell) ? "board-sum-fits" : "board-sum-short", place),
    clause: "POOK-7",
  };
}

function lying({ words, guards, observation }: Asked, cell: string, piece: Piece): readonly Note[] {
  if (piece.is === "piggy") {
    const { barred } = observation.view;
    const text = [words.say("board-piggy-is"), barred && words.say("view-barred", { cell: nameOf(barred) })];
    return [
      { title: words.say("board-piggy"), text: text.filter(Boolean).join(" "), clause: barred ? "POOK-17" : "POOK-16" },
    ];
  }
  const { up, card, by } = piece.seen;
  const own =
    up && card
      ? power(words, card)
      : { title: words.say("board-purse"), text: known(words, card, by), clause: "POOK-19" };
  const knight = guards.get(cell);
  if (knight === undefined) return [own];
  const title = (
    <>
      <ShieldMark /> {words.say("board-protected")}
    </>
  );
  return [
    {
      title,
      text: words.say("board-protected-why", { knight: nameOf(knight), cell: nameOf(cell) }),
      clause: "POOK-11",
    },
    own,
  ];
}

function known(words: Words, card: PookCard | null, by: number | null): string {
  if (card === null)
    return by === null ? words.say("board-purse-is") : words.say("board-purse-by", { name: { seat: by } });
  const names = { card: words.tell(card) };
  return by === null
    ? words.say("board-purse-open", names)
    : words.say("board-purse-own", { ...names, name: { seat: by } });
}

/** The notes as panels beside the square; the four powers while there is nothing to say. */
export function Notes({ notes, words, over }: { notes: readonly Note[]; words: Words; over: boolean }) {
  if (!notes.length) return over ? null : <Powers words={words} />;
  return (
    <>
      {notes.map((note) => (
        <Panel key={note.clause} class="pook-note">
          {!note.inline && <strong class="pook-note-title">{note.title}</strong>}
          <p>
            {note.inline && <strong>{note.title}</strong>} {note.text} <Why clause={note.clause} />
          </p>
        </Panel>
      ))}
    </>
  );
}

/** The first note in one line, where there is no room beside the square. */
export function NoteLine({ note }: { note: Note }) {
  return (
    <span class="pook-line">
      {!note.inline && <strong class="pook-note-title">{note.title}</strong>}
      <span>
        {note.inline && <strong>{note.title}</strong>} {note.text} <Why clause={note.clause} />
      </span>
    </span>
  );
}

/** The four powers in a line each. */
function Powers({ words }: { words: Words }) {
  return (
    <Panel class="pook-powers">
      <strong class="pook-note-title">{words.say("board-powers")}</strong>
      <ul>
        {FACTIONS.map((faction) => (
          <li key={faction}>
            <span class="pook-medal">
              <Head faction={faction} size={24} />
            </span>
            <span>
              <b>{words.tell(faction, "faction")}</b> {words.say(`board-power-${faction}`)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

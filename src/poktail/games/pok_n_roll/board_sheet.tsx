/** A sheet: its rows, the crosses, and what each row would bring now. */
import type { JSX } from "preact";
import { Key, Paper } from "../../web/kit";
import type { Words } from "../../web/words";
import { Cross } from "./art";
import {
  type PokNRollObservation,
  type Row,
  crosses,
  ends,
  isLastRound,
  isOver,
  freshEvents,
  rowName,
  sheetOrder,
  worth,
} from "./board_model";

/** More boxes than this stand in two lines. */
const MANY = 8;

interface SheetProps {
  readonly observation: PokNRollObservation;
  readonly words: Words;
  /** Whose sheet it is. */
  readonly seat: number;
  /** The row that is looked at: its dice are marked. */
  readonly row: Row | undefined;
  readonly onRow: (row: Row | null) => void;
  /** Goes back to the reader's sheet while another seat's is shown. */
  readonly onBack?: (() => void) | undefined;
  /** The next decision still waits: no row is lit. */
  readonly rests: boolean;
}

/** The boxes of a row: crossed, the one a cross would fill now, and empty ones. */
function Boxes({ done, all, next, words }: { done: number; all: number; next: boolean; words: Words }): JSX.Element {
  return (
    <span
      class={all > MANY ? "pnr-boxes pnr-boxes-many" : "pnr-boxes"}
      role="img"
      aria-label={words.say("board-boxes", { crosses: done, boxes: all })}
    >
      {Array.from({ length: Math.max(all, done) }, (_, box) => (
        <span key={box} class={box === done && next ? "pnr-box pnr-box-next" : "pnr-box"}>
          {box < done && <Cross />}
        </span>
      ))}
    </span>
  );
}

/** What a cross in this row would bring, if this seat may cross it in this round. */
function gain({ observation: { view }, seat, rests }: SheetProps, row: Row): number | null {
  return seat === view.seat && !rests && view.crossable.includes(row) ? worth(view, row) : null;
}

function Now({ sheet, row }: { sheet: SheetProps; row: Row }): JSX.Element | null {
  const { observation, seat, words } = sheet;
  const { view } = observation;
  const brings = gain(sheet, row);
  if (brings !== null) {
    return (
      <>
        {ends(view, seat, row) && <span class="pnr-ends">{words.say("board-ends")}</span>}{" "}
        <b>{words.say("board-gain", { points: brings })}</b>
      </>
    );
  }
  const third = row === "third" && seat === view.seat && !isOver(observation) && !isLastRound(view) && !view.out[seat];
  return third ? <span class="pnr-later">{words.say("board-in-third")}</span> : null;
}

function SheetRow({ sheet, name }: { sheet: SheetProps; name: Row }): JSX.Element {
  const { observation, seat, words, row, onRow } = sheet;
  const { view } = observation;
  const brings = gain(sheet, name);
  const formed = view.formed.some((found) => found.row === name) && seat === view.seat;
  const falls = brings !== null && freshEvents(observation).some((what) => what.is === "WhiteThrown");
  const lit = `${brings !== null ? " pnr-row-now" : ""}${falls ? " pnr-row-falls" : ""}`;
  const kind = `pnr-row${lit}${row === name && brings !== null ? " pnr-row-seen" : ""}`;
  const combination = name !== "abandon" && name !== "third";
  const barred = combination && seat === view.seat && !formed && observation.legal.length > 0;
  return (
    <tr
      class={kind}
      data-part={`row-${name}`}
      data-why={barred ? `cross-${name}` : undefined}
      onPointerEnter={formed ? () => onRow(name) : undefined}
      onPointerLeave={formed ? () => onRow(null) : undefined}
    >
      <th scope="row">{rowName(words, name)}</th>
      <td class="pnr-each">{worth(view, name)}</td>
      <td>
        <Boxes done={crosses(view, seat, name)} all={view.boxes} next={brings !== null} words={words} />
      </td>
      <td class="pnr-now">
        <Now sheet={sheet} row={name} />
      </td>
    </tr>
  );
}

function Back({ words, onBack }: { words: Words; onBack: () => void }): JSX.Element {
  return (
    <Key icon="undo" onClick={onBack} label={words.say("board-back-sheet")}>
      {words.say("board-back")}
    </Key>
  );
}

/** A seat's sheet; in one's own the last column says what each row would bring now. */
export function Sheet(props: SheetProps): JSX.Element {
  const { observation, words, seat, onBack } = props;
  const { view } = observation;
  const now = seat === view.seat && !isOver(observation);
  return (
    <Paper class={view.rows.length > 10 ? "pnr-sheet pnr-sheet-long" : "pnr-sheet"}>
      <table data-part="sheet" aria-label={words.say("board-sheet", { seat: { seat } })}>
        <thead>
          <tr>
            <th scope="col" colSpan={now ? 3 : 4}>
              <span class="pnr-whose">
                {words.say("board-sheet", { seat: { seat } })}
                {seat !== view.seat && onBack && <Back words={words} onBack={onBack} />}
              </span>
            </th>
            {now && (
              <th scope="col" class="pnr-now">
                {words.say("board-now")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sheetOrder(view.rows).map((name) => (
            <SheetRow key={name} sheet={props} name={name} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {words.say("board-total")}
            </th>
            <td class="pnr-now">{view.points[seat]}</td>
          </tr>
        </tfoot>
      </table>
    </Paper>
  );
}

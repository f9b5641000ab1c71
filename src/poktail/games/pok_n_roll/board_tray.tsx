/** Whose move it is, and the keys to make it. */
import type { JSX } from "preact";
import { Key, TrayNote, type Turn } from "../../web/kit";
import type { Words } from "../../web/words";
import {
  type Crossing,
  type PokNRollObservation,
  type Props,
  type Row,
  crossings,
  ends,
  isLastRound,
  isOver,
  only,
  rowName,
  worth,
} from "./board_model";

/** Of more than these the banner names no more. */
const MANY = 3;

/** Who comes after the seat that decides now. */
function after({ view }: PokNRollObservation, words: Words): string | undefined {
  const rest = words.each(view.pending.slice(1));
  const more = rest.length - MANY;
  if (more > 1) return words.say("board-then-more", { seats: rest.slice(0, MANY).join(", "), count: more });
  if (rest.length) return words.say("board-then", { seats: words.all(rest) });
  return isLastRound(view) ? undefined : words.say("board-last");
}

/** What stands in the banner. */
export function turnOf(observation: PokNRollObservation, words: Words, folding: boolean): Turn {
  const { view } = observation;
  if (isOver(observation)) return { title: words.say("view-over"), mine: false };
  const first = view.pending[0];
  if (first === undefined) {
    return { title: view.starter === null ? words.say("view-before") : words.say("board-fall"), mine: false };
  }
  const seat = { seat: first };
  const person = observation.people.find((one) => one.seat === first);
  const crossing = isLastRound(view);
  const hint = after(observation, words);
  if (!observation.legal.length) {
    return { title: words.say(crossing ? "board-wait-cross" : "board-wait", { seat }), hint, mine: false, person };
  }
  const ask = folding
    ? "board-ask-row"
    : !crossing
      ? "board-ask"
      : view.won === first
        ? "board-ask-won"
        : "board-ask-cross";
  return { title: words.say(ask, { seat }), hint, mine: true, person };
}

/** The points that folding brings besides a row. */
function foldPoints({ view }: PokNRollObservation): number {
  return view.fold_rows.reduce((sum, row) => sum + worth(view, row), 0);
}

/** What crossing this row brings, in words. */
function brings(observation: PokNRollObservation, row: Row, words: Words): string {
  const { view } = observation;
  const seat = view.seat ?? 0;
  const [points, fold] = [worth(view, row), foldPoints(observation)];
  const said = fold ? words.say("board-gain-fold", { points, fold }) : words.say("board-gain", { points });
  const full = [row, ...view.fold_rows].some((one) => ends(view, seat, one));
  return full ? words.say("board-and-ends", { gain: said }) : said;
}

interface TrayProps extends Props {
  readonly folding: boolean;
  readonly setFolding: (on: boolean) => void;
  readonly onRow: (row: Row | null) => void;
}

/** A key for each row that may be crossed; looking at one marks its dice. */
function Rows(props: TrayProps & { rows: readonly Crossing[] }): JSX.Element {
  const { rows, words, send, busy, onRow } = props;
  return (
    <div class={`pnr-keys pnr-rows pnr-rows-${Math.min(rows.length, 9)}`}>
      {rows.map(({ notation, row }) => (
        <span
          key={row}
          class="pnr-key"
          onPointerMove={(event) => {
            if (event.movementX || event.movementY) onRow(row); // not for a key that appears under a resting pointer
          }}
          onPointerLeave={() => onRow(null)}
          onFocusCapture={() => onRow(row)}
          onBlurCapture={() => onRow(null)}
        >
          <Key
            kind="choice"
            does={notation}
            disabled={busy}
            part={notation}
            onClick={() => send(notation)}
            hint={brings(props, row, words)}
          >
            {rowName(words, row)}
          </Key>
        </span>
      ))}
      {props.folding && (
        <span class="pnr-key pnr-key-back">
          <Key icon="undo" onClick={() => props.setFolding(false)}>
            {words.say("board-back")}
          </Key>
        </span>
      )}
    </div>
  );
}

/** What folding would do, in words. */
function foldHint(observation: PokNRollObservation, rows: readonly Crossing[], words: Words): string {
  const first = rows[0];
  if (!first) return words.say("board-fold-bare", { points: foldPoints(observation) });
  if (rows.length === 1) {
    return words.say("board-fold-one", { row: rowName(words, first.row), gain: brings(observation, first.row, words) });
  }
  const most = Math.max(...rows.map(({ row }) => worth(observation.view, row)));
  return words.say("board-fold-hint", { points: most + foldPoints(observation) });
}

function FoldOrGo(props: TrayProps & { go: string }): JSX.Element {
  const { words, send, busy, view, go } = props;
  const rows = crossings(props);
  const alone = rows.length > 1 ? undefined : (rows[0]?.notation ?? only(props, "Abandon"));
  return (
    <div class="pnr-keys pnr-two">
      <span class="pnr-key">
        <Key
          kind="main"
          does={alone ?? rows.map(({ notation }) => notation).join(" ")}
          disabled={busy}
          part="fold"
          onClick={() => (alone === undefined ? props.setFolding(true) : send(alone))}
          hint={foldHint(props, rows, words)}
        >
          {words.say("board-fold")}
        </Key>
      </span>
      <span class="pnr-key">
        <Key
          kind="main"
          does={go}
          disabled={busy}
          part={go}
          onClick={() => send(go)}
          hint={words.say("board-go-hint", { points: worth(view, "third") })}
        >
          {words.say("board-go")}
        </Key>
      </span>
    </div>
  );
}

/** What the seat may do now, or why it waits. */
export function Tray(props: TrayProps): JSX.Element {
  const { words, live } = props;
  const rows = crossings(props);
  const go = only(props, "Continue");
  if (live && go !== undefined && !props.folding) return <FoldOrGo {...props} go={go} />;
  if (live && rows.length) return <Rows {...props} rows={rows} />;
  const waits = live && props.seat !== null && !isOver(props);
  return (
    <TrayNote class={waits ? "pnr-note-wait" : isOver(props) ? "pnr-note-over" : ""}>
      {words.say(isOver(props) ? "board-note-over" : "board-note")}
    </TrayNote>
  );
}

/** Pook on the table: what the sight says, what is composed, and the way to send it. */
import { useRef, useState } from "preact/hooks";
import type { GameBoard } from "../../web/board";
import { Table, Why, sound, useMoves } from "../../web/kit";
import { Arena } from "./board_arena";
import { chipsOf } from "./board_chips";
import { useTurn } from "./board_compose";
import { End } from "./board_end";
import { type Props, countsOf, heldOf, piecesOf, swapped, targetsOf } from "./board_model";
import { useSounds } from "./board_motion";
import { NoteLine, notesOf } from "./board_notes";
import { Tray } from "./board_tray";
import { turnOf } from "./board_turn";
import { describe, happenedOf, line, result, score, stage } from "./board_words";
import type { PookMove, PookOptions, PookView, PookWhat } from "./wire";

/** What just happened; where there is no room beside the square, the note takes its place while a cell is looked at. */
function Happened({ props, note }: { props: Props; note: Parameters<typeof NoteLine>[0]["note"] | undefined }) {
  const happened = happenedOf(props, props.words);
  return (
    <span class={`pook-happened ${note ? "pook-noted" : ""}`}>
      <span class="pook-news">
        {happened?.text} {happened?.clause && <Why clause={happened.clause} />}
      </span>
      {note && <NoteLine note={note} />}
    </span>
  );
}

function Board(props: Props) {
  const { view, words, seat, live, legal, waiting, busy, over, version } = props;
  const { draft, change, submit } = useTurn(props);
  const [eye, look] = useState<{ at: number; cell: string | null }>({ at: version, cell: null });
  const ref = useRef<HTMLDivElement>(null);
  useMoves(ref, `${draft.hand}/${draft.cell}/${draft.piggy}`);
  useSounds(props.fresh, version);
  const mine = live && legal.length > 0 && seat !== null && waiting.includes(seat);
  const held = heldOf(view, draft);
  const looked = (eye.at === version ? eye.cell : null) ?? (draft.piggy ? null : draft.cell);
  const lying = piecesOf(view);
  const pieces = draft.piggy && draft.cell ? swapped(lying, view.piggy, draft.cell) : lying;
  const counts = countsOf(pieces);
  const targets = mine ? targetsOf(props, draft) : new Set<string>();
  const notes = over ? [] : notesOf({ sight: props, words, pieces, counts, cell: looked, held });
  const tap = (cell: string) => {
    look({ at: version, cell });
    if (!targets.has(cell) || busy) return;
    sound("pick");
    change({ ...draft, banner: null, cell: draft.cell === cell ? null : cell });
  };
  return (
    <div class="pook" ref={ref}>
      <Table
        chips={chipsOf(props)}
        happened={<Happened props={props} note={looked === null ? undefined : notes[0]} />}
        banner={turnOf(props, draft, mine)}
        trayLabel={seat === null ? words.say("board-tray") : words.say("board-hand", { name: words.seat(seat) })}
        tray={
          <Tray sight={props} words={words} draft={draft} mine={mine} busy={busy} onDraft={change} onSend={submit} />
        }
      >
        <Arena
          {...{ props, draft, held, pieces, counts, targets, looked, notes, mine }}
          onLook={(cell) => look({ at: version, cell })}
          onTap={tap}
          onDraft={change}
        />
      </Table>
    </div>
  );
}

const board: GameBoard<PookView, PookMove, PookWhat, PookOptions> = {
  Board,
  stage,
  describe,
  line,
  result,
  score,
  End,
};
export default board;

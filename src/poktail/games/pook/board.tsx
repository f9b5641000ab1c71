/** Pook on the table: what the observation says, what is composed, and the way to send it. */
import { useRef, useState } from "preact/hooks";
import type { GameBoard } from "../../web/board";
import { Table, Why, sound, useMoves, useSounds } from "../../web/kit";
import { Arena } from "./board_arena";
import { chips } from "./board_seats";
import { useTurn } from "./board_compose";
import { End } from "./board_end";
import { deck } from "./board_lists";
import { type Props, countsOf, guardsOf } from "./board_model";
import { SOUNDS } from "./board_motion";
import { NoteLine, notesOf } from "./board_notes";
import { planOf } from "./board_plan";
import { piecesIn, previewOf } from "./board_preview";
import { targetsOf, tapped } from "./board_taps";
import { Tray } from "./board_tray";
import { turnOf } from "./board_banner";
import { aim, describe, drawn, happenedOf, line, result, score, stage } from "./board_words";
import { Secret } from "./board_secret";
import { picture } from "./board_picture";
import type { PookMove, PookOptions, PookView, PookWhat } from "./wire";

/** What just happened; where there is no room beside the square, a note on the card in hand or on a cell takes its place. */
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

/** What is composed, looked up once for all that show it. */
function useComposed(observation: Props) {
  const turn = useTurn(observation);
  const { draft } = turn;
  const plan = planOf(observation, draft);
  const preview = previewOf(observation.view, plan);
  // While a card looks for its place the Purses are counted without it.
  const seeking = plan.aim === null && plan.after === null;
  const ground = seeking ? previewOf(observation.view, { ...plan, cell: null }) : preview;
  return { ...turn, plan, preview, pieces: piecesIn(ground), counts: countsOf(piecesIn(ground)) };
}

function Board(props: Props) {
  const { draft, plan, preview, pieces, counts, stopped, sent, change, submit } = useComposed(props);
  const { words, seat, live, legal, waiting, busy, over, version } = props;
  const [eye, look] = useState<{ at: number; cell: string | null }>({ at: version, cell: null });
  const ref = useRef<HTMLDivElement>(null);
  useMoves(ref, JSON.stringify(draft));
  useSounds(props, SOUNDS);
  const mine = live && legal.length > 0 && seat !== null && waiting.includes(seat);
  const composed = draft.piggy || plan.after !== null ? null : (plan.aim ?? plan.cell ?? plan.pick);
  const looked = (eye.at === version ? eye.cell : null) ?? composed;
  const targets = mine ? targetsOf(plan, draft) : new Set<string>();
  const { held, lays } = plan;
  const notes = over
    ? []
    : notesOf({
        observation: props,
        words,
        pieces,
        counts,
        guards: guardsOf(props.view, plan),
        cell: looked,
        held,
        lays: [...lays, plan.cell ?? ""],
      });
  const tap = (cell: string) => {
    look({ at: version, cell });
    if (!targets.has(cell) || busy) return;
    sound("pick");
    change(tapped(props, draft, plan, cell));
  };
  return (
    <div class="board-frame pook" ref={ref}>
      <Table
        chips={chips(props)}
        happened={<Happened props={props} note={notes[0]} />}
        banner={turnOf(props, { draft, plan, mine, stopped })}
        trayLabel={seat === null ? words.say("board-tray") : words.say("board-hand", { name: { seat } })}
        tray={
          <Tray
            {...{ observation: props, words, draft, plan, mine, busy }}
            then={piecesIn(preview)}
            onDraft={change}
            onSend={submit}
          />
        }
      >
        <Arena
          {...{ props, draft, plan, preview, counts, targets, looked, notes, mine, sent }}
          onLook={(cell) => look({ at: version, cell })}
          onTap={tap}
          onDraft={change}
        />
      </Table>
    </div>
  );
}

const TIPS = [
  { at: ".pook-hand:has(button)", says: "board-tip-hand" },
  { at: ".pook-switch:not(.pook-switch-idle)", says: "board-tip-face" },
  { at: ".pook-lit.pook-free", says: "board-tip-place" },
  { at: ".key:has(.pook-key-pig)", says: "board-tip-piggy" },
] as const;

const board: GameBoard<PookView, PookMove, PookWhat, PookOptions> = {
  Board,
  Secret,
  tips: TIPS,
  move: drawn,
  stage,
  aim,
  describe,
  line,
  result,
  score,
  picture,
  End,
  lists: { deck },
  variants: { teams: "users", open_banners: "flag" },
};
export default board;

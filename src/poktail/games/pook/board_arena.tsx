/** The middle of the table: the square, and what stands beside it. */
import { useRef } from "preact/hooks";
import type { Draft } from "./board_draft";
import { Grid } from "./board_grid";
import { type Looking, looksOf } from "./board_looks";
import { type Frame, frameOf } from "./board_model";
import { Notes, type notesOf } from "./board_notes";
import { piecesIn } from "./board_preview";
import { Growth, Offer, OwnBanner } from "./board_side";
import { bannered } from "./board_taps";

/** The looks of the cells, the notes, and what a touch does. */
export interface ArenaProps extends Looking {
  readonly notes: ReturnType<typeof notesOf>;
  readonly mine: boolean;
  readonly onLook: (cell: string | null) => void;
  readonly onTap: (cell: string) => void;
  readonly onDraft: (draft: Draft) => void;
}

function Left(arena: ArenaProps) {
  const { props, draft, plan, preview, mine } = arena;
  const { view, words, busy } = props;
  const takes = !mine || busy ? [] : plan.banner === null ? plan.takes : view.offer;
  return (
    <div class="pook-left">
      <div class="pook-left-banner">
        <OwnBanner observation={props} words={words} drafted={plan.banner} then={piecesIn(preview)} />
      </div>
      <Offer
        view={view}
        words={words}
        takes={takes}
        drafted={plan.banner}
        onTake={(banner) => arena.onDraft(bannered(draft, plan, banner))}
      />
      <Growth observation={props} words={words} />
    </div>
  );
}

/** The frame around all that is drawn; where the square may grow is known only between turns, and kept meanwhile. */
function useFrame(now: Frame, known: boolean): Frame {
  const last = useRef(now);
  if (known) last.current = now;
  const { left, right, top, bottom } = last.current;
  return {
    left: Math.min(now.left, left),
    right: Math.max(now.right, right),
    top: Math.min(now.top, top),
    bottom: Math.max(now.bottom, bottom),
  };
}

/** The square with its notes. */
export function Arena(arena: ArenaProps) {
  const { props, plan, targets, looked, counts, notes, onLook } = arena;
  const { view, words, live, seat } = props;
  const looks = looksOf(arena);
  const frame = useFrame(frameOf(looks.keys()), view.free.length > 0 || props.over);
  const here = looked !== null && targets.has(looked) ? looked : null;
  const stop =
    [here, plan.aim, plan.cell, ...targets, looked].find((cell) => cell !== null && looks.has(cell)) ?? view.piggy;
  return (
    <div class="pook-arena">
      <div class="pook-stand" onPointerLeave={(event) => event.pointerType === "mouse" && onLook(null)}>
        <Left {...arena} />
        <Grid
          words={words}
          frame={frame}
          counts={counts}
          looks={looks}
          looked={looked}
          fresh={props.fresh}
          own={live ? seat : null}
          version={props.version}
          onLook={onLook}
          onTap={arena.onTap}
          stop={stop}
        />
        <div class="pook-right">
          <Notes notes={notes} words={words} over={props.over} />
        </div>
      </div>
    </div>
  );
}

/** The middle of the table: the square, and what stands beside it. */
import { Grid } from "./board_grid";
import { type Looking, looksOf } from "./board_looks";
import { type Draft, NOTHING, frameOf, takesOf } from "./board_model";
import { Notes, type notesOf } from "./board_notes";
import { Growth, Offer, OwnBanner } from "./board_side";

/** The looks of the cells, the notes, and what a touch does. */
export interface ArenaProps extends Looking {
  readonly notes: ReturnType<typeof notesOf>;
  readonly mine: boolean;
  readonly onLook: (cell: string | null) => void;
  readonly onTap: (cell: string) => void;
  readonly onDraft: (draft: Draft) => void;
}

/** The card whose levels would lie open with what is composed. */
function comingOf({ props, draft, held }: Looking) {
  const laying = draft.cell !== null && !draft.piggy && props.view.phase !== "power";
  return held && laying && held.face === "warrior" ? held.card : null;
}

function Left(arena: ArenaProps) {
  const { props, draft, mine } = arena;
  const { view, words, legal } = props;
  return (
    <div class="pook-left">
      <div class="pook-left-banner">
        <OwnBanner sight={props} words={words} coming={comingOf(arena)} />
      </div>
      <Offer
        view={view}
        words={words}
        takes={mine ? takesOf(legal) : new Map()}
        drafted={draft.banner}
        onTake={(banner) => arena.onDraft({ ...NOTHING, banner: draft.banner === banner ? null : banner })}
      />
      <Growth sight={props} words={words} />
    </div>
  );
}

/** The square with its notes. */
export function Arena(arena: ArenaProps) {
  const { props, draft, targets, looked, counts, notes, onLook } = arena;
  const { view, words, live, seat } = props;
  const looks = looksOf(arena);
  const here = looked !== null && targets.has(looked) ? looked : null;
  const stop = [draft.cell, here, ...targets, looked].find((cell) => cell !== null && looks.has(cell)) ?? view.piggy;
  return (
    <div class="pook-arena">
      <div class="pook-stand" onPointerLeave={(event) => event.pointerType === "mouse" && onLook(null)}>
        <Left {...arena} />
        <Grid
          words={words}
          frame={frameOf(looks.keys())}
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

/** From a sight and a draft to how every cell looks. */
import type { CellLook } from "./board_cell";
import { type Counts, type Draft, type Piece, type Props, columnOf, knightBeside, rowOf } from "./board_model";
import type { PookCard, PookFace, PookWhat } from "./wire";

/** Everything that decides how a cell looks. */
export interface Looking {
  readonly props: Props;
  readonly draft: Draft;
  readonly held: { readonly place: number; readonly card: PookCard; readonly face: PookFace } | null;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly counts: Counts;
  readonly targets: ReadonlySet<string>;
  readonly looked: string | null;
}

/** On which side of a cell its neighbour lies. */
function sideOf(cell: string, other: string): "left" | "right" | "up" | "down" {
  if (columnOf(other) !== columnOf(cell)) return columnOf(other) < columnOf(cell) ? "left" : "right";
  return rowOf(other) < rowOf(cell) ? "up" : "down";
}

/** Where the last card was laid, as far as the story tells; it may have moved with Piggy since. */
function lastLaid(told: readonly (readonly [number, PookWhat])[]): string | null {
  const laid = told.findLastIndex(([, what]) => /^(WarriorLaid|PurseLaid)/.test(what.is));
  const what = told[laid]?.[1];
  if (!what || !("cell" in what)) return null;
  return told.slice(laid + 1).reduce((cell, [, later]) => {
    return later.is === "PiggySwapped" && later.cell === cell ? later.origin : cell;
  }, what.cell as string);
}

/** Every cell that is drawn, and how. */
export function looksOf(looking: Looking): ReadonlyMap<string, CellLook> {
  const { props, pieces } = looking;
  const cells = new Set([...pieces.keys(), ...props.view.free.map((free) => free.cell)]);
  const last = props.over ? null : (props.view.laid ?? lastLaid(props.told));
  return new Map([...cells].map((cell) => [cell, lookOf(looking, cell, last)]));
}

function lookOf(looking: Looking, cell: string, last: string | null): CellLook {
  const { props, draft, pieces, counts, targets } = looking;
  const lying = pieces.get(cell) ?? null;
  const coming = comingTo(looking, cell);
  const swapping = draft.piggy && draft.cell !== null && (cell === draft.cell || cell === props.view.piggy);
  return {
    piece: coming ?? lying,
    purses: lying === null ? counts.column(columnOf(cell)) + counts.row(rowOf(cell)) : null,
    target: targets.has(cell),
    lifted: coming !== null || swapping || draft.cell === cell,
    last: cell === last && coming === null && !swapping,
    shield: coming === null && props.view.scores.length === 0 && knightBeside(pieces, cell) !== undefined,
    move: moveOf(looking, cell, coming !== null),
    ...pointing(looking, cell),
  };
}

/** The name under which what lies here glides while a turn is composed; a new position has new names. */
function moveOf({ props, draft, held, targets }: Looking, cell: string, coming: boolean): string | null {
  const { view, version } = props;
  if (coming && held) return `hand-${version}-${held.place}`;
  if (!draft.piggy) return null;
  if (cell === (draft.cell ?? view.piggy)) return `piggy-${version}`;
  const from = cell === view.piggy && draft.cell !== null ? draft.cell : cell;
  return targets.has(from) ? `swap-${version}-${from}` : null;
}

/** The hand card that is composed to lie here. */
function comingTo({ props, draft, held }: Looking, cell: string): Piece | null {
  const { view } = props;
  if (!held || draft.piggy) return null;
  const place = view.phase === "give" ? view.aim : view.phase === "before" || view.phase === "lay" ? draft.cell : null;
  if (place !== cell) return null;
  return { is: "card", seen: { is: "Seen", cell, up: held.face === "warrior", card: held.card, by: null } };
}

/** The arrow of a power and the word for what it does. */
function pointing({ props, draft, looked, targets }: Looking, cell: string): Pick<CellLook, "arrow" | "flag"> {
  const { view, words } = props;
  if (draft.piggy) {
    const here = draft.cell === null && looked === cell && targets.has(cell);
    return { arrow: here ? sideOf(cell, view.piggy) : null, flag: null };
  }
  const { laid, aim } = view;
  const only = targets.size === 1 && draft.cell === null ? [...targets][0] : undefined;
  const shown =
    view.phase === "give" ? aim : view.phase === "power" ? (draft.cell ?? pointed(looked, targets) ?? only) : null;
  if (laid === null || shown !== cell) return { arrow: null, flag: null };
  const faction = view.table.find((seen) => seen.cell === laid)?.card?.faction ?? "mage";
  const text = words.say(`board-flag-${faction}`);
  return { arrow: sideOf(cell, laid), flag: { icon: faction === "mage" ? "swap" : "rematch", text } };
}

const pointed = (looked: string | null, targets: ReadonlySet<string>) =>
  looked !== null && targets.has(looked) ? looked : undefined;

/** From an observation and a plan to how every cell looks. */
import type { CellLook } from "./board_cell";
import type { Draft } from "./board_draft";
import { type Counts, type Props, columnOf, guardsOf, rowOf } from "./board_model";
import type { Plan } from "./board_plan";
import type { Preview } from "./board_preview";
import { askedAt } from "./board_taps";
import type { PookWhat } from "./wire";

/** Everything that decides how a cell looks. */
export interface Looking {
  readonly props: Props;
  readonly draft: Draft;
  readonly plan: Plan;
  readonly preview: Preview;
  readonly counts: Counts;
  readonly targets: ReadonlySet<string>;
  readonly looked: string | null;
  /** What was composed is on its way: it lies as if it had arrived. */
  readonly sent: boolean;
}

/** On which side of a cell its neighbour lies. */
function sideOf(cell: string, other: string): "left" | "right" | "up" | "down" {
  if (columnOf(other) !== columnOf(cell)) return columnOf(other) < columnOf(cell) ? "left" : "right";
  return rowOf(other) < rowOf(cell) ? "up" : "down";
}

/** Where the last card was laid, as far as the story tells; it may have moved with Piggy since. */
function lastLaid(events: readonly (readonly [number, PookWhat])[]): string | null {
  const laid = events.findLastIndex(([, what]) => /^(WarriorLaid|PurseLaid)/.test(what.is));
  const what = events[laid]?.[1];
  if (!what || !("cell" in what)) return null;
  return events.slice(laid + 1).reduce((cell, [, later]) => {
    return later.is === "PiggySwapped" && later.cell === cell ? later.origin : cell;
  }, what.cell as string);
}

/** Every cell that is drawn, and how. */
export function looksOf(looking: Looking): ReadonlyMap<string, CellLook> {
  const { props, preview } = looking;
  const cells = new Set([...preview.keys(), ...props.view.free.map((free) => free.cell)]);
  const last = props.over ? null : (props.view.laid ?? lastLaid(props.events));
  const guards = guardsOf(props.view, looking.plan);
  const shield = (cell: string) => guards.has(cell) && preview.get(cell)?.piece.is === "card";
  return new Map([...cells].map((cell) => [cell, { ...lookOf(looking, cell, last), shield: shield(cell) }]));
}

function lookOf(looking: Looking, cell: string, last: string | null): Omit<CellLook, "shield"> {
  const { props, draft, plan, preview, counts, targets, sent } = looking;
  const mine = props.live && props.legal.length > 0;
  const lying = preview.get(cell);
  const lifted = lying?.unsent === true || plan.pick === cell;
  return {
    piece: lying?.piece ?? null,
    purses: lying === undefined ? counts.column(columnOf(cell)) + counts.row(rowOf(cell)) : null,
    target: targets.has(cell) && !sent,
    lifted: lifted && !sent,
    last: sent ? lifted : cell === last && !lying?.unsent,
    why: mine && !targets.has(cell) ? askedAt(props, draft, plan, cell) : null,
    move: moveOf(looking, cell),
    ...pointing(looking, cell),
  };
}

/** The name under which what lies here glides while a turn is composed; a new position has new names. */
function moveOf({ props, plan, preview }: Looking, cell: string): string | null {
  const lying = preview.get(cell);
  const moves = lying?.unsent || lying?.piece.is === "piggy" || plan.swaps.includes(cell);
  return lying && moves ? `${lying.name}-${props.version}` : null;
}

/** The arrow of a power and the word for what it does. */
function pointing(
  { props, draft, plan, looked, targets, sent }: Looking,
  cell: string,
): Pick<CellLook, "arrow" | "flag"> {
  const none = { arrow: null, flag: null };
  const { view, words } = props;
  if (sent) return none;
  if (draft.piggy) return looked === cell && targets.has(cell) ? { ...none, arrow: sideOf(cell, view.piggy) } : none;
  const { laid, aim, aims, faction, after } = plan;
  const only = aims.length === 1 ? aims[0] : undefined;
  const shown = aim ?? (looked !== null && aims.includes(looked) ? looked : only);
  if (laid === null || faction === null || shown !== cell || [laid, cell].some((one) => one === after)) return none;
  const icon = aim !== null ? "check" : faction === "mage" ? "swap" : "rematch";
  return { arrow: sideOf(cell, laid), flag: { icon, text: words.say(`board-flag-${faction}`) } };
}

/** The square: cards, free cells, the counts at its edges, and the way of a power. */
import { Fragment } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../../web/kit";
import type { Words } from "../../web/words";
import { Sack } from "./art";
import { type CellLook, Content, labelOf } from "./board_cell";
import { type Counts, type Frame, cellAt, columnOf, nameOf, rowOf } from "./board_model";
import { motionOf, useSteady } from "./board_motion";
import type { PookWhat } from "./wire";

/** What the square draws and whom it tells of touches. */
export interface GridProps {
  readonly words: Words;
  readonly frame: Frame;
  readonly counts: Counts;
  /** Everything to be drawn, by cell; a cell that is not there is out of reach. */
  readonly looks: ReadonlyMap<string, CellLook>;
  /** The cell whose row and column are counted now. */
  readonly looked: string | null;
  readonly fresh: readonly (readonly [number, PookWhat])[];
  /** This seat, where its own card lies already as a draft. */
  readonly own: number | null;
  readonly version: number;
  readonly onLook: (cell: string) => void;
  readonly onTap: (cell: string) => void;
  /** The cell that the tab key reaches. */
  readonly stop: string;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest cell that way; those straight ahead come first. */
function ahead(cells: Iterable<string>, from: string, [across, down]: readonly [number, number]): string | undefined {
  const far = (cell: string) => {
    const [x, y] = [columnOf(cell) - columnOf(from), rowOf(cell) - rowOf(from)];
    return [x * across + y * down, Math.abs(x * down) + Math.abs(y * across)] as const;
  };
  return [...cells]
    .filter((cell) => far(cell)[0] > 0)
    .sort((one, two) => far(one)[1] * 9 + far(one)[0] - (far(two)[1] * 9 + far(two)[0]))[0];
}

function Edge(props: { words: Words; role: "columnheader" | "rowheader"; name: string; purses: number; lit: boolean }) {
  const { words, role, name, purses, lit } = props;
  const label = words.say(role === "rowheader" ? "board-row" : "board-column", { name, purses });
  return (
    <div role={role} class={`pook-edge pook-${role} ${lit ? "pook-edge-lit" : ""}`} aria-label={label}>
      <b>{name}</b>
      <span class="pook-edge-count">
        {purses} <Sack size={17} />
      </span>
    </div>
  );
}

function Cell({ cell, props }: { cell: string; props: GridProps }) {
  const { words, looks, fresh, own } = props;
  const look = looks.get(cell);
  if (look === undefined) return <div role="gridcell" class="pook-cell pook-cell-out" />;
  const moved = motionOf(fresh, cell, own);
  const state = ["pook-cell", look.target && "pook-lit", look.lifted && "pook-lifted", look.last && "pook-last"];
  if (look.piece === null) state.push(look.target ? "pook-free" : "pook-free pook-dim");
  return (
    <div role="gridcell" class={state.filter(Boolean).join(" ")}>
      <button
        type="button"
        class="pook-tap"
        data-cell={cell}
        data-part={cell}
        tabIndex={cell === props.stop ? 0 : -1}
        aria-label={labelOf(words, cell, look)}
        aria-pressed={look.target ? look.lifted : undefined}
        aria-disabled={!look.target}
        data-why={look.why ?? undefined}
        data-does={look.target ? `${cell} aim-${cell} pick-${cell}` : undefined}
        onClick={() => props.onTap(cell)}
        onFocus={() => props.onLook(cell)}
        onPointerMove={({ pointerType, movementX, movementY }) => {
          // Not for a cell that appears under a resting pointer.
          if (pointerType === "mouse" && (movementX || movementY)) props.onLook(cell);
        }}
      >
        <Content look={look} moved={moved} words={words} />
      </button>
      {look.arrow && <Arrow from={look.arrow} />}
      {look.flag && (
        <span class="pook-flag" aria-hidden="true">
          <Icon name={look.flag.icon} size={16} /> {look.flag.text}
        </span>
      )}
    </div>
  );
}

/** From the Warrior to its target: stands on the edge between the two. */
function Arrow({ from }: { from: "left" | "right" | "up" | "down" }) {
  return (
    <svg class={`pook-arrow pook-from-${from}`} viewBox="0 0 40 28" aria-hidden="true">
      <path d="M2 14 17 2V9H37V19H17V26Z" />
    </svg>
  );
}

/** The square with its edges; arrow keys walk over it. */
export function Grid(props: GridProps) {
  const { words, frame, counts, looked } = props;
  const ref = useRef<HTMLDivElement>(null);
  useSteady(ref, props.version);
  const columns = range(frame.left, frame.right);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).dataset["cell"];
    if (!step || from === undefined) return;
    event.preventDefault();
    const to = ahead(props.looks.keys(), from, step);
    if (to) ref.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  const size = { "--columns": columns.length, "--rows": frame.bottom - frame.top + 1 };
  return (
    <div
      ref={ref}
      class="pook-grid"
      data-part="square"
      role="grid"
      aria-label={words.say("board-square")}
      style={size}
      onKeyDown={walk}
    >
      <div role="row" class="pook-row">
        <div role="gridcell" class="pook-corner" />
        {columns.map((column) => (
          <Edge
            key={column}
            words={words}
            role="columnheader"
            name={nameOf(cellAt(column, 0)).slice(0, 1)}
            purses={counts.column(column)}
            lit={looked !== null && columnOf(looked) === column}
          />
        ))}
      </div>
      {range(frame.top, frame.bottom).map((row) => (
        <div key={row} role="row" class="pook-row">
          <Edge
            words={words}
            role="rowheader"
            name={String(row + 1)}
            purses={counts.row(row)}
            lit={looked !== null && rowOf(looked) === row}
          />
          {columns.map((column) => (
            <Fragment key={column}>
              <Cell cell={cellAt(column, row)} props={props} />
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

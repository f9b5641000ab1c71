/** Small bar charts of counts and their expected values, with a text for screen readers. */
import type { ComponentChildren } from "preact";
import { DieBody, Pips } from "./kit/dice";
import { Hidden } from "./kit/keys";

/** One thing that was counted. */
export interface Counted {
  readonly key: string;
  /** Its name in words. */
  readonly name: string;
  /** Its picture, where there is one. */
  readonly picture?: ComponentChildren;
  readonly seen: number;
  readonly expected: number;
}

interface ChartProps {
  readonly label: string;
  readonly bars: readonly Counted[];
  /** The whole of one bar in words. */
  readonly say: (one: Counted) => string;
}

function greatest(bars: readonly Counted[]): number {
  return Math.max(1, ...bars.map(({ seen, expected }) => Math.max(seen, expected)));
}

/** The face of an ordinary die, small. */
export function SmallDie({ n }: { readonly n: number }) {
  return (
    <DieBody size={24}>
      <Pips n={n} />
    </DieBody>
  );
}

/** Columns side by side, for a few values with pictures. */
export function Columns({ label, bars, say }: ChartProps) {
  const most = greatest(bars) * 1.06;
  return (
    <ul class="chart-columns" aria-label={label}>
      {bars.map((one) => (
        <li key={one.key} class="chart-column">
          <span class="chart-column-well" aria-hidden="true">
            <span class="chart-column-bar" style={{ height: `${(100 * one.seen) / most}%` }}>
              <b>{one.seen}</b>
            </span>
            <span class="chart-column-mean" style={{ bottom: `${(100 * one.expected) / most}%` }} />
          </span>
          <span class="chart-column-foot" aria-hidden="true">
            {one.picture ?? one.name}
          </span>
          <Hidden>{say(one)}</Hidden>
        </li>
      ))}
    </ul>
  );
}

/** Named bars one below the other, for many values. */
export function Rows({ label, bars, say }: ChartProps) {
  const most = greatest(bars) * 1.04;
  return (
    <ul class="chart-rows" aria-label={label}>
      {bars.map((one) => (
        <li key={one.key} class="chart-row">
          <span class="chart-name" aria-hidden="true">
            {one.picture} {one.name}
          </span>
          <span class="chart-well" aria-hidden="true">
            <span class="chart-bar" style={{ width: `${(100 * one.seen) / most}%` }} />
            <span class="chart-mean" style={{ left: `${(100 * one.expected) / most}%` }} />
          </span>
          <b class="chart-count" aria-hidden="true">
            {one.seen}
          </b>
          <Hidden>{say(one)}</Hidden>
        </li>
      ))}
    </ul>
  );
}

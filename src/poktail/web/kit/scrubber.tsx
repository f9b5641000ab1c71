/** A slider over the steps of a match. */
import type { Words } from "../words";

const MARKS = 30;

export interface ScrubberProps {
  readonly index: number;
  readonly count: number;
  /** Where chapters begin. */
  readonly marks: readonly number[];
  /** Where the match turned. */
  readonly turns: readonly number[];
  readonly words: Words;
  readonly go: (index: number) => void;
}

export function Scrubber({ index, count, marks, turns, words, go }: ScrubberProps) {
  const last = Math.max(count - 1, 1);
  const said = words.say("web-replay-step", { step: index + 1, steps: count });
  const every = Math.ceil(marks.length / MARKS); // more would be a grey band
  const shown = marks.filter((_, at) => at % every === 0);
  return (
    <div class="scrub" style={{ "--at": `${(100 * index) / last}%` }}>
      <span class="scrub-marks" aria-hidden="true">
        {shown.map((mark) => (
          <i key={mark} class={mark <= index ? "scrub-past" : ""} style={{ left: `${(100 * mark) / last}%` }} />
        ))}
        {turns.map((turn) => (
          <b key={turn} style={{ left: `${(100 * turn) / last}%` }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={count - 1}
        step={1}
        value={index}
        aria-label={words.say("web-replay-position")}
        aria-valuetext={said}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  );
}

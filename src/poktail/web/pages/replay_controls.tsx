/** The keys of a replay: scrubber, steps, play, speed and viewpoint. */
import { useLayoutEffect } from "preact/hooks";
import { IconKey } from "../bar";
import { Scrubber } from "../kit/scrubber";
import type { Words } from "../words";
import { type Viewpoint, formatViewpoint } from "../replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ControlsProps {
  readonly index: number;
  readonly count: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Where chapters begin: marks on the scrubber. */
  readonly marks: readonly number[];
  /** Where the match turned: other marks. */
  readonly turns: readonly number[];
  readonly words: Words;
  readonly go: (index: number) => void;
  readonly play: (on: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home, End and space, wherever no field or board wants them. */
function useKeys({ index, count, playing, go, play }: ControlsProps): void {
  // At once with what is shown: a key pressed before would start again what it should pause.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as Element | null;
      const free = at === document.body || at?.matches("main, .replay-tray, .replay-tray button:not(.switch *)");
      if (!free || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = STEPS[event.key];
      if (step) go(step(index, count - 1));
      else if (event.key === " " && !at?.matches("button")) play(!playing);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [index, count, playing]);
}

/** The scrubber and its keys. */
export function Controls(props: ControlsProps) {
  const { index, count, playing, speed, words, go, play, setSpeed } = props;
  useKeys(props);
  const last = count - 1;
  return (
    <div class="replay-line">
      <div class="replay-steps">
        <span class="replay-wide">
          <IconKey icon="first" label={words.say("web-replay-first")} onClick={() => go(0)} />
        </span>
        <IconKey icon="step-back" label={words.say("web-replay-back")} onClick={() => go(index - 1)} />
        <IconKey
          icon={playing ? "pause" : "play"}
          label={words.say(playing ? "web-replay-pause" : "web-replay-play")}
          onClick={() => play(!playing)}
        />
        <IconKey icon="step-forward" label={words.say("web-replay-on")} onClick={() => go(index + 1)} />
        <span class="replay-wide">
          <IconKey icon="last" label={words.say("web-replay-last")} onClick={() => go(last)} />
        </span>
      </div>
      <Scrubber {...props} />
      <span class="replay-count" aria-hidden="true">
        {index + 1}/{count}
      </span>
      <label class="replay-speed">
        <span class="hidden">{words.say("web-replay-speed")}</span>
        <select value={speed} onChange={(event) => setSpeed(SPEEDS[event.currentTarget.selectedIndex] ?? 1)}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {words.say("web-replay-times", { speed: one })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export interface ViewpointProps {
  readonly viewpoint: Viewpoint;
  readonly choices: readonly Viewpoint[];
  readonly words: Words;
  readonly choose: (viewpoint: Viewpoint) => void;
}

function named(one: Viewpoint, words: Words): string {
  if (one.kind !== "seat") return words.say(`web-replay-${one.kind}`);
  return words.say("web-replay-seat", { name: { seat: one.seat } });
}

/** The viewpoint as one list, where there is little room. */
export function ViewpointList({ viewpoint, choices, words, choose }: ViewpointProps) {
  const own = choices.filter(({ kind }) => kind !== "everything");
  const sides: readonly Viewpoint[] = [null, ...words.names.keys()].map((seat) => ({ kind: "everything", seat }));
  const all = choices.length > own.length ? [...own, ...sides] : own;
  if (all.length < 2) return null;
  return (
    <label class="replay-list">
      <span class="hidden">{words.say("web-replay-see")}</span>
      <select
        value={formatViewpoint(viewpoint)}
        onChange={(event) => {
          const next = all[event.currentTarget.selectedIndex];
          if (next) choose(next);
        }}
      >
        {all.map((one) => (
          <option key={formatViewpoint(one)} value={formatViewpoint(one)}>
            {named(one, words)}
            {one.kind === "everything" && one.seat !== null && ` · ${words.seat(one.seat)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The viewpoint as a switch; with everything shown, also the seat whose side is drawn. */
export function ViewpointSwitch({ viewpoint, choices, words, choose }: ViewpointProps) {
  if (choices.length < 2) return null;
  return (
    <div class="replay-eyes">
      <div class="switch" role="group" aria-label={words.say("web-replay-see")}>
        {choices.map((one) => (
          <button
            key={formatViewpoint(one)}
            type="button"
            aria-pressed={formatViewpoint(one) === formatViewpoint(viewpoint)}
            onClick={() => choose(one)}
          >
            {named(one, words)}
          </button>
        ))}
      </div>
      {viewpoint.kind === "everything" && choices.some(({ kind }) => kind === "everything") && (
        <label class="replay-side">
          <span>{words.say("web-replay-side")}</span>
          <select
            value={String(viewpoint.seat ?? -1)}
            onChange={(event) => {
              const seat = Number(event.currentTarget.value);
              choose({ kind: "everything", seat: seat < 0 ? null : seat });
            }}
          >
            <option value="-1">{words.say("web-replay-public")}</option>
            {words.names.map((name, seat) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** How a table is set up: the game's own options and the table's. The server checks; a refusal names the option. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { GameBoard } from "../board";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { showProblem } from "../shell";
import type { ClockInput, GameOut, Option, SetupInput, TableState } from "../wire";
import type { Words } from "../words";
import { isForDevice, usualFor } from "./intent";
import { isExperiment, OptionField, Variant, type Options } from "./setup_game";
import type { Store } from "./store";

/** Two or three values side by side. */
export function Choice<T extends string>({
  label,
  value,
  values,
  name,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
}) {
  return (
    <div class="field">
      <span>{label}</span>
      <div class="switch" role="radiogroup" aria-label={label}>
        {values.map((one) => (
          <button key={one} type="button" role="radio" aria-checked={one === value} onClick={() => onChange(one)}>
            {name(one)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** After how many seconds a bot plays for somebody who is away; 0 is never. */
const GRACES = ["15", "45", "120", "0"] as const;
const TIMES = ["0", "30", "60", "120", "300"] as const;
/** A table that nobody has set up, besides who may watch and the chat. */
const USUAL = { public: false, watch_delay: 0, hints: false, clock: { mode: "none" }, grace: 45 } as const;

function TableOptions({
  setup,
  set,
  words,
}: {
  readonly setup: SetupInput;
  readonly set: (setup: SetupInput) => void;
  readonly words: Words;
}) {
  const clock: ClockInput = setup.clock ?? {};
  const grace = GRACES.find((one) => Number(one) === (setup.grace ?? 0)) ?? "45";
  const time = TIMES.find((one) => Number(one) === (clock.mode === "none" ? 0 : clock.move)) ?? "0";
  const yes = (on: boolean) => words.say(on ? "web-on" : "web-off");
  return (
    <>
      <Choice
        label={words.say("web-who-finds")}
        value={setup.public ? "public" : "link"}
        values={["link", "public"]}
        name={(one) => words.say(one === "public" ? "web-public" : "web-by-link")}
        onChange={(one) => set({ ...setup, public: one === "public" })}
      />
      <Choice
        label={words.say("web-who-watches")}
        value={setup.watch ?? "nobody"}
        values={["nobody", "anyone"]}
        name={(one) => words.say("web-watch", { who: one })}
        onChange={(watch) => set({ ...setup, watch })}
      />
      <Choice
        label={words.say("web-think-time")}
        value={time}
        values={TIMES}
        name={(one) => words.say("web-seconds", { seconds: Number(one) })}
        onChange={(one) =>
          set({
            ...setup,
            clock:
              one === "0"
                ? { mode: "none" }
                : { mode: clock.mode === "advisory" ? "advisory" : "hard", move: Number(one) },
          })
        }
      />
      {clock.mode !== "none" && clock.mode !== undefined && (
        <Choice
          label={words.say("web-clock-mode")}
          value={clock.mode}
          values={["hard", "advisory"]}
          name={(one) => words.say("web-clock-kind", { kind: one })}
          onChange={(mode) => set({ ...setup, clock: { ...clock, mode } })}
        />
      )}
      <Choice
        label={words.say("web-grace")}
        value={grace}
        values={GRACES}
        name={(one) => words.say("web-grace-name", { seconds: Number(one) })}
        onChange={(one) => set({ ...setup, grace: one === "0" ? null : Number(one) })}
      />
      <Choice
        label={words.say("web-chat")}
        value={setup.chat ? "on" : "off"}
        values={["off", "on"]}
        name={(one) => yes(one === "on")}
        onChange={(one) => set({ ...setup, chat: one === "on" })}
      />
      <Choice
        label={words.say("web-hints")}
        value={setup.hints ? "on" : "off"}
        values={["off", "on"]}
        name={(one) => yes(one === "on")}
        onChange={(one) => set({ ...setup, hints: one === "on" })}
      />
      <p class="hint">{words.say("web-hints-text")}</p>
    </>
  );
}

/** A line that was left empty is no line. */
function withoutBlanks(options: Options): Options {
  const filled = (value: unknown) =>
    Array.isArray(value) ? value.filter((line) => typeof line !== "string" || line.trim() !== "") : value;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, filled(value)]));
}

/** The options that are no variants, folded away until somebody wants to experiment. */
function Laboratory({ words, children }: { readonly words: Words; readonly children: ComponentChildren }) {
  return (
    <details class="laboratory">
      <summary>
        <h3>{words.say("web-laboratory")}</h3>
      </summary>
      <p class="hint">{words.say("web-laboratory-text")}</p>
      {children}
    </details>
  );
}

interface SetUpProps {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
  readonly game: GameOut;
  readonly board: Pick<GameBoard, "lists" | "variants">;
  readonly close: () => void;
}

/** The sheet of the set-up; only the host opens it. Seats and variants come first, experiments last. */
export function SetUp({ store, table, words, game, board, close }: SetUpProps) {
  const [options, setOptions] = useState<Options>(table.options);
  const [setup, set] = useState<SetupInput>(table.setup);
  const keep = async () => {
    const problem = await store.ask({ t: "set", d: { ...setup, options: withoutBlanks(options) } });
    if (problem) showProblem(problem);
    else close();
  };
  const reset = () => {
    setOptions({});
    set({ ...setup, ...USUAL, ...usualFor(isForDevice(table.id) ? "device" : "invite") });
  };
  const shared = { options, set: setOptions, words };
  const field = (option: Option) => (
    <OptionField key={option.name} option={option} listed={board.lists?.[option.name]} {...shared} />
  );
  const experiments = game.options.filter(isExperiment);
  const keys = (
    <div class="form-keys">
      <Key icon="undo" onClick={reset}>
        {words.say("web-reset")}
      </Key>
      <Key kind="main" icon="check" onClick={() => void keep()}>
        {words.say("web-keep")}
      </Key>
    </div>
  );
  return (
    <Sheet title={words.say("web-set-up")} close={close} foot={keys}>
      <div class="form">
        <h3>{words.say("web-the-game", { game: words.say("title") })}</h3>
        {game.options.filter(({ name }) => name === "seats").map(field)}
        {game.options
          .filter(({ variant }) => variant)
          .map((option) => (
            <Variant key={option.name} option={option} icon={board.variants?.[option.name] ?? "star"} {...shared} />
          ))}
        <h3>{words.say("web-the-table")}</h3>
        <TableOptions setup={setup} set={set} words={words} />
        {experiments.length > 0 && <Laboratory words={words}>{experiments.map(field)}</Laboratory>}
      </div>
    </Sheet>
  );
}

/** How a table is set up: the game's own options and the table's. The server checks; a refusal names the option. */
import { useState } from "preact/hooks";
import type { GameBoard, Listed } from "../board";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { showProblem } from "../shell";
import type { ClockInput, GameOut, Option, SetupInput, TableState } from "../wire";
import type { Words } from "../words";
import { Lines, Some, optionId, valueName } from "./setup_list";
import type { Store } from "./store";

type Options = Readonly<Record<string, unknown>>;
type Lists = NonNullable<GameBoard["lists"]>;

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

function Stepper({
  option,
  value,
  label,
  onChange,
  words,
}: {
  readonly option: Option;
  readonly value: number;
  readonly label: string;
  readonly onChange: (value: number) => void;
  readonly words: Words;
}) {
  const low = option.low ?? 0;
  const high = option.high ?? 9999;
  // Keep what is being typed; it is used as soon as it is a valid number.
  const [typed, type] = useState<string | null>(null);
  const set = (next: number) => {
    type(null);
    onChange(Math.min(high, Math.max(low, Math.round(next))));
  };
  const write = (text: string) => {
    type(text);
    const number = Number(text);
    if (text.trim() && Number.isInteger(number) && number >= low && number <= high) onChange(number);
  };
  return (
    <span class="stepper">
      <Key
        icon="minus"
        label={words.say("web-less", { what: label })}
        disabled={value <= low}
        onClick={() => set(value - 1)}
      />
      <input
        class="input"
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={low}
        max={high}
        value={typed ?? value}
        onInput={(event) => write(event.currentTarget.value)}
        onChange={(event) => set(Number(event.currentTarget.value) || low)}
      />
      <Key
        icon="plus"
        label={words.say("web-more-of", { what: label })}
        disabled={value >= high}
        onClick={() => set(value + 1)}
      />
    </span>
  );
}

/** The control that fits an option's type. */
function Control({
  option,
  value,
  label,
  onChange,
  words,
  listed,
}: {
  readonly option: Option;
  readonly value: unknown;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
  readonly words: Words;
  readonly listed: Listed | undefined;
}) {
  if (option.type === "boolean") {
    return (
      <div class="switch" role="radiogroup" aria-label={label}>
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            role="radio"
            aria-checked={value === one}
            onClick={() => onChange(one)}
          >
            {words.say(one ? "web-on" : "web-off")}
          </button>
        ))}
      </div>
    );
  }
  if (option.type === "integer")
    return (
      <Stepper
        option={option}
        value={typeof value === "number" ? value : 0}
        label={label}
        onChange={onChange}
        words={words}
      />
    );
  if (option.values && option.type !== "array") {
    return (
      <select
        class="input"
        aria-label={label}
        value={String(value)}
        onChange={(event) => onChange(option.values?.find((one) => String(one) === event.currentTarget.value))}
      >
        {option.values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {valueName(option, one, words)}
          </option>
        ))}
      </select>
    );
  }
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const List = option.values ? Some : Lines;
  return <List option={option} value={parts} label={label} onChange={onChange} words={words} listed={listed} />;
}

function GameOptions({
  game,
  options,
  set,
  words,
  lists,
}: {
  readonly game: GameOut;
  readonly options: Options;
  /** Two fields may change before the next drawing, so each change applies to the latest draft. */
  readonly set: (change: (options: Options) => Options) => void;
  readonly words: Words;
  readonly lists: Lists;
}) {
  return (
    <>
      {game.options.map((option) => {
        const id = optionId(option);
        const label = words.has(id) ? words.say(id) : option.name;
        const listed = lists[option.name];
        const help = listed?.help ?? `${id}-help`;
        return (
          <div key={option.name} class="field">
            <span>{label}</span>
            <Control
              option={option}
              value={options[option.name] ?? option.default}
              label={label}
              words={words}
              listed={listed}
              onChange={(value) => set((now) => ({ ...now, [option.name]: value }))}
            />
            {words.has(help) && <small>{words.say(help)}</small>}
          </div>
        );
      })}
    </>
  );
}

const TIMES = ["0", "30", "60", "120", "300"] as const;

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

/** The sheet of the set-up; only the host opens it. */
export function SetUp({
  store,
  table,
  words,
  game,
  lists,
  close,
}: {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
  readonly game: GameOut;
  readonly lists: Lists | undefined;
  readonly close: () => void;
}) {
  const [options, setOptions] = useState<Options>(table.options);
  const [setup, set] = useState<SetupInput>(table.setup);
  const keep = async () => {
    const problem = await store.ask({ t: "set", d: { ...setup, options: withoutBlanks(options) } });
    if (problem) showProblem(problem);
    else close();
  };
  return (
    <Sheet title={words.say("web-set-up")} close={close}>
      <div class="form">
        <h3>{words.say("web-the-game", { game: words.say("title") })}</h3>
        <GameOptions game={game} options={options} set={setOptions} words={words} lists={lists ?? {}} />
        <h3>{words.say("web-the-table")}</h3>
        <TableOptions setup={setup} set={set} words={words} />
        <div class="form-keys">
          <Key icon="undo" onClick={() => setOptions({})}>
            {words.say("web-usual")}
          </Key>
          <Key kind="main" icon="check" onClick={() => void keep()}>
            {words.say("web-keep")}
          </Key>
        </div>
      </div>
    </Sheet>
  );
}

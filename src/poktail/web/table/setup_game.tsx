/** The options of a game in the set-up: the control that fits each, and variants as switches. */
import { useState } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import type { Listed } from "../board";
import { Key } from "../kit/keys";
import type { Option } from "../wire";
import type { Words } from "../words";
import { Lines, Some, optionId, valueName } from "./setup_list";

export type Options = Readonly<Record<string, unknown>>;

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

export interface OptionProps {
  readonly option: Option;
  readonly options: Options;
  /** Two fields may change before the next drawing, so each change applies to the latest draft. */
  readonly set: (change: (options: Options) => Options) => void;
  readonly words: Words;
}

/** Whether an option belongs to the laboratory: everything but the seats and the variants. */
export function isExperiment({ name, variant }: Option): boolean {
  return name !== "seats" && !variant;
}

function labelOf(option: Option, words: Words): string {
  const id = optionId(option);
  return words.has(id) ? words.say(id) : option.name;
}

/** One option with its explanation. */
export function OptionField(props: OptionProps & { readonly listed?: Listed | undefined }) {
  const { option, options, set, words, listed } = props;
  const label = labelOf(option, words);
  const help = listed?.help ?? `${optionId(option)}-help`;
  return (
    <div class="field" data-option={option.name}>
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
}

/** A variant: a switch with a picture if it is on or off, otherwise a field like any other. */
export function Variant(props: OptionProps & { readonly icon: IconName }) {
  const { option, options, set, words, icon } = props;
  if (option.type !== "boolean") return <OptionField {...props} />;
  const on = (options[option.name] ?? option.default) === true;
  const help = `${optionId(option)}-help`;
  return (
    <button
      type="button"
      class="variant"
      role="switch"
      aria-checked={on}
      data-option={option.name}
      onClick={() => set((now) => ({ ...now, [option.name]: !on }))}
    >
      <Icon name={icon} size={28} />
      <span class="variant-words">
        <strong>{labelOf(option, words)}</strong>
        {words.has(help) && <small>{words.say(help)}</small>}
      </span>
      <span class="variant-state">{words.say(on ? "web-on" : "web-off")}</span>
    </button>
  );
}

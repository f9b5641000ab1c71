/** Options that are lists: a choice of known values, or lines in the game's notation. */
import type { Listed, ListedProps } from "../board";
import { Key } from "../kit/keys";
import type { Option } from "../wire";
import type { Words } from "../words";

interface ListProps {
  readonly option: Option;
  readonly value: readonly unknown[];
  readonly label: string;
  readonly onChange: (value: readonly unknown[]) => void;
  readonly words: Words;
  /** How the game edits a line; without it lines are typed. */
  readonly listed?: Listed | undefined;
}

/** The name under which the words of an option stand. */
export function optionId(option: Option): string {
  return `option-${option.name.replaceAll("_", "-")}`;
}

/** One value of an option in words, if the game has words for it. */
export function valueName(option: Option, value: unknown, words: Words): string {
  const id = `${optionId(option)}-${String(value)}`;
  return words.has(id) ? words.say(id) : String(value);
}

/** A choice of known values, each switched on or off. */
export function Some({ option, value, label, onChange, words }: ListProps) {
  const all = option.values ?? [];
  const turn = (one: unknown) => onChange(all.filter((each) => (each === one) !== value.includes(each)));
  return (
    <div class="some" role="group" aria-label={label}>
      {all.map((one) => (
        <Key
          key={String(one)}
          icon={value.includes(one) ? "check" : "plus"}
          pressed={value.includes(one)}
          onClick={() => turn(one)}
        >
          {valueName(option, one, words)}
        </Key>
      ))}
    </div>
  );
}

/** Lines that can be edited, added and removed. */
export function Lines({ option, value, label, onChange, words, listed }: ListProps) {
  const lines = value.map(String);
  const id = `${optionId(option)}-line`;
  const name = (n: number) => (words.has(id) ? words.say(id, { n: n + 1 }) : `${label} ${n + 1}`);
  const usual = Array.isArray(option.default) ? option.default.map(String) : [];
  const add = listed?.add ?? ((there) => [...there, usual[there.length] ?? there.at(-1) ?? ""]);
  const Line = listed?.Line ?? Written;
  return (
    <div class="written" role="group" aria-label={label}>
      {lines.map((line, n) => (
        <div key={n} class="written-line" role="group" aria-label={name(n)}>
          <div class="written-one">
            <span aria-hidden="true">{name(n)}</span>
            <Line value={line} words={words} onChange={(now) => onChange(lines.with(n, now))} />
          </div>
          <Key
            icon="close"
            label={words.say("web-remove-entry", { what: name(n) })}
            onClick={() => onChange(lines.filter((_, other) => other !== n))}
          />
        </div>
      ))}
      <Key icon="plus" onClick={() => onChange(add(lines))}>
        {words.say("web-one-more", { what: name(lines.length) })}
      </Key>
    </div>
  );
}

/** A line as text, where the game has no editor for it. */
function Written({ value, onChange, words }: ListedProps) {
  return (
    <textarea
      class="input"
      aria-label={words.say("web-written")}
      rows={1}
      autoCapitalize="off"
      autocomplete="off"
      spellcheck={false}
      maxLength={200}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value.replaceAll("\n", " "))}
    />
  );
}

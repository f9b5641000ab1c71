/** Options that are lists: some of several known things, or lines that a table writes itself. */
import { Key } from "../kit/keys";
import type { Option } from "../wire";
import type { Words } from "../words";

interface ListProps {
  readonly option: Option;
  readonly value: readonly unknown[];
  readonly label: string;
  readonly onChange: (value: readonly unknown[]) => void;
  readonly words: Words;
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

/** Some of what there is; each is in or out. */
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

/** Lines to write, each with its name; one more, or one less. */
export function Written({ option, value, label, onChange, words }: ListProps) {
  const lines = value.map(String);
  const id = `${optionId(option)}-line`;
  const name = (n: number) => (words.has(id) ? words.say(id, { n: n + 1 }) : `${label} ${n + 1}`);
  const usual = Array.isArray(option.default) ? option.default.map(String) : [];
  return (
    <div class="written" role="group" aria-label={label}>
      {lines.map((line, n) => (
        <div key={n} class="written-line">
          <label>
            <span>{name(n)}</span>
            <textarea
              class="input"
              rows={1}
              autoCapitalize="off"
              autocomplete="off"
              spellcheck={false}
              maxLength={200}
              value={line}
              onInput={(event) => onChange(lines.with(n, event.currentTarget.value.replaceAll("\n", " ")))}
            />
          </label>
          <Key
            icon="close"
            label={words.say("web-take-out", { what: name(n) })}
            onClick={() => onChange(lines.filter((_, other) => other !== n))}
          />
        </div>
      ))}
      <Key icon="plus" onClick={() => onChange([...lines, usual[lines.length] ?? lines.at(-1) ?? ""])}>
        {words.say("web-one-more", { what: name(lines.length) })}
      </Key>
    </div>
  );
}

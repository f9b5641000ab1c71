/** Edits a line of notation as a row of lists, so that nobody has to know the notation. */
import type { ComponentChildren } from "preact";
import { useWords } from "./context";
import { Key } from "./keys";

export interface TokensProps {
  readonly class?: string;
  readonly tokens: readonly string[];
  readonly onChange: (tokens: readonly string[]) => void;
  /** What may stand at a place: its notation and its name. */
  readonly choices: (at: number) => readonly (readonly [token: string, name: string])[];
  /** What a place is called. */
  readonly name: (at: number) => string;
  readonly picture?: (token: string, at: number) => ComponentChildren;
  /** From this position on tokens may be added and removed; without it their number is fixed. */
  readonly grows?: number;
}

export function Tokens({ class: own = "", tokens, onChange, choices, name, picture, grows }: TokensProps) {
  const words = useWords();
  const fewer = grows !== undefined && tokens.length > grows + 1;
  const pick = (at: number, token: string) =>
    onChange(token ? tokens.with(at, token) : tokens.filter((_, other) => other !== at));
  return (
    <div class={`tokens ${own}`}>
      {tokens.map((token, at) => {
        const there = choices(at);
        return (
          <label key={at} class="token">
            {picture?.(token, at)}
            <select
              class="input"
              aria-label={name(at)}
              value={token}
              onChange={(event) => pick(at, event.currentTarget.value)}
            >
              {!there.some(([one]) => one === token) && <option value={token}>{token}</option>}
              {there.map(([one, called]) => (
                <option key={one} value={one}>
                  {called}
                </option>
              ))}
              {fewer && at >= grows && <option value="">{words.say("web-remove-entry", { what: name(at) })}</option>}
            </select>
          </label>
        );
      })}
      {grows !== undefined && (
        <Key
          icon="plus"
          label={words.say("web-one-more", { what: name(tokens.length) })}
          onClick={() => onChange([...tokens, tokens.at(-1) ?? ""])}
        />
      )}
    </div>
  );
}

/** The cards of a table that has its own: each faction by the levels of its Warriors. */
import type { Listed, ListedProps } from "../../web/board";
import { Tokens } from "../../web/kit";
import { Head } from "./art";
import type { PookFaction } from "./wire";

const FACTIONS: readonly PookFaction[] = ["knight", "mage", "orc", "viking"];
const LEVELS = ["1", "2", "3"];

function Line({ value, onChange, words }: ListedProps) {
  const factions = FACTIONS.map((one) => [one, words.tell(one, "faction")] as const);
  const levels = LEVELS.map((one) => [one, one] as const);
  return (
    <Tokens
      tokens={value.split(" ")}
      onChange={(tokens) => onChange(tokens.join(" "))}
      choices={(at) => (at === 0 ? factions : levels)}
      name={(at) => words.say("board-option-deck-part", { at })}
      picture={(token) => {
        const faction = FACTIONS.find((one) => one === token);
        return faction && <Head faction={faction} size={30} />;
      }}
      grows={1}
    />
  );
}

function add(lines: readonly string[]): readonly string[] {
  const free = FACTIONS.find((one) => !lines.some((line) => line.startsWith(one))) ?? "knight";
  return [...lines, `${free} ${LEVELS.join(" ")}`];
}

export const deck: Listed = { Line, add, help: "board-option-deck-help" };

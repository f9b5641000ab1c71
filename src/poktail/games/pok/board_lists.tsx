/** The dice of a table that has its own: each die by its faces. */
import { Tokens } from "../../web/kit";
import type { Listed, ListedProps } from "../../web/board";
import { SYMBOLS } from "./art";
import { FaceArt } from "./art_dice";
import type { PokFace, PokSymbol } from "./wire";

const MOST = 9;
const BLANK: PokFace = { is: "Face", count: 0, symbol: null };

/** A face from its notation; what is none yet looks blank. */
function faceOf(token: string): PokFace {
  const symbol = SYMBOLS.find((one) => one === token.slice(1));
  return symbol ? { is: "Face", count: Number(token[0]), symbol } : BLANK;
}

function tokensOf(symbol: PokSymbol): string[] {
  return Array.from({ length: MOST }, (_, n) => `${n + 1}${symbol}`);
}

const ALL = ["blank", ...SYMBOLS.flatMap(tokensOf)];

function Die({ value, onChange, words }: ListedProps) {
  const choices = ALL.map((token) => [token, words.tell(faceOf(token))] as const);
  return (
    <Tokens
      class="pok-tokens"
      tokens={value.split(" ")}
      onChange={(tokens) => onChange(tokens.join(" "))}
      choices={() => choices}
      name={(at) => words.say("board-option-dice-part", { n: at + 1 })}
      picture={(token) => (
        <span class="pok-listed">
          <FaceArt face={faceOf(token)} />
        </span>
      )}
      grows={0}
    />
  );
}

export const dice: Listed = {
  Line: Die,
  add: (lines) => [...lines, lines.at(-1) ?? ALL.slice(0, 2).join(" ")],
  help: "board-option-dice-help",
};

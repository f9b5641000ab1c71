/** The sheet of a table that has its own: each row by its combination and its points. */
import type { Listed, ListedProps } from "../../web/board";
import { Tokens } from "../../web/kit";
import { rowName } from "./board_model";
import type { PokNRollRow } from "./wire";

const LEAST: PokNRollRow = "pair";
const ROWS: readonly PokNRollRow[] = [
  LEAST,
  "two-pairs",
  "three",
  "short-straight",
  "full",
  "straight",
  "three-pairs",
  "four",
  "two-threes",
  "grand-full",
  "highway",
  "five",
];
const POINTS = Array.from({ length: 99 }, (_, n) => String(n + 1));

function Line({ value, onChange, words }: ListedProps) {
  const rows = [...ROWS].reverse().map((row) => [row, rowName(words, row)] as const);
  const points = POINTS.map((one) => [one, words.say("board-option-sheet-points", { points: Number(one) })] as const);
  return (
    <Tokens
      tokens={value.split(":")}
      onChange={(tokens) => onChange(tokens.join(":"))}
      choices={(at) => (at === 0 ? rows : points)}
      name={(at) => words.say("board-option-sheet-part", { at })}
    />
  );
}

/** The least combination is always there; each new row is better than those before, and stands above them. */
function add(lines: readonly string[]): readonly string[] {
  const free = ROWS.find((row) => !lines.some((line) => line.split(":")[0] === row)) ?? LEAST;
  return [`${free}:${lines.length + 2}`, ...lines];
}

export const sheet: Listed = { Line, add, help: "board-option-sheet-help" };

/** Finds words in a text, ignoring accents and capitals. */

/** A letter without accents and capitals: "É" is "e", "ß" is "ss". */
function plain(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace("ß", "ss").replace("œ", "oe").replace("æ", "ae").replace("’", "'");
}

/** A text without accents and capitals. */
export function fold(text: string): string {
  return Array.from(text, plain).join("");
}

/** The words of a question. */
export function wordsOf(question: string): string[] {
  return fold(question).split(/\s+/).filter(Boolean);
}

/** Whether a text contains all these words (of `wordsOf`). */
export function contains(text: string, words: readonly string[]): boolean {
  const all = fold(text);
  return words.every((word) => all.includes(word));
}

/** The text in pieces: every second one is one of these words, as it is written there. */
export function split(text: string, words: readonly string[]): string[] {
  const letters = Array.from(text);
  const starts: number[] = []; // where each letter begins in the folded text
  let folded = "";
  for (const letter of letters) {
    starts.push(folded.length);
    folded += plain(letter);
  }
  const within = (from: number, to: number) => letters.slice(letterAt(starts, from), letterAt(starts, to)).join("");
  const parts: string[] = [];
  let last = 0;
  for (const found of words.length ? folded.matchAll(new RegExp(words.map(quoted).join("|"), "g")) : []) {
    parts.push(within(last, found.index), within(found.index, found.index + found[0].length));
    last = found.index + found[0].length;
  }
  return [...parts, within(last, folded.length)];
}

/** The first letter that begins at this place or after it. */
function letterAt(starts: readonly number[], place: number): number {
  const found = starts.findIndex((start) => start >= place);
  return found < 0 ? starts.length : found;
}

function quoted(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** What this device has answered: the last deal of every game, and the days in a row. Kept in the browser, sent nowhere. */

const KEY = "poktail.daily";
const DAY_MS = 86_400_000;

/** An answer: the date of the deal, the move, and its score. */
export interface Answered {
  readonly date: string;
  readonly move: string;
  readonly score: number;
}

interface Kept {
  /** The last date with an answer, and how many days in a row there were by then. */
  readonly last: string;
  readonly days: number;
  /** The best score so far. */
  readonly best: number;
  readonly games: Readonly<Record<string, Answered>>;
}

const NOTHING: Kept = { last: "", days: 0, best: 0, games: {} };

function load(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const sound = typeof found.last === "string" && typeof found.games === "object" && Number(found.days) > 0;
    return sound ? { ...NOTHING, ...found } : NOTHING;
  } catch {
    return NOTHING; // storage is forbidden, or holds what we did not write
  }
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}

/** The days in a row with an answer by that date, and the best score. */
export function streakOn(date: string): { readonly days: number; readonly best: number } {
  const { last, days, best } = load();
  return { days: last >= dayBefore(date) ? days : 0, best };
}

/** The answer that was given on that date in this game. */
export function answeredOn(game: string, date: string): Answered | null {
  const found = load().games[game];
  return found?.date === date ? found : null;
}

/** Keep an answer. */
export function keepAnswer(game: string, { date, move, score }: Answered): void {
  const before = load();
  const { days } = streakOn(date);
  const row = date > before.last ? { last: date, days: days + 1 } : {};
  const games = { ...before.games, [game]: { date, move, score } };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, ...row, best: Math.max(before.best, score), games }));
  } catch {
    // As above.
  }
}

/** What all pages share: the words in force, short notices, the open rulebook. */
import { signal } from "@preact/signals";
import { Refusal } from "./api";
import { shellWords } from "./load";
import { language } from "./settings";
import type { Language, Words } from "./words";
import type { Problem } from "./wire";

/** The words of the shell; null until they are there. */
export const words = signal<Words | null>(null);
/** The words could not be fetched. */
export const wordsMissing = signal(false);

/** How long words wait for the font. It is fetched before them and smaller, so they hardly ever do. */
const FONT_WAIT_MS = 2000;

/** Wait for the font. One that comes too late is not used until all words are drawn again, so that nothing jumps. */
async function waitForFont(): Promise<void> {
  const loaded = document.fonts.load("1em Inter").then(
    () => "ready",
    () => "late",
  );
  const waited = new Promise<string>((done) => setTimeout(() => done("late"), FONT_WAIT_MS));
  document.documentElement.dataset.font = await Promise.race([loaded, waited]);
}

/** Fetch the words of a language; the old ones stay until they are there. */
export async function loadShell(lang: Language): Promise<void> {
  try {
    const [found] = await Promise.all([shellWords(lang), waitForFont()]);
    if (language.peek() === lang) words.value = found;
    wordsMissing.value = false;
  } catch {
    wordsMissing.value = words.peek() === null;
    setTimeout(() => void loadShell(lang), 3000);
  }
}

export interface Notice {
  readonly id: number;
  readonly text: string;
}

/** Short notices that disappear by themselves. */
export const notices = signal<readonly Notice[]>([]);
let count = 0;

/** Show a short notice. */
export function notify(text: string): void {
  const id = (count += 1);
  notices.value = [...notices.value.filter((old) => old.text !== text), { id, text }].slice(-3);
  setTimeout(() => dismiss(id), 6000);
}

/** Remove a notice. */
export function dismiss(id: number): void {
  notices.value = notices.value.filter((old) => old.id !== id);
}

/** Show a notice that says why something was not done. */
export function showProblem(problem: unknown): void {
  const spoken = words.peek();
  if (!spoken) return;
  if (problem instanceof Refusal) notify(spoken.refusal(problem.code, problem.data));
  else if (isProblem(problem)) notify(spoken.refusal(problem.code, problem.data));
  else throw problem;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "data" in value;
}

/** The game whose rulebook is open, and the clause it is open at. */
export const openBook = signal<{ readonly game: string; readonly clause: string | null } | null>(null);
/** Whether the settings are open. */
export const openSettings = signal(false);

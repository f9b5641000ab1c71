/** The words of a lesson, fetched with it. */
import { gameWords, loadPart, loadText, orInstead, sheet } from "../load";
import type { Language, Words } from "../words";

/** The words of the shell, of a game and of its lesson; English where a draft has nothing else. */
export function lessonWords(game: string, lang: Language): Promise<Words> {
  const words = (which: Language) => import(`../../games/${game}/lesson/${which}.ftl`) as Promise<{ default: string }>;
  const text = loadText(`lesson.${game}.${lang}`, () =>
    orInstead(
      () => words(lang),
      () => words("en"),
    ),
  );
  return gameWords(game, lang, text);
}

/** The sheet of styles of all lessons. */
export function lessonSheet(): Promise<void> {
  return loadPart(() => sheet("page-css", "learn"));
}

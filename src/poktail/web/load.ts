/** What is fetched when it is needed: words, boards, covers, rulebooks. The games are found by their folders. */
import { signal } from "@preact/signals";
import { Refusal } from "./api";
import type { Cover, FigurePictures, GameBoard, Minute } from "./board";
import { reloadIfOutdated } from "./outdated";
import { type Language, type Shapes, Words } from "./words";

/** The last part of the page that was asked for could not be loaded. */
export const missing = signal(false);

/** Load a part of the page; when that fails the server is out of reach or has a newer page. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    const found = await load();
    missing.value = false;
    return found;
  } catch {
    missing.value = true;
    void reloadIfOutdated();
    throw new Refusal("unreachable", { server: location.host }, 0);
  }
}

const texts = new Map<string, Promise<string>>();

/** A text that is fetched once. */
export function loadText(key: string, load: () => Promise<{ default: string }>): Promise<string> {
  const found = texts.get(key) ?? loadPart(load).then((module) => module.default);
  texts.set(key, found);
  found.catch(() => texts.delete(key)); // a lost connection must not be remembered
  return found;
}

async function shellTexts(lang: Language): Promise<string[]> {
  return Promise.all([
    loadText(`core.${lang}`, () => import(`../i18n/${lang}.ftl`)),
    loadText(`web.${lang}`, () => import(`./i18n/${lang}.ftl`)),
  ]);
}

/** A file of a game, or what stands in for one that a draft does not have: only that fails at once, not the network. */
export function orInstead<T>(load: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
  let found: Promise<T>;
  try {
    found = load();
  } catch {
    return instead();
  }
  return found;
}

function gameText(game: string, lang: Language): Promise<string> {
  const words = (which: Language) => import(`../games/${game}/i18n/${which}.ftl`) as Promise<{ default: string }>;
  return loadText(`${game}.${lang}`, () =>
    orInstead(
      () => words(lang),
      () => words("en"),
    ),
  );
}

/** The words of the shell. */
export async function shellWords(lang: Language): Promise<Words> {
  return new Words(lang, await shellTexts(lang));
}

/** The words of the shell and of one game, and more of them if there are. */
export async function gameWords(game: string, lang: Language, more?: Promise<string>): Promise<Words> {
  const [shell, own, { shapes }, rest] = await Promise.all([
    shellTexts(lang),
    gameText(game, lang),
    loadPart(() => import(`../games/${game}/wire.ts`) as Promise<{ shapes: Shapes }>),
    more ?? "",
  ]);
  return new Words(lang, [...shell, own, rest], shapes);
}

/** A game's board, with its sheet of styles; the plain board for a game that has none. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const own = () => import(`../games/${game}/board.tsx`) as Promise<{ default: GameBoard }>;
  const [module] = await Promise.all([
    loadPart(() => orInstead(own, () => import("./plain"))),
    loadPart(() => sheet("board-css", game)),
  ]);
  return module.default;
}

/** A game's picture. */
export async function loadCover(game: string): Promise<Cover> {
  const own = () => import(`../games/${game}/cover.tsx`) as Promise<{ default: Cover }>;
  const plain = async () => ({ default: (await import("./plain")).cover });
  return (await loadPart(() => orInstead(own, plain))).default;
}

/** The pictures of a game's rulebook; a game without them has none. */
export async function loadMinute(game: string): Promise<Minute> {
  const own = () => import(`../games/${game}/minute.tsx`) as Promise<{ default: Minute }>;
  return (await loadPart(() => orInstead(own, () => Promise.resolve({ default: { pictures: {} } })))).default;
}

/** The pictures of a game's figures on the profile; a game without them has none. */
export async function loadFigures(game: string): Promise<FigurePictures> {
  const own = () => import(`../games/${game}/statistics.tsx`) as Promise<{ default: FigurePictures }>;
  return (await loadPart(() => orInstead(own, () => Promise.resolve({ default: { pictures: {} } })))).default;
}

/** A game's rules in a language. */
export function loadRules(game: string, lang: Language): Promise<string> {
  const book = (which: Language) => import(`../games/${game}/rulebook/${which}.md`) as Promise<{ default: string }>;
  return loadText(`rules.${game}.${lang}`, () =>
    orInstead(
      () => book(lang),
      () => book("en"),
    ),
  );
}

const sheets = new Map<string, Promise<void>>();

/** The sheet of that name, of those that the page lists under `list`; nothing to fetch where there is none. */
export function sheet(list: "board-css" | "page-css", name: string): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${list}"]`)?.content ?? "{}";
  const href = (JSON.parse(named) as Record<string, string>)[name];
  if (href === undefined) return Promise.resolve();
  const found =
    sheets.get(href) ??
    new Promise<void>((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        sheets.delete(href);
        reject(new Error(href));
      };
      document.head.append(link);
    });
  sheets.set(href, found);
  return found;
}

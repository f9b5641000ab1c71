/** What is fetched when it is needed: words, boards, covers, rulebooks. The games are found by their folders. */
import { signal } from "@preact/signals";
import { Refusal } from "./api";
import type { Cover, GameBoard } from "./board";
import { renew } from "./renew";
import { type Language, type Shapes, Words } from "./words";

/** A part of the page could not be had when it was last asked for. */
export const missing = signal(false);

/** A part of the page; where it cannot be had the server is out of reach, or has a newer page. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    const found = await load();
    missing.value = false;
    return found;
  } catch {
    missing.value = true;
    void renew();
    throw new Refusal("unreachable", { server: location.host }, 0);
  }
}

const texts = new Map<string, Promise<string>>();

function once(key: string, load: () => Promise<{ default: string }>): Promise<string> {
  const found = texts.get(key) ?? part(load).then((module) => module.default);
  texts.set(key, found);
  found.catch(() => texts.delete(key)); // a lost connection must not be remembered
  return found;
}

async function shellTexts(lang: Language): Promise<string[]> {
  return Promise.all([
    once(`core.${lang}`, () => import(`../i18n/${lang}.ftl`)),
    once(`web.${lang}`, () => import(`./i18n/${lang}.ftl`)),
  ]);
}

function gameText(game: string, lang: Language): Promise<string> {
  return once(`${game}.${lang}`, () => import(`../games/${game}/i18n/${lang}.ftl`));
}

/** The words of the shell. */
export async function shellWords(lang: Language): Promise<Words> {
  return new Words(lang, await shellTexts(lang));
}

/** The words of the shell and of one game. */
export async function gameWords(game: string, lang: Language): Promise<Words> {
  const [shell, own, { shapes }] = await Promise.all([
    shellTexts(lang),
    gameText(game, lang),
    part(() => import(`../games/${game}/wire.ts`) as Promise<{ shapes: Shapes }>),
  ]);
  return new Words(lang, [...shell, own], shapes);
}

/** A game's board, with its sheet of styles. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const [module] = await Promise.all([
    part(() => import(`../games/${game}/board.tsx`) as Promise<{ default: GameBoard }>),
    part(() => sheet(game)),
  ]);
  return module.default;
}

/** A game's picture. */
export async function loadCover(game: string): Promise<Cover> {
  return (await part(() => import(`../games/${game}/cover.tsx`) as Promise<{ default: Cover }>)).default;
}

/** A game's rules in a language. */
export function loadRules(game: string, lang: Language): Promise<string> {
  return once(`rules.${game}.${lang}`, () => import(`../games/${game}/rulebook/${lang}.md`));
}

const sheets = new Map<string, Promise<void>>();

function sheet(game: string): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="board-css"]')?.content ?? "{}";
  const href = (JSON.parse(named) as Record<string, string>)[game];
  if (href === undefined) return Promise.resolve();
  const found =
    sheets.get(game) ??
    new Promise<void>((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        sheets.delete(game);
        reject(new Error(href));
      };
      document.head.append(link);
    });
  sheets.set(game, found);
  return found;
}

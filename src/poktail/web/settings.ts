/** What the reader has set on this device: language, theme, motion, sound, patterns, tips. Kept in the browser, sent nowhere. */
import { effect, signal } from "@preact/signals";
import { DEFAULT_LEVEL } from "./board";
import { type Language, LANGUAGES, chooseLanguage } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "quick" | "off";

/** Reads and writes one setting in the browser's storage. */
interface Stored {
  readonly key: string;
  readonly read: (text: string | null) => void;
  readonly write: () => void;
}

const stored: Stored[] = [];

function setting<T extends string>(name: string, values: readonly T[], fallback: T) {
  const key = `poktail.${name}`;
  const parse = (text: string | null) => values.find((value) => value === text);
  const state = signal<T>(parse(load(key)) ?? fallback);
  stored.push({
    key,
    read: (text) => (state.value = parse(text) ?? state.value),
    write: () => save(key, state.value),
  });
  return state;
}

/** A word that may change with the server. */
function text(name: string, fallback: string) {
  const key = `poktail.${name}`;
  const parse = (found: string | null) => (found !== null && /^\w{1,40}$/.test(found) ? found : fallback);
  const state = signal(parse(load(key)));
  stored.push({ key, read: (found) => (state.value = parse(found)), write: () => save(key, state.value) });
  return state;
}

/** A short list of words that contain no spaces. */
function list(name: string) {
  const key = `poktail.${name}`;
  const parse = (text: string | null): readonly string[] => text?.split(" ").filter(Boolean) ?? [];
  const state = signal(parse(load(key)));
  stored.push({ key, read: (text) => (state.value = parse(text)), write: () => save(key, state.value.join(" ")) });
  return state;
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden; then settings last as long as the page
  }
}

function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

export const language = setting<Language>("lang", LANGUAGES, chooseLanguage(navigator.languages));
export const theme = setting<Theme>("theme", ["auto", "light", "dark"], "auto");
export const pace = setting<Pace>("motion", ["slow", "normal", "quick", "off"], "normal");
export const sounds = setting<"on" | "off">("sound", ["on", "off"], "on");
/** Hatched fills in addition to colours, for people who cannot tell the colours apart. */
export const patterns = setting<"on" | "off">("patterns", ["on", "off"], "off");
/** Notifications when it is the reader's turn elsewhere; "ask": the reader has not been asked yet. */
export const alerts = setting<"ask" | "on" | "off">("alerts", ["ask", "on", "off"], "ask");
/** The level that was chosen last for a bot; the server's games say which levels there are. */
export const lastLevel = text("level", DEFAULT_LEVEL);
/** That level, if the server still offers it for this game. */
export function levelOf(game: { readonly levels: readonly string[] }): string {
  return game.levels.includes(lastLevel.value) ? lastLevel.value : DEFAULT_LEVEL;
}
/** The first tables at which the reader met other people. */
export const tablesMet = list("tables");
/** People whose chat and reactions are not shown on this device. */
const muted = list("muted");
const MOST_MUTED = 200;

/** Whether this profile is muted here. */
export function isMuted(profile: string | null): boolean {
  return profile !== null && muted.value.includes(profile);
}

/** Mute a profile on this device, or hear it again. */
export function mute(profile: string | null, on: boolean): void {
  const others = muted.value.filter((one) => one !== profile);
  muted.value = on && profile !== null ? [...others, profile].slice(-MOST_MUTED) : others;
}

/** Tips at the board in a first match. */
export const tips = setting<"on" | "off">("tips", ["on", "off"], "on");

const ALL_TIPS = "all";

/** Whether this device has shown a tip of a game. */
export function tipSeen(game: string, tip: string): boolean {
  return (load(`poktail.tips.${game}`) ?? "").split(" ").some((seen) => seen === tip || seen === ALL_TIPS);
}

/** Remember that a tip was shown; without its name all of the game, as after a lesson. */
export function rememberTip(game: string, tip: string = ALL_TIPS): void {
  save(`poktail.tips.${game}`, `${load(`poktail.tips.${game}`) ?? ""} ${tip}`.trim());
}
/** Whether somebody has confirmed the name of this device, so that no table asks for it again. */
export const named = setting<"no" | "yes">("named", ["no", "yes"], "no");

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** The system asks for a dark theme. */
export const systemDark = signal(darkScheme.matches);
/** The system asks for less motion. */
const systemCalm = signal(reducedMotion.matches);
/** The motion in force: the reader's choice, or what their system asks for. */
export const motion = signal<Pace | "reduced">("normal");

/** Follow the system and other tabs, keep every change, and put the settings on the page. */
export function applySettings(): void {
  darkScheme.addEventListener("change", (event) => (systemDark.value = event.matches));
  reducedMotion.addEventListener("change", (event) => (systemCalm.value = event.matches));
  addEventListener("storage", ({ key, newValue }) => stored.find((one) => one.key === key)?.read(newValue));
  for (const { write } of stored) effect(write);
  effect(() => {
    motion.value = systemCalm.value && pace.value !== "off" ? "reduced" : pace.value;
    const root = document.documentElement;
    root.lang = language.value;
    root.dataset["motion"] = motion.value;
    root.dataset["patterns"] = patterns.value;
    if (theme.value === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = theme.value;
  });
}

/** What the reader has set on this device: language, theme, motion, sound, patterns. Kept in the browser, sent nowhere. */
import { effect, signal } from "@preact/signals";
import { type Language, LANGUAGES, chooseLanguage } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "quick" | "off";

function kept<T extends string>(name: string, values: readonly T[], fallback: T) {
  let first = fallback;
  try {
    const found = localStorage.getItem(`poktail.${name}`);
    first = values.find((value) => value === found) ?? fallback;
  } catch {
    // Storage may be forbidden; then settings last as long as the page.
  }
  const state = signal<T>(first);
  addEventListener("storage", ({ key, newValue }) => {
    if (key === `poktail.${name}`) state.value = values.find((value) => value === newValue) ?? state.value; // another tab
  });
  effect(() => {
    try {
      localStorage.setItem(`poktail.${name}`, state.value);
    } catch {
      // As above.
    }
  });
  return state;
}

export const language = kept<Language>("lang", LANGUAGES, chooseLanguage(navigator.languages));
export const theme = kept<Theme>("theme", ["auto", "light", "dark"], "auto");
export const pace = kept<Pace>("motion", ["slow", "normal", "quick", "off"], "normal");
export const sounds = kept<"on" | "off">("sound", ["on", "off"], "on");
/** Hatched fills beside colours, for who tells colours apart badly. */
export const patterns = kept<"on" | "off">("patterns", ["on", "off"], "off");

const night = matchMedia("(prefers-color-scheme: dark)");
/** The system asks for lamplight. */
export const systemDark = signal(night.matches);
night.addEventListener("change", (event) => {
  systemDark.value = event.matches;
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const still = signal(calm.matches);
calm.addEventListener("change", (event) => {
  still.value = event.matches;
});

/** The motion in force: the reader's choice, or what their system asks for. */
export const motion = signal<Pace | "reduced">("normal");

effect(() => {
  motion.value = still.value && pace.value !== "off" ? "reduced" : pace.value;
  const root = document.documentElement;
  root.lang = language.value;
  root.dataset["motion"] = motion.value;
  root.dataset["patterns"] = patterns.value;
  if (theme.value === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = theme.value;
});

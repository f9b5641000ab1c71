// The letters of the page: the part of Inter that our words need, as one small variable font.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** All characters from the first to the last. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join("");

/** Every Latin alphabet of Europe, for people's names; then punctuation, spaces and symbols. Other scripts are the system's. */
const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  "ẞȘșȚț",
  "‐‑‒–—―‘’‚“”„•…‹›′″€−≈≠≤≥",
  "\u2007\u2009\u200a\u202f",
  "←↑→↓●■▲▼◀▶★☆✓✗",
].join("");

/** Kerning, the forms of some languages, and digits of one width; no alternates. */
const FEATURES = ["kern", "locl", "tnum"];
/** The weights that the styles ask for, at the optical size of running text. */
const AXES = { opsz: 14, wght: { min: 400, max: 800 } };

/** The bytes of a small woff2 made from a whole one. */
async function lettersOf(path) {
  const options = { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: AXES, noHinting: true };
  return subsetFont(await readFile(path), CHARACTERS, options);
}

/** What a style takes from a font file is made small before it is copied. */
export const letters = {
  name: "letters",
  setup(build) {
    build.onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({ contents: await lettersOf(path), loader: "file" }));
  },
};

// Builds the page into dist/: node src/poktail/web/build.mjs [--dev]. It finds the games by looking; no list names them.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { letters } from "./letters.mjs";

const WEB = dirname(fileURLToPath(import.meta.url));
const GAMES = join(WEB, "..", "games");
const ROOT = join(WEB, "..", "..", "..");
const DIST = join(WEB, "dist");
const TEXTS = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".map", ".txt"]);
const DEV = process.argv.includes("--dev");
const STYLES = "poktail:styles";
/** Sheets of the shell that are fetched with the page that needs them. */
const LATE_SHEETS = ["daily", "learn"];

/** A source file's name in esbuild's report. */
const named = (path) => relative(ROOT, path).split(sep).join("/");
/** The address under which a built file is served. */
const address = (output) => `/assets/${basename(output)}`;

/** Ids of the games that have a file of that name. */
async function gamesWith(file) {
  const found = await readdir(GAMES, { withFileTypes: true });
  const ids = found.filter((entry) => entry.isDirectory() && existsSync(join(GAMES, entry.name, file)));
  return ids.map((entry) => entry.name).sort();
}

/** One sheet of the shell's styles and every game's cover; a board's own sheet comes with the board. */
const styles = {
  name: "styles",
  setup(build) {
    build.onResolve({ filter: /^poktail:styles$/ }, () => ({ path: "styles", namespace: "poktail" }));
    build.onLoad({ filter: /.*/, namespace: "poktail" }, async () => {
      const covers = (await gamesWith("cover.css")).map((id) => `../games/${id}/cover.css`);
      const main = existsSync(join(WEB, "styles", "main.css")) ? ["./styles/main.css"] : [];
      const contents = [...main, ...covers].map((path) => `@import ${JSON.stringify(path)};`).join("\n");
      return { contents, resolveDir: WEB, loader: "css" };
    });
    build.onResolve({ filter: /\.css$/ }, ({ kind, importer, path }) => {
      if (kind !== "import-statement" && kind !== "dynamic-import") return undefined;
      const text = `${path} is not imported by code: main.css, cover.css and board.css are found by their names`;
      return { path, namespace: "nothing", warnings: [{ text: `${named(importer)}: ${text}` }] };
    });
    build.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({ contents: "" }));
  },
};

const common = {
  absWorkingDir: ROOT,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  sourcemap: DEV ? "linked" : false,
  legalComments: "none", // licenses.txt has them all
  logLevel: "warning",
  write: false,
};

async function bundle() {
  const sheets = (await gamesWith("board.css")).map((id) => [`sheet-${id}`, join(GAMES, id, "board.css")]);
  sheets.push(...LATE_SHEETS.map((name) => [`late-${name}`, join(WEB, "styles", `${name}.css`)]));
  return esbuild.build({
    ...common,
    entryPoints: { main: join(WEB, "main.tsx"), style: STYLES, ...Object.fromEntries(sheets) },
    outdir: join(DIST, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/assets",
    splitting: true,
    metafile: true,
    plugins: [styles, letters],
    loader: { ".ftl": "text", ".md": "text", ".svg": "file" },
  });
}

/** What a built file needs before it can run, itself first. */
function needed(outputs, start) {
  const found = new Set([start]);
  for (const output of found) {
    for (const { path, kind, external } of outputs[output]?.imports ?? []) {
      if (!external && (kind === "import-statement" || kind === "url-token")) found.add(path);
    }
  }
  return [...found];
}

/** The addresses of all pages, their words and the covers; no board, no rulebook. */
function shellOf(outputs) {
  const wanted = /^poktail:styles$|\/poktail\/(web|i18n)\/|\/cover\.tsx$/;
  const starts = Object.keys(outputs).filter((output) => wanted.test(outputs[output].entryPoint ?? ""));
  return [...new Set(starts.flatMap((output) => needed(outputs, output)))].map(address).sort();
}

/** The icons and the manifest, which are served as they are, unless a style has taken one in. */
async function unhashed(inputs) {
  const folder = join(WEB, "static");
  const found = existsSync(folder) ? (await readdir(folder)).map((name) => join(folder, name)) : [];
  const paths = found.filter((path) => !(named(path) in inputs));
  const all = [...paths, join(WEB, "manifest.webmanifest")].sort();
  return new Map(await Promise.all(all.map(async (path) => [basename(path), await readFile(path)])));
}

/** The page: its template, with the built files put in. */
async function page(outputs) {
  const built = (source) => Object.keys(outputs).find((output) => outputs[output].entryPoint?.endsWith(source));
  const [main, ...chunks] = needed(outputs, built("/web/main.tsx")).map(address);
  const sheets = (await gamesWith("board.css")).map((id) => [id, address(built(`/games/${id}/board.css`))]);
  const late = LATE_SHEETS.map((name) => [name, address(built(`/styles/${name}.css`))]);
  const fonts = needed(outputs, built(STYLES))
    .filter((output) => extname(output) === ".woff2")
    .map(address);
  const head = [
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`),
    `<meta name="board-css" content='${JSON.stringify(Object.fromEntries(sheets))}' />`,
    `<meta name="page-css" content='${JSON.stringify(Object.fromEntries(late))}' />`,
    `<link rel="stylesheet" href="${address(built(STYLES))}" />`,
    ...chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}" />`),
    `<script type="module" src="${main}"></script>`,
  ];
  const template = await readFile(join(WEB, "index.html"), "utf8");
  return template.replace("<!-- built -->", () => head.join("\n    "));
}

/** The service worker, which knows what to keep and of which version it is. */
async function worker(keep, version) {
  const define = { SHELL: JSON.stringify(keep), VERSION: JSON.stringify(version) };
  const entryPoints = [join(WEB, "sw.ts")];
  const { outputFiles } = await esbuild.build({ ...common, format: "iife", entryPoints, outdir: DIST, define });
  return outputFiles;
}

/** The licences of all that was bundled: they want to travel with it. */
async function licences(inputs) {
  const inside = Object.keys(inputs).map((path) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[0]);
  const texts = [...new Set(inside.filter(Boolean))].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(ROOT, folder, "package.json"), "utf8"));
    const file = (await readdir(join(ROOT, folder))).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? await readFile(join(ROOT, folder, file), "utf8") : `${license}\n`;
    return `${name} ${version}\n\n${text}`;
  });
  return (await Promise.all(texts)).join(`\n${"-".repeat(80)}\n\n`);
}

/** Write a file, and next to a text its two compressed forms. */
async function save(path, contents) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
  if (!TEXTS.has(extname(path))) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: DEV ? 5 : 11 } };
  await writeFile(`${path}.gz`, gzipSync(contents, { level: 9 }));
  await writeFile(`${path}.br`, brotliCompressSync(contents, quality));
}

/** Put a finished folder where dist is; another build may finish first, then ours replaces it. */
async function swap(fresh) {
  for (let tries = 5; ; tries--) {
    await rename(DIST, `${fresh}-old`).catch(() => undefined);
    await rm(`${fresh}-old`, { recursive: true, force: true });
    try {
      return await rename(fresh, DIST);
    } catch (error) {
      if (!tries) throw error;
    }
  }
}

async function build() {
  const { outputFiles, metafile } = await bundle();
  const files = new Map(outputFiles.map(({ path, contents }) => [relative(DIST, path), contents]));
  const plain = await unhashed(metafile.inputs);
  const keep = ["/", ...[...plain.keys()].map((name) => `/${name}`), ...shellOf(metafile.outputs)];
  plain.set("index.html", await page(metafile.outputs));
  const version = createHash("sha256").update(keep.join());
  for (const contents of plain.values()) version.update(contents);
  plain.set("licenses.txt", await licences(metafile.inputs));
  for (const [name, contents] of plain) files.set(name, contents);
  for (const { path, contents } of await worker(keep, version.digest("hex").slice(0, 12))) {
    files.set(relative(DIST, path), contents);
  }
  const fresh = join(ROOT, "build", `page-${process.pid}`); // a build that fails leaves dist as it was
  await Promise.all([...files].map(([name, contents]) => save(join(fresh, name), contents)));
  await swap(fresh);
  await writeFile(join(ROOT, "build", "page.json"), JSON.stringify(metafile)); // tests and people read what is in which file
}

build().catch((error) => {
  if (!error.errors) console.error(error); // esbuild has told its own
  process.exitCode = 1;
});

/** Reads a record file (docs/record.md) as far as chance is concerned, and joins it with the odds a server tells. */
import { type Evidence, hashes, hex } from "../fair";
import type { Proof } from "../wire";

/** A record file. */
export interface RecordFile {
  readonly form: "text" | "jsonl";
  readonly text: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly commitment: string | null;
  readonly entropy: readonly string[];
  /** The outcomes of chance by step, counted from 0. */
  readonly drawn: readonly (readonly [number, string])[];
  readonly steps: number;
  readonly seed: string | null;
  readonly over: boolean;
}

/** Why a file is no record that can be checked; the line counts from 1. */
export class Unreadable extends Error {
  constructor(
    readonly reason: "sight" | "other" | "digest" | "damaged" | "long" | "gone",
    readonly line = 0,
  ) {
    super(reason);
  }
}

const FULL = "Poktail record 1";
const SIGHT = "Poktail sight 1";
/** No record is longer than this. */
export const GREATEST = 4_000_000;
const SEATS = 99;
const LONGEST_NAME = 40;
const HEX = /^[0-9a-f]{64}$/;
const GAME = /^[a-z0-9_]{1,40}$/;

/** Takes the lines of a text one by one; what does not fit is named by its line. */
class Lines {
  #at = 0;

  constructor(private readonly lines: readonly string[]) {}

  get next(): string | undefined {
    return this.lines[this.#at];
  }

  take(pattern: RegExp): RegExpExecArray {
    const found = pattern.exec(this.next ?? "\n");
    if (found === null) throw new Unreadable("damaged", this.#at + 1);
    this.#at += 1;
    return found;
  }

  /** All lines in a row that fit. */
  all(pattern: RegExp): RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    while (this.next !== undefined && pattern.test(this.next)) found.push(this.take(pattern));
    return found;
  }
}

const group = (found: RegExpExecArray, at = 1): string => found[at] ?? "";
const orNull = (text: string): string | null => (text === "-" ? null : text);

/** The digest is of all before its line: damage is found, forgery is not. */
async function checkDigest(text: string): Promise<void> {
  const at = text.lastIndexOf("digest: ");
  const said = text.slice(at + 8).trimEnd();
  const made = hex(await (await hashes()).sha256(new TextEncoder().encode(text.slice(0, Math.max(at, 0)))));
  if (made !== said) throw new Unreadable("digest");
}

/** The names of a record's seats, no more and no longer ones than a table has. */
function named(names: string[]): string[] {
  if (names.length > SEATS || names.some((name) => [...name].length > LONGEST_NAME)) throw new Unreadable("damaged", 1);
  return names;
}

async function readText(text: string): Promise<RecordFile> {
  const lines = new Lines(text.split("\n"));
  lines.take(new RegExp(`^${FULL}$`));
  const game = group(lines.take(/^game: ([a-z0-9_]+)$/));
  lines.take(/^options: (\{.*\})$/);
  const names = named(lines.all(/^seat \d+: (.+)$/).map((found) => group(found)));
  const commitment = orNull(group(lines.take(/^commitment: (-|[0-9a-f]{64})$/)));
  const entropy = lines.all(/^entropy \d+: (-|[0-9a-f]{2,128})$/).map((found) => orNull(group(found)) ?? "");
  lines.take(/^$/);
  const steps = lines.all(/^\d+\. (.+)$/).map((found) => group(found));
  lines.take(/^$/);
  const result = orNull(group(lines.take(/^result: (.+)$/)));
  const seed = lines.all(/^reveal: ([0-9a-f]{64})$/)[0];
  lines.take(/^digest: [0-9a-f]{64}$/);
  lines.take(/^$/);
  await checkDigest(text);
  const drawn = steps.flatMap((step, at) => (step.startsWith("*:") ? [[at, step.slice(2)] as const] : []));
  const rest = { drawn, steps: steps.length, seed: seed ? group(seed) : null, over: result !== null };
  return { form: "text", text, game, names, commitment, entropy, ...rest };
}

type Json = Readonly<Record<string, unknown>>;

function parsed(line: string, at: number): Json {
  try {
    const found: unknown = JSON.parse(line);
    if (typeof found === "object" && found !== null) return found as Json;
  } catch {
    // Said below.
  }
  throw new Unreadable("damaged", at + 1);
}

const texts = (value: unknown): string[] => {
  if (!Array.isArray(value) || value.some((one) => one !== null && typeof one !== "string"))
    throw new Unreadable("damaged", 1);
  return value.map((one) => (one as string | null) ?? "");
};

type Header = Json & { readonly game: string; readonly commitment?: string | null };

function isHeader(line: Json | undefined): line is Header {
  if (line?.["poktail"] !== FULL || typeof line["game"] !== "string" || !GAME.test(line["game"])) return false;
  const sealed = line["commitment"] ?? null;
  return sealed === null || (typeof sealed === "string" && HEX.test(sealed));
}

function readLines(text: string): RecordFile {
  const [header, ...rest] = text.trimEnd().split("\n").map(parsed);
  const last = rest.pop();
  if (!isHeader(header) || last === undefined || !("result" in last)) throw new Unreadable("damaged", 1);
  const drawn = rest.flatMap((step, at) => {
    const choice = step["choice"] as Json | null | undefined;
    if (step["step"] !== at + 1 || typeof choice !== "object" || choice === null)
      throw new Unreadable("damaged", at + 2);
    return "chance" in choice ? [[at, String(choice["chance"])] as const] : [];
  });
  const seed = last["reveal"];
  return {
    form: "jsonl",
    text,
    game: header["game"],
    names: named(texts(header["names"])),
    commitment: header["commitment"] ?? null,
    entropy: texts(header["entropy"]),
    drawn,
    steps: rest.length,
    seed: typeof seed === "string" && HEX.test(seed) ? seed : null,
    over: Array.isArray(last["result"]),
  };
}

/** The record in this text; else Unreadable. */
export async function readRecord(text: string): Promise<RecordFile> {
  if (text.length > GREATEST) throw new Unreadable("long");
  if (text.startsWith(SIGHT)) throw new Unreadable("sight");
  if (text.startsWith(FULL)) return readText(text.endsWith("\n") ? text : `${text}\n`);
  if (text.startsWith("{")) return readLines(text);
  throw new Unreadable("other");
}

/** What the file says, with the odds that the server tells; null where chance acts at other steps than there. */
export function joined(kept: RecordFile, proof: Proof): Evidence | null {
  if (kept.commitment === null || kept.seed === null || kept.drawn.length !== proof.throws.length) return null;
  const names = [...proof.names];
  const throws = kept.drawn.map(([step, said], at) => {
    const there = proof.throws[at];
    const known = names.indexOf(said);
    const odds = there?.step === step ? there.odds : -1;
    return { step, odds, drawn: known >= 0 ? known : names.push(said) - 1 };
  });
  if (throws.some(({ odds }) => odds < 0)) return null;
  const { commitment, seed, entropy } = kept;
  return { commitment, seed, entropy, bots: proof.bots, names, odds: proof.odds, throws };
}

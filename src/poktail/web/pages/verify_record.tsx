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
  /** What is signed; null for a record of the kind without signatures. */
  readonly signatures: Signatures | null;
}

/** The keys and signatures of a record. */
export interface Signatures {
  readonly keys: readonly string[];
  readonly decisions: readonly Decision[];
  readonly server: string;
  readonly digest: string;
  readonly signature: string;
}

/** A decision: its step as printed, and how many the seat made before; the signature is null where it has none. */
interface Decision {
  readonly step: number;
  readonly seat: number;
  readonly decision: number;
  readonly notation: string;
  readonly signature: string | null;
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
const SIGNED = "Poktail record 2";
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
async function checkDigest(text: string, said: string): Promise<void> {
  const at = text.lastIndexOf("\ndigest: ") + 1;
  const made = hex(await (await hashes()).sha256(new TextEncoder().encode(text.slice(0, Math.max(at, 0)))));
  if (made !== said) throw new Unreadable("digest");
}

/** The names of a record's seats, no more and no longer ones than a table has. */
function named(names: string[]): string[] {
  if (names.length > SEATS || names.some((name) => [...name].length > LONGEST_NAME)) throw new Unreadable("damaged", 1);
  return names;
}

/** Every decision of these steps, with its signature where there is one; a signature of anything else is wrong. */
function decisionsOf(steps: readonly string[], found: readonly RegExpExecArray[]): Decision[] {
  const counts = new Map<number, number>();
  const left = new Map(found.map((line) => [`${group(line)} ${group(line, 2)}`, group(line, 3)]));
  const decisions = steps.flatMap((step, at) =>
    step.split(" ").flatMap((part) => {
      const [, who = "", notation = ""] = /^(\d+):(.+)$/.exec(part) ?? [];
      if (!who) return [];
      const seat = Number(who);
      const decision = counts.get(seat) ?? 0;
      counts.set(seat, decision + 1);
      const signature = left.get(`${at + 1} ${who}`) ?? null;
      left.delete(`${at + 1} ${who}`);
      return [{ step: at + 1, seat, decision, notation, signature }];
    }),
  );
  if (left.size) throw new Unreadable("damaged", 1);
  return decisions;
}

async function readText(text: string): Promise<RecordFile> {
  const lines = new Lines(text.split("\n"));
  const isSigned = lines.take(new RegExp(`^(?:${FULL}|${SIGNED})$`))[0] === SIGNED;
  const game = group(lines.take(/^game: ([a-z0-9_]+)$/));
  lines.take(/^options: (\{.*\})$/);
  const names = named(lines.all(/^seat \d+: (.+)$/).map((found) => group(found)));
  const commitment = orNull(group(lines.take(/^commitment: (-|[0-9a-f]{64})$/)));
  const entropy = lines.all(/^entropy \d+: (-|[0-9a-f]{2,128})$/).map((found) => orNull(group(found)) ?? "");
  const keys = isSigned ? lines.all(/^key \d+: (-|[0-9a-f]{64})$/).map((found) => orNull(group(found)) ?? "") : [];
  lines.take(/^$/);
  const steps = lines.all(/^\d+\. (.+)$/).map((found) => group(found));
  lines.take(/^$/);
  const result = orNull(group(lines.take(/^result: (.+)$/)));
  const seed = lines.all(/^reveal: ([0-9a-f]{64})$/)[0];
  const made = isSigned ? lines.all(/^signed (\d+) (\d+): ([0-9a-f]{128})$/) : [];
  const server = isSigned ? group(lines.take(/^server: ([0-9a-f]{64})$/)) : "";
  const digest = group(lines.take(/^digest: ([0-9a-f]{64})$/));
  const signature = isSigned ? group(lines.take(/^signature: ([0-9a-f]{128})$/)) : "";
  lines.take(/^$/);
  await checkDigest(text, digest);
  const signatures = isSigned ? { keys, decisions: decisionsOf(steps, made), server, digest, signature } : null;
  const drawn = steps.flatMap((step, at) => (step.startsWith("*:") ? [[at, step.slice(2)] as const] : []));
  const rest = { drawn, steps: steps.length, seed: seed ? group(seed) : null, over: result !== null };
  return { form: "text", text, game, names, commitment, entropy, ...rest, signatures };
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
    signatures: null,
  };
}

/** The text that says the same as these JSON lines: that is what the server has signed. */
async function textOf(text: string): Promise<string> {
  const [head, ...steps] = text.trimEnd().split("\n").map(parsed);
  const end = steps.pop() ?? {};
  const numbered = (name: string, list: unknown): string[] =>
    texts(list).map((one, n) => `${name} ${n}: ${one || "-"}`);
  const word = (value: unknown): string => (typeof value === "string" ? value : "");
  const signed: string[] = [];
  const lines = steps.map((step, at) => {
    const all = (name: string) => Object.entries((step[name] ?? {}) as Json);
    signed.push(...all("signatures").map(([who, one]) => `signed ${at + 1} ${who}: ${word(one)}`));
    return `${at + 1}. ${all("choice")
      .map(([who, move]) => `${who === "chance" ? "*" : who}:${word(move)}`)
      .join(" ")}`;
  });
  const body = [
    SIGNED,
    `game: ${word(head?.["game"])}`,
    `options: ${JSON.stringify(head?.["options"])}`,
    ...numbered("seat", head?.["names"]),
    `commitment: ${word(head?.["commitment"]) || "-"}`,
    ...numbered("entropy", head?.["entropy"]),
    ...numbered("key", head?.["keys"]),
    "",
    ...lines,
    "",
    `result: ${Array.isArray(end["result"]) ? end["result"].join(" ") : "-"}`,
    ...(end["reveal"] ? [`reveal: ${word(end["reveal"])}`] : []),
    ...signed,
    `server: ${word(end["server"])}`,
    "",
  ].join("\n");
  const digest = hex(await (await hashes()).sha256(new TextEncoder().encode(body)));
  return `${body}digest: ${digest}\nsignature: ${word(end["signature"])}\n`;
}

/** The record in this text; else Unreadable. */
export async function readRecord(text: string): Promise<RecordFile> {
  if (text.length > GREATEST) throw new Unreadable("long");
  if (text.startsWith(SIGHT)) throw new Unreadable("sight");
  if (text.startsWith(FULL) || text.startsWith(SIGNED)) return readText(text.endsWith("\n") ? text : `${text}\n`);
  if (text.startsWith(`{"poktail":"${SIGNED}"`))
    return { ...(await readText(await textOf(text))), form: "jsonl", text };
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

/** Checks chance as docs/fairness.md says, here in the browser: the seal, the key, and every throw. */
import type { Proof } from "./wire";

/** SHA-256 and HMAC with it; all that a check needs. */
export interface Hashes {
  readonly sha256: (data: Uint8Array) => Promise<Uint8Array>;
  readonly hmac: (key: Uint8Array, data: Uint8Array) => Promise<Uint8Array>;
}

/** What a check needs to know of a match. */
export type Evidence = Pick<Proof, "commitment" | "seed" | "entropy" | "bots" | "names" | "odds" | "throws">;

/** What this browser was shown and contributed before a match began. */
export interface Seal {
  readonly commitment: string;
  /** Contributions from this browser, for any seat: people may change seats. */
  readonly sent: readonly string[];
  /** The public key that this browser sent with the last of them. */
  readonly key?: string;
}

/** A throw that does not follow from the seal; steps as the record prints them. */
export interface Wrong {
  readonly step: number;
  readonly said: string;
  readonly drawn: string;
}

type Compared = "same" | "other" | "unknown";

/** What came out of a check. */
export interface Check {
  /** The seed opens the commitment. */
  readonly opens: boolean;
  /** The commitment is the one that this browser was shown before the start. */
  readonly shown: Compared;
  /** Own contributions are in the record as they were sent. */
  readonly own: Compared;
  /** No bot has contributed, so nobody could try out contributions. */
  readonly bots: boolean;
  /** How many seats contributed enough bytes that the seed alone predicts nothing. */
  readonly givers: number;
  readonly throws: number;
  readonly wrong: readonly Wrong[];
  readonly commitment: string;
  readonly key: string;
  /** What is signed, where that was checked. */
  readonly signed?: Signed;
}

/** What is signed in a record: all right, by a server we do not know, nothing at all, or what does not fit. */
export interface Signed {
  readonly state: "good" | "stranger" | "none" | "wrong" | "server" | "own";
  readonly count: number;
  readonly signed: number;
  /** The step, as the record prints it, at which a signature does not fit. */
  readonly step: number;
  /** The server's public key. */
  readonly key: string;
}

const SEED_BYTES = 32;
const ENTROPY_BYTES = 64;
const ENOUGH_BYTES = 16;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(`${text}\0`);
const COMMIT = ascii("poktail/fair/1/commit");
const KEY = ascii("poktail/fair/1/key");
const STEP = ascii("poktail/fair/1/step");

/** Bytes from lower-case hexadecimal; null where it is none. */
export function bytes(hex: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** Bytes as lower-case hexadecimal. */
export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as `size` bytes, the most significant first. */
function big(number: number | bigint, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let rest = BigInt(number);
  for (let at = size - 1; at >= 0; at -= 1, rest >>= 8n) out[at] = Number(rest & 255n);
  return out;
}

function web(subtle: SubtleCrypto): Hashes {
  const plain = (data: Uint8Array): ArrayBuffer => Uint8Array.from(data).buffer;
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", plain(data))),
    hmac: async (key, data) => {
      const held = await subtle.importKey("raw", plain(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", held, plain(data)));
    },
  };
}

/** The browser's own hashes; where a page without https has none, a library's. */
export async function hashes(): Promise<Hashes> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle !== undefined) return web(subtle);
  const [{ sha256 }, { hmac }] = await Promise.all([import("@noble/hashes/sha2.js"), import("@noble/hashes/hmac.js")]);
  return { sha256: async (data) => sha256(data), hmac: async (key, data) => hmac(sha256, key, data) };
}

/** What is published before anybody contributes. */
export async function commitmentOf(seed: Uint8Array, using: Hashes): Promise<string> {
  return hex(await using.sha256(join(COMMIT, seed)));
}

/** Seed and contributions together: all chance of the match follows from it. */
export function keyOf(seed: Uint8Array, entropy: readonly Uint8Array[], using: Hashes): Promise<Uint8Array> {
  return using.hmac(seed, join(KEY, ...entropy.flatMap((part) => [big(part.length, 4), part])));
}

/** A block of a step's stream. */
export function blockOf(key: Uint8Array, step: number, block: number, using: Hashes): Promise<Uint8Array> {
  return using.hmac(key, join(STEP, big(step, 8), big(block, 4)));
}

/** A uniform number below `total` from the stream of a step. */
async function below(key: Uint8Array, step: number, total: bigint, using: Hashes): Promise<bigint> {
  const bits = total > 1n ? (total - 1n).toString(2).length : 0;
  const size = Math.ceil(bits / 8);
  if (size === 0) return 0n;
  let stream = new Uint8Array();
  for (let block = 0; ;) {
    while (stream.length < size) {
      stream = Uint8Array.from(join(stream, await blockOf(key, step, block, using)));
      block += 1;
    }
    const number = BigInt(`0x${hex(stream.slice(0, size))}`) >> BigInt(8 * size - bits);
    stream = stream.slice(size);
    if (number < total) return number;
  }
}

/** Which of the weighted outcomes comes out at a step (from 0). */
export async function placeOf(
  key: Uint8Array,
  step: number,
  weights: readonly bigint[],
  using: Hashes,
): Promise<number> {
  if (!weights.length || weights.some((weight) => weight < 1n))
    throw new Error("chance needs outcomes of weight 1 at least");
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  let left = await below(key, step, total, using);
  return weights.findIndex((weight) => (left -= weight) < 0n);
}

/** Repeats every throw and returns those that came out differently. */
async function wrongOnes(proof: Evidence, key: Uint8Array, using: Hashes): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  const weighed = proof.odds.map(({ weights }) => weights.map(BigInt));
  for (const { step, odds, drawn } of proof.throws) {
    const place = await placeOf(key, step, weighed[odds] ?? [], using);
    const said = proof.names[drawn] ?? "";
    const made = proof.names[proof.odds[odds]?.names[place] ?? -1] ?? "";
    if (made !== said) wrong.push({ step: step + 1, said, drawn: made });
  }
  return wrong;
}

function compare(proof: Evidence, seal: Seal | null, mine: readonly number[]): Compared {
  if (seal === null || !seal.sent.length || !mine.length) return "unknown";
  return mine.every((seat) => seal.sent.includes(proof.entropy[seat] ?? "")) ? "same" : "other";
}

/** The whole check of a match; `seal` is what this browser remembers of its beginning, `mine` are its seats. */
export async function verify(proof: Evidence, seal: Seal | null = null, mine: readonly number[] = []): Promise<Check> {
  const hash = await hashes();
  const seed = bytes(proof.seed);
  const parts = proof.entropy.map(bytes);
  const whole = parts.every((part): part is Uint8Array => part !== null && part.length <= ENTROPY_BYTES);
  const sound = seed !== null && seed.length === SEED_BYTES && whole && proof.bots.length === parts.length;
  const key = sound ? await keyOf(seed, parts, hash) : null;
  const all = proof.throws.map(({ step, drawn }) => ({ step: step + 1, said: proof.names[drawn] ?? "", drawn: "" }));
  return {
    opens: sound && (await commitmentOf(seed, hash)) === proof.commitment,
    shown: seal === null ? "unknown" : seal.commitment === proof.commitment ? "same" : "other",
    own: compare(proof, seal, mine),
    bots: proof.bots.every((bot, seat) => !bot || proof.entropy[seat] === ""),
    givers: proof.entropy.filter((part) => part.length >= 2 * ENOUGH_BYTES).length,
    throws: proof.throws.length,
    wrong: key === null ? all : await wrongOnes(proof, key, hash),
    commitment: proof.commitment,
    key: key === null ? "" : hex(key),
  };
}

/** Whether no signature is wrong; a missing signature is not a wrong one. */
export function signaturesHold(signed: Signed | undefined): boolean {
  return !["wrong", "server", "own"].includes(signed?.state ?? "none");
}

/** Whether nothing contradicts the seal or a signature. */
export function holds(check: Check): boolean {
  const { opens, shown, own, bots, wrong, signed } = check;
  return opens && shown !== "other" && own !== "other" && bots && wrong.length === 0 && signaturesHold(signed);
}

/** All pages of a proof as one. */
export async function wholeProof(load: (first: number) => Promise<Proof>): Promise<Proof> {
  let whole = await load(0);
  while (whole.next !== null) {
    const page = await load(whole.next);
    if (page.next !== null && page.next <= whole.next) throw new Error("a proof that has no end");
    const names = whole.names.length;
    const lists = whole.odds.length;
    whole = {
      ...whole,
      names: [...whole.names, ...page.names],
      odds: [...whole.odds, ...page.odds.map((list) => ({ ...list, names: list.names.map((name) => name + names) }))],
      throws: [
        ...whole.throws,
        ...page.throws.map(({ step, odds, drawn }) => ({ step, odds: odds + lists, drawn: drawn + names })),
      ],
      next: page.next,
    };
  }
  return whole;
}

const SEALS = "poktail.seals";
const KEPT = 60;

type Seals = readonly (readonly [string, Seal])[];

function isSeal(entry: unknown): entry is Seals[number] {
  const [match, seal] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  const { commitment, sent } = (seal ?? {}) as Partial<Seal>;
  return typeof match === "string" && typeof commitment === "string" && Array.isArray(sent);
}

function seals(): Seals {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEALS) ?? "[]");
    return Array.isArray(found) ? found.filter(isSeal) : [];
  } catch {
    return []; // storage is forbidden, or holds what we did not write
  }
}

/**
 * Keep what is shown before a match begins, and what this browser throws in (it is no secret: the record tells it).
 * The first commitment of a match stays: a server that shows another one later is what a check has to find.
 */
export function remember(match: string, commitment: string, sent?: string, key?: string): void {
  const before = remembered(match);
  const all = [...(before?.sent ?? []), ...(sent ? [sent] : [])].slice(-KEPT);
  if (before && all.length === before.sent.length) return;
  const now: Seal = { commitment: before?.commitment ?? commitment, sent: all, ...(key ? { key } : {}) };
  const rest = seals().filter(([other]) => other !== match);
  try {
    localStorage.setItem(SEALS, JSON.stringify([...rest, [match, now]].slice(-KEPT)));
  } catch {
    // Storage may be forbidden or full; then the check says that it has nothing to compare with.
  }
}

/** What this browser was shown before that match began. */
export function remembered(match: string): Seal | null {
  return seals().find(([other]) => other === match)?.[1] ?? null;
}

/** The match that had this commitment, as far as this browser remembers. */
export function matchSealedBy(commitment: string): string | null {
  return seals().find(([, seal]) => seal.commitment === commitment)?.[0] ?? null;
}

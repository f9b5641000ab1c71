/** Checks the signatures of a record, as docs/fairness.md says. */
import { bytes, type Seal, type Signed } from "./fair";
import { fits, moveMessage, recordMessage } from "./ed25519";
import type { RecordFile } from "./pages/verify_record";

/** The bytes of a hexadecimal text; empty if it is malformed, so that no signature fits. */
const raw = (text: string): Uint8Array => bytes(text) ?? new Uint8Array();
const AT_ONCE = 16;

/** The first step whose signature does not fit, and how many do. */
async function checkSeats({ signatures, commitment }: RecordFile): Promise<readonly [number, number]> {
  if (signatures === null) return [0, 0];
  const shared = { commitment: raw(commitment ?? ""), server: raw(signatures.server) };
  let count = 0;
  for (const { step, seat, decision, notation, signature } of signatures.decisions) {
    if (signature === null) continue;
    const message = moveMessage({ ...shared, seat, decision, notation });
    if (!fits(raw(signature), message, raw(signatures.keys[seat] ?? ""))) return [step, count];
    count += 1;
    if (count % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve)); // keep the page alive
  }
  return [0, count];
}

/**
 * Check a record's signatures. `server` is the key of the server that serves this page; `seal` is what this browser
 * remembers of the beginning of the match, and `mine` are its seats.
 */
export async function checkSigned(
  kept: RecordFile,
  server: string | null,
  seal: Seal | null = null,
  mine: readonly number[] = [],
): Promise<Signed> {
  const { signatures } = kept;
  if (signatures === null) return { state: "none", count: 0, signed: 0, step: 0, key: "" };
  const [step, signed] = await checkSeats(kept);
  const whole = fits(raw(signatures.signature), recordMessage(raw(signatures.digest)), raw(signatures.server));
  const [seat] = mine.length === 1 ? mine : [];
  const own = seat !== undefined && seal?.key !== undefined && seal.sent.includes(kept.entropy[seat] ?? "");
  const other = own && signatures.keys[seat] !== seal.key;
  const state = step ? "wrong" : !whole ? "server" : other ? "own" : null;
  const known = signatures.server === server ? "good" : "stranger";
  return { state: state ?? known, count: signatures.decisions.length, signed, step, key: signatures.server };
}

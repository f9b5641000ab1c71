/** Ed25519 signatures from a library, because browsers offer them only on pages with https. Loaded when needed. */
import { getPublicKey, hashes, sign, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

hashes.sha512 = sha512;

const MOVE = new TextEncoder().encode("poktail/sign/1/move\0");
const RECORD = new TextEncoder().encode("poktail/sign/1/record\0");

/** What a seat signs; docs/fairness.md says why. */
export interface Signable {
  readonly commitment: Uint8Array;
  readonly server: Uint8Array;
  readonly seat: number;
  /** How many decisions the seat has made before. */
  readonly decision: number;
  readonly notation: string;
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function big(number: number, size: number): Uint8Array {
  const out = new Uint8Array(size);
  new DataView(out.buffer).setUint32(size - 4, number); // no seat and no number is larger
  return out;
}

/** The bytes that a seat signs. */
export function moveMessage({ commitment, server, seat, decision, notation }: Signable): Uint8Array {
  return join(MOVE, commitment, server, big(seat, 4), big(decision, 8), new TextEncoder().encode(notation));
}

/** The bytes that a server signs: the digest of a record. */
export function recordMessage(digest: Uint8Array): Uint8Array {
  return join(RECORD, digest);
}

/** The public key of a private one. */
export function publicKey(secret: Uint8Array): Uint8Array {
  return getPublicKey(secret);
}

/** The signature of a message. */
export function signed(message: Uint8Array, secret: Uint8Array): Uint8Array {
  return sign(message, secret);
}

/** Whether the owner of this key signed the message. */
export function fits(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return verify(signature, message, key);
  } catch {
    return false; // no key, or no signature at all
  }
}

/** Signs the moves of the person at this device; the private key stays in this browser, one for each profile. */
import { me } from "../api";
import { bytes, hex, matchSealedBy, remember } from "../fair";
import type { TableState } from "../wire";
import type { Position } from "./store_types";

const NOT_OURS = "-";

/** This device's key pair for the profile; made when it is first needed, null where nothing can be stored. */
export async function keyPair(): Promise<{ readonly secret: Uint8Array; readonly own: string } | null> {
  const profile = me.value?.id;
  if (profile === undefined) return null;
  try {
    const { publicKey } = await import("../ed25519");
    const name = `poktail.signing.${profile}`;
    const kept = bytes(localStorage.getItem(name) ?? "");
    const secret = kept?.length === 32 ? kept : crypto.getRandomValues(new Uint8Array(32));
    if (secret !== kept) localStorage.setItem(name, hex(secret));
    return { secret, own: hex(publicKey(secret)) };
  } catch {
    return null; // storage is forbidden, or the library cannot be loaded: then this device does not sign
  }
}

/** What a table's page needs to sign. */
export class Signer {
  /** The server's public key. */
  server = "";
  /** The last decision that was signed: no earlier one is signed after it, whatever number the server sends. */
  #last = { match: "", decision: -1 };

  /** Random bytes and the public key for the next match; remembered, so that the end can be checked against both. */
  async contribution(table: TableState | null): Promise<{ readonly hex: string; readonly key?: string }> {
    const fresh = hex(crypto.getRandomValues(new Uint8Array(32)));
    if (table === null) return { hex: fresh };
    const sealed = matchSealedBy(table.commitment);
    const twice = sealed !== null && sealed !== table.match; // then a signature would fit both matches
    const pair = twice ? null : await keyPair();
    remember(table.match, table.commitment, fresh, pair?.own);
    return pair === null ? { hex: fresh } : { hex: fresh, key: pair.own };
  }

  /** A move was taken back: an earlier decision is made again. */
  takenBack(): void {
    this.#last = { match: "", decision: -1 };
  }

  /** The signature of a move, as it is sent; nothing for a seat without a key. */
  async sign(table: TableState | null, at: Position, notation: string): Promise<{ readonly s?: string }> {
    const { seat, match, decision } = at;
    const key = seat === null ? null : (table?.seats[seat]?.key ?? null);
    if (key === null || seat === null) return {};
    const pair = await keyPair();
    const commitment = bytes(table?.commitment ?? "");
    const server = bytes(this.server);
    const earlier = match === this.#last.match && (decision ?? 0) < this.#last.decision;
    const known = commitment !== null && server !== null && decision !== null && table?.match === match;
    if (pair === null || pair.own !== key || earlier || !known) return { s: NOT_OURS };
    this.#last = { match, decision };
    const { moveMessage, signed } = await import("../ed25519");
    return { s: hex(signed(moveMessage({ commitment, server, seat, decision, notation }), pair.secret)) };
  }
}

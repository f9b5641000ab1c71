/** By which address others find this server: the page's own, unless that leads only to the machine it is opened on. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "./api";
import type { Reach } from "./wire";

const HERE_ONLY = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The address to hand to others; null: there is none, nobody else can come. */
export const publicAddress = signal<string | null>(location.origin);
let asked = false;

async function find(): Promise<void> {
  if (asked || !HERE_ONLY.test(location.hostname)) return;
  asked = true;
  try {
    publicAddress.value = (await get<Reach>("/api/reach")).address;
  } catch {
    asked = false;
  }
}

/** Makes links of this server as they are handed to others; whoever uses it is drawn anew when the address is found. */
export function usePublicUrl(): (path: string) => string {
  useEffect(() => void find(), []);
  const origin = publicAddress.value ?? location.origin;
  return (path) => origin + path;
}

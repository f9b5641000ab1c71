/** The address under which other devices reach this server: the page's own, unless that is localhost. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "./api";
import type { Reach } from "./wire";

const HERE_ONLY = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The address to share; null: other devices cannot reach this server. */
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

/** A function that makes shareable links; the component is drawn again when the address is found. */
export function usePublicUrl(): (path: string) => string {
  useEffect(() => void find(), []);
  const origin = publicAddress.value ?? location.origin;
  return (path) => origin + path;
}

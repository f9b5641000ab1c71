/** Table codes: two words and a number that people can say. */
import { get } from "../api";
import type { Opened } from "../wire";

/** The address of a table by its code, for instance /lemon-tiger-42; the server has no other address of this form. */
export const CODE = /^[a-z]{4,7}-[a-z]{4,7}-[1-9]\d$/i;

const TYPED = /^[^a-z\d]*([a-z]{4,7})[^a-z\d]+([a-z]{4,7})[^a-z\d]*([1-9]\d)[^a-z\d]*$/;

/** The code that somebody has typed, in any case, with spaces or hyphens, or at the end of a link; null: no code. */
export function readCode(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  const [, first, second, number] = TYPED.exec(last.toLowerCase()) ?? [];
  return first === undefined ? null : `${first}-${second}-${number}`;
}

/** The table with this code, if it takes people in or this device sits there. */
export function findTable(code: string): Promise<Opened> {
  return get<Opened>(`/api/codes/${encodeURIComponent(code)}`);
}

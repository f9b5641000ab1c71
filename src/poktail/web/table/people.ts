/** Who sits at a table, as boards show them. */
import { APPLIANCES, FOOD } from "../art/avatars";
import type { Person } from "../board";
import defaultNames from "../../i18n/default_names.json";
import type { HolderState } from "../wire";
import { isolated, type Words } from "../words";

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 8; // the low bits of a sum repeat too soon
}

/** The place of a default name in its list, in whatever language it is; -1: not a default name. */
function defaultPlace(name: string, lists: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(lists).reduce((found, list) => (found < 0 ? list.indexOf(name) : found), -1);
}

/**
 * A picture for each name, all different while there are enough; a name that is a picture's gets that one.
 * It does not depend on the reader's language: everybody at a table sees the same faces.
 */
export function facesOf(holders: readonly { readonly name: string; readonly bot: boolean }[]): string[] {
  const used = new Set<string>();
  return holders.map(({ name, bot }) => {
    const faces = bot ? APPLIANCES : FOOD;
    const called = defaultPlace(name, bot ? defaultNames.bots : defaultNames.people);
    let at = called >= 0 ? called : hash(name);
    for (let tries = 0; tries < faces.length && used.has(faces[at % faces.length] ?? ""); tries += 1) at += 1;
    const face = faces[at % faces.length] ?? "";
    used.add(face);
    return face;
  });
}

/** Who holds a seat; away from a table only name and kind are known. */
type Holder = Pick<HolderState, "name" | "kind"> & Partial<HolderState>;

/** Everybody at a table; an open seat has a number for a name. */
export function peopleOf(
  seats: readonly (Holder | null)[],
  words: Words,
  emotes: Readonly<Record<number, string>>,
  /** When the server said so, by this device's clock. */
  at: number = Date.now(),
): Person[] {
  const names = seats.map((there, seat) => there?.name ?? words.say("seat-number", { number: seat + 1 }));
  const bots = seats.map((there) => there?.kind === "bot");
  const faces = facesOf(seats.map((there, seat) => ({ name: there?.name ?? "", bot: bots[seat] ?? false })));
  return seats.map((there, seat) => ({
    seat,
    name: isolated(names[seat] ?? ""),
    bot: there?.kind === "bot",
    level: there?.level ?? null,
    away: there?.present === false && there.kind === "person",
    standIn: there?.stand_in ?? false,
    awaySince: typeof there?.away_ms === "number" ? at - there.away_ms : null,
    standInAt: typeof there?.stand_in_ms === "number" ? at + there.stand_in_ms : null,
    face: faces[seat] ?? "",
    emote: emotes[seat] ?? null,
  }));
}

/** The seat of this screen that has to choose next: the first after the one that was here last. */
export function nextAtThisScreen(mine: readonly number[], waiting: readonly number[], last: number): number | null {
  const asked = mine.filter((seat) => waiting.includes(seat));
  return asked.find((seat) => seat > last) ?? asked[0] ?? null;
}

/** Who sits at a table, as boards show them. */
import { APPLIANCES, LARDER } from "../art/avatars";
import type { Person } from "../board";
import type { HolderState } from "../wire";
import type { Words } from "../words";

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** A face for each name, no two alike while there are enough; a bot that is called like its picture gets it. */
export function facesOf(
  holders: readonly { readonly key: string; readonly bot: boolean }[],
  botNames: string,
): string[] {
  const used = new Set<string>();
  const names = botNames.split(", ");
  return holders.map(({ key, bot }) => {
    const faces = bot ? APPLIANCES : LARDER;
    const called = bot ? names.indexOf(key) : -1;
    let at = called >= 0 ? called : hash(key);
    for (let tries = 0; tries < faces.length && used.has(faces[at % faces.length] ?? ""); tries += 1) at += 1;
    const face = faces[at % faces.length] ?? "";
    used.add(face);
    return face;
  });
}

/** Everybody at a table; an open seat has a number for a name. */
export function peopleOf(
  seats: readonly (HolderState | null)[],
  words: Words,
  emotes: Readonly<Record<number, string>>,
): Person[] {
  const names = seats.map((there, seat) => there?.name ?? words.say("seat-number", { number: seat + 1 }));
  const keys = seats.map((there, seat) => ({
    key: (there?.kind === "bot" ? null : there?.profile) ?? names[seat] ?? "",
    bot: there?.kind === "bot",
  }));
  const faces = facesOf(distinct(keys), words.say("bot-names"));
  return seats.map((there, seat) => ({
    seat,
    name: names[seat] ?? "",
    bot: there?.kind === "bot",
    away: there !== null && !there?.present && there?.kind === "person",
    standIn: there?.stand_in ?? false,
    face: faces[seat] ?? "",
    emote: emotes[seat] ?? null,
  }));
}

/** Several seats of one device are several people. */
function distinct(keys: readonly { key: string; bot: boolean }[]): { key: string; bot: boolean }[] {
  return keys.map(({ key, bot }, seat) => ({
    key: keys.findIndex((other) => other.key === key) < seat ? `${key}${seat}` : key,
    bot,
  }));
}

/** Who sits at a table, as boards show them. */
import { APPLIANCES, LARDER } from "../art/avatars";
import type { Person } from "../board";
import type { HolderState } from "../wire";
import { isolated, type Words } from "../words";

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 8; // the low bits of a sum repeat too soon
}

/** A picture for each name, all different while there are enough; a name that is a picture's gets that one. */
export function facesOf(holders: readonly { readonly name: string; readonly bot: boolean }[], words: Words): string[] {
  const used = new Set<string>();
  return holders.map(({ name, bot }) => {
    const faces = bot ? APPLIANCES : LARDER;
    const called = words
      .say(bot ? "bot-names" : "web-guest-names")
      .split(", ")
      .indexOf(name);
    let at = called >= 0 ? called : hash(name);
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
  const bots = seats.map((there) => there?.kind === "bot");
  const faces = facesOf(
    names.map((name, seat) => ({ name, bot: bots[seat] ?? false })),
    words,
  );
  return seats.map((there, seat) => ({
    seat,
    name: isolated(names[seat] ?? ""),
    bot: there?.kind === "bot",
    away: there !== null && !there?.present && there?.kind === "person",
    standIn: there?.stand_in ?? false,
    face: faces[seat] ?? "",
    emote: emotes[seat] ?? null,
  }));
}

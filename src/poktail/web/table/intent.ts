/** What a new table was opened for; its page acts on it once. */
import defaultNames from "../../i18n/default_names.json";
import { saveName, me, openTable, loadProfile, send } from "../api";
import { go } from "../router";
import { language } from "../settings";
import { showProblem } from "../shell";
import type { Companion, SetupInput } from "../wire";
import type { Words } from "../words";

export type Intent = "play" | "invite" | "device";
/** The person whom a new table was opened for. */
export type Guest = Pick<Companion, "profile" | "name">;

const intents = new Map<string, Intent>();
const guests = new Map<string, Guest>();
/** The last table that was opened for this device alone; kept in the tab, so that a reload changes nothing. */
const DEVICE_TABLE = "poktail.device-table";

function deviceTable(): string | null {
  try {
    return sessionStorage.getItem(DEVICE_TABLE);
  } catch {
    return null; // storage may be forbidden
  }
}

function rememberDeviceTable(table: string): void {
  try {
    sessionStorage.setItem(DEVICE_TABLE, table);
  } catch {
    // As above.
  }
}

/** Whether this tab has opened that table for this device alone. */
export const isForDevice = (table: string): boolean => deviceTable() === table;

/** Who may watch a new table, and whether people can write to each other there. */
export function usualFor(intent: Intent): Pick<Required<SetupInput>, "watch" | "chat"> {
  return { watch: intent === "invite" ? "anyone" : "nobody", chat: intent === "invite" };
}

/** What the table was opened for, if this page has just opened it. */
export function intentOf(table: string): Intent | undefined {
  const found = intents.get(table);
  intents.delete(table);
  return found ?? (deviceTable() === table ? "device" : undefined);
}

/** Who was invited to this table, if this page has opened it for one person. */
export function guestOf(table: string): Guest | undefined {
  return guests.get(table);
}

/** A random name for somebody who has not given one. */
export function randomName(words: Words): string {
  const names = defaultNames.people[words.lang];
  return names[Math.floor(Math.random() * names.length)] ?? "?";
}

/** Make sure that this device has a profile. */
export async function ensureProfile(words: Words): Promise<void> {
  if (me.value === undefined) await loadProfile();
  if (!me.value) await saveName(randomName(words));
}

/** Invite somebody to a table; if that is refused, its lobby is that of any table. */
async function invite(guest: Guest, table: string): Promise<void> {
  try {
    await send("POST", "/api/me/invitations", { table, profile: guest.profile });
    guests.set(table, guest);
  } catch (error) {
    showProblem(error);
  }
}

/** Open a table and go there; a guest is invited. */
export async function openTableFor(intent: Intent, setup: SetupInput, words: Words, guest?: Guest): Promise<void> {
  try {
    await ensureProfile(words);
    const { id, path } = await openTable({ lang: language.value, ...setup });
    intents.set(id, intent);
    if (intent === "device") rememberDeviceTable(id);
    if (guest) await invite(guest, id);
    go(path);
  } catch (error) {
    showProblem(error);
  }
}

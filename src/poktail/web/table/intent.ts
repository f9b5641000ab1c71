/** What a new table was opened for; its page acts on it once. */
import defaultNames from "../../i18n/default_names.json";
import { saveName, me, openTable, loadProfile } from "../api";
import { go } from "../router";
import { language } from "../settings";
import { showProblem } from "../shell";
import type { SetupInput } from "../wire";
import type { Words } from "../words";

export type Intent = "play" | "invite" | "device";

const intents = new Map<string, Intent>();
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

/** What the table was opened for, if this page has just opened it. */
export function intentOf(table: string): Intent | undefined {
  const found = intents.get(table);
  intents.delete(table);
  return found ?? (deviceTable() === table ? "device" : undefined);
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

/** Open a table and go there. */
export async function openTableFor(intent: Intent, setup: SetupInput, words: Words): Promise<void> {
  try {
    await ensureProfile(words);
    const { id, path } = await openTable({ lang: language.value, ...setup });
    intents.set(id, intent);
    if (intent === "device") rememberDeviceTable(id);
    go(path);
  } catch (error) {
    showProblem(error);
  }
}

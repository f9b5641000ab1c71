/** Tells people who look elsewhere that it is their turn: title, icon, vibration, notification. Never on a shared screen. */
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Key } from "../kit/keys";
import { alerts, sounds, tablesMet } from "../settings";
import { setUrgentTitle } from "../title";
import type { TableState } from "../wire";
import type { Words } from "../words";
import type { Store } from "./store";

/** Nobody looks at this page: it is in another tab, or the screen is off. */
const hidden = signal(document.hidden);

const ICON = "/favicon.svg";
const TURN_ICON = "/favicon-turn.svg";
const BUZZ_MS = [90, 60, 90];
/** The table at which the question about notifications is asked. */
const ASK_AT = 2;

/** Whether this device is one person's and somebody else sits at the table, too. */
function inCompany(store: Store, table: TableState): boolean {
  const mine = store.mine.value;
  return mine.length === 1 && table.seats.some((there, seat) => there?.kind === "person" && !mine.includes(seat));
}

/** Whether the match waits for the one person at this device. */
function isAwaited(store: Store, table: TableState): boolean {
  const [seat, ...others] = store.mine.value;
  if (seat === undefined || others.length || table.phase !== "playing" || table.seats[seat]?.stand_in) return false;
  const position = store.position.value;
  return position?.seat === seat && position.waiting.includes(seat) && position.chosen === null;
}

/** Show a notification, and return what takes it away again. It names the game and nothing of the position. */
function showNotification(title: string, table: string): () => void {
  const options = { tag: `turn-${table}`, icon: "/icon-192.png" };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => (window.focus(), shown.close());
    return () => shown.close();
  } catch {
    // Phones allow it only to the service worker, which also brings the page to the front.
    const worker = navigator.serviceWorker?.getRegistration().then(async (found) => {
      await found?.showNotification(title, options);
      return found;
    });
    return () =>
      void worker
        ?.then((found) => found?.getNotifications({ tag: options.tag }))
        .then((all) => all?.forEach((one) => one.close()));
  }
}

/** Say whose turn it is as long as it is and nobody looks. */
export function useYourTurn(store: Store, table: TableState | null, words: Words | undefined): void {
  const awaited = table !== null && isAwaited(store, table);
  const company = table !== null && inCompany(store, table);
  const away = hidden.value;
  const game = words?.say("title");
  useEffect(() => {
    const look = () => (hidden.value = document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    const touched = navigator.userActivation?.hasBeenActive; // browsers refuse before
    if (awaited && company && touched && sounds.value === "on") navigator.vibrate?.(BUZZ_MS);
  }, [awaited]);
  useEffect(() => {
    if (!awaited || !away || words === undefined || game === undefined) return undefined;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    setUrgentTitle(words.say("web-turn-title", { game }));
    icon?.setAttribute("href", TURN_ICON);
    return () => {
      setUrgentTitle(null);
      icon?.setAttribute("href", ICON);
    };
  }, [awaited, away, game]);
  useEffect(() => {
    const wanted = awaited && away && company && alerts.value === "on" && "Notification" in window;
    if (!wanted || words === undefined || game === undefined || Notification.permission !== "granted") return undefined;
    return showNotification(words.say("web-turn-in", { game }), table?.id ?? "");
  }, [awaited, away, game]);
}

/** Ask the browser for the right to notify, and remember the answer. */
export async function allowAlerts(): Promise<void> {
  alerts.value = "on";
  if ((await Notification.requestPermission()) !== "granted") alerts.value = "off";
}

const mayAsk = computed(
  () =>
    alerts.value === "ask" &&
    tablesMet.value.length >= ASK_AT &&
    isSecureContext &&
    "Notification" in window &&
    Notification.permission === "default",
);

/** Asks once, at the second table with other people, whether to send notifications. */
export function AskAboutAlerts({
  store,
  table,
  words,
}: {
  readonly store: Store;
  readonly table: TableState;
  readonly words: Words;
}) {
  const company = inCompany(store, table);
  useEffect(() => {
    if (company && !tablesMet.value.includes(table.id)) tablesMet.value = [...tablesMet.value, table.id].slice(-ASK_AT);
  }, [company, table.id]);
  if (!company || !mayAsk.value) return null;
  return (
    <section class="ask-alerts" role="group" aria-label={words.say("web-alerts")}>
      <p>{words.say("web-alerts-ask")}</p>
      <Key onClick={() => void allowAlerts()}>{words.say("web-alerts-yes")}</Key>
      <Key onClick={() => (alerts.value = "off")}>{words.say("web-alerts-no")}</Key>
    </section>
  );
}

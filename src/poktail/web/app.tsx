/** Chooses the page, and keeps what lies over all pages: notices, the rulebook, the settings. */
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { land } from "./focus";
import { Surroundings } from "./kit/context";
import { Mishap } from "./kit/mishap";
import { later } from "./later";
import { Nowhere } from "./pages/nowhere";
import { Offline } from "./pages/offline";
import { StartPage } from "./pages/start";
import { route } from "./router";
import { dismiss, notices, openBook, openSettings, wordless, words } from "./shell";
import type { Words } from "./words";
import { Icon } from "./art/icons";
import { Weaves } from "./art/weaves";

const TablePage = later(() => import("./pages/table").then((page) => page.TablePage));
const ReplayPage = later(() => import("./pages/replay").then((page) => page.ReplayPage));
const RulesPage = later(() => import("./pages/rules").then((page) => page.RulesPage));
const TablesPage = later(() => import("./pages/tables").then((page) => page.TablesPage));
const MePage = later(() => import("./pages/me").then((page) => page.MePage));
const LeadersPage = later(() => import("./pages/leaders").then((page) => page.LeadersPage));
const VerifyPage = later(() => import("./pages/verify").then((page) => page.VerifyPage));
const ProfilePage = later(() => import("./pages/profile").then((page) => page.ProfilePage));
const SettingsPage = later(() => import("./pages/settings").then((page) => page.SettingsPage));
const Book = later(() => import("./pages/book").then((page) => page.Book));
const Settings = later(() => import("./pages/settings").then((page) => page.Settings));

type Page = FunctionComponent<{ readonly id: string }>;

const PAGES: ReadonlyMap<string, Page> = new Map<string, Page>([
  ["", StartPage],
  ["t", TablePage],
  ["m", ReplayPage],
  ["rules", RulesPage],
  ["tables", TablesPage],
  ["me", MePage],
  ["settings", SettingsPage],
  ["leaders", LeadersPage],
  ["verify", VerifyPage],
  ["p", ProfilePage],
]);

/** Pages of one thing, and what the names of such things look like. */
const NAMED = new Set(["t", "m", "p"]);
const ID = /^[\w-]{1,80}$/;

function Notices({ words }: { readonly words: Words }) {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {notices.value.map(({ id, text }) => (
        <p key={id} class="toast">
          <span>{text}</span>
          <button type="button" class="icon-key" aria-label={words.say("web-close")} onClick={() => dismiss(id)}>
            <Icon name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  );
}

/** Everything on the screen. */
export function App() {
  const spoken = words.value;
  const [first = "", id = ""] = route.value.split(/[?#]/, 1)[0]?.split("/").slice(1) ?? [];
  const before = useRef(first + id);
  useEffect(() => {
    if (before.current === first + id) return;
    before.current = first + id;
    openBook.value = null; // what lay over the page before
    openSettings.value = false;
    land();
  }, [first, id]);
  if (spoken === null) return wordless.value ? <Offline words={null} /> : null;
  const known = !NAMED.has(first) || ID.test(id);
  const Shown = (known && PAGES.get(first)) || Nowhere;
  const around = { words: spoken, openRule: () => undefined };
  return (
    <Surroundings.Provider value={around}>
      <Mishap of={`${first}/${id}`} instead={<Nowhere broken />}>
        <Shown id={id} key={`${first}/${id}`} />
      </Mishap>
      {openBook.value && <Book {...openBook.value} />}
      {openSettings.value && <Settings />}
      <Notices words={spoken} />
      <Weaves />
    </Surroundings.Provider>
  );
}

/** Chooses the page by its address, and shows what lies over every page: notices, rulebook, settings. */
import type { FunctionComponent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusMain } from "./focus";
import { ShellContext } from "./kit/context";
import { ErrorBoundary } from "./kit/error_boundary";
import { lazy } from "./lazy";
import { NotFound } from "./pages/not_found";
import { Offline } from "./pages/offline";
import { StartPage } from "./pages/start";
import { route } from "./router";
import { dismiss, notices, openBook, openSettings, wordsMissing, words } from "./shell";
import { CODE } from "./table/code";
import type { Words } from "./words";
import { Icon } from "./art/icons";
import { Weaves } from "./art/weaves";

const TablePage = lazy(() => import("./pages/table").then((page) => page.TablePage));
const ReplayPage = lazy(() => import("./pages/replay").then((page) => page.ReplayPage));
const RulesPage = lazy(() => import("./pages/rules").then((page) => page.RulesPage));
const LearnPage = lazy(() => import("./pages/learn").then((page) => page.LearnPage));
const DailyPage = lazy(() => import("./pages/daily").then((page) => page.DailyPage));
const TablesPage = lazy(() => import("./pages/tables").then((page) => page.TablesPage));
const MePage = lazy(() => import("./pages/me").then((page) => page.MePage));
const LeadersPage = lazy(() => import("./pages/leaders").then((page) => page.LeadersPage));
const VerifyPage = lazy(() => import("./pages/verify").then((page) => page.VerifyPage));
const ProfilePage = lazy(() => import("./pages/profile").then((page) => page.ProfilePage));
const SettingsPage = lazy(() => import("./pages/settings").then((page) => page.SettingsPage));
const CodePage = lazy(() => import("./pages/code").then((page) => page.CodePage));
const Book = lazy(() => import("./pages/book").then((page) => page.Book));
const Settings = lazy(() => import("./pages/settings").then((page) => page.Settings));

type Page = FunctionComponent<{ readonly id: string }>;

const PAGES: ReadonlyMap<string, Page> = new Map<string, Page>([
  ["", StartPage],
  ["t", TablePage],
  ["m", ReplayPage],
  ["rules", RulesPage],
  ["learn", LearnPage],
  ["daily", DailyPage],
  ["tables", TablesPage],
  ["me", MePage],
  ["settings", SettingsPage],
  ["leaders", LeadersPage],
  ["verify", VerifyPage],
  ["p", ProfilePage],
]);

/** Pages whose address ends in an id, and the form of such ids. */
const NAMED = new Set(["t", "m", "p", "learn"]);
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
  // Before anybody can act on the new page: later, it would take the focus from a field that is being filled in.
  useLayoutEffect(() => {
    if (before.current === first + id) return;
    before.current = first + id;
    openBook.value = null; // what lay over the page before
    openSettings.value = false;
    focusMain();
  }, [first, id]);
  if (spoken === null) return wordsMissing.value ? <Offline words={null} /> : null;
  const known = !NAMED.has(first) || ID.test(id);
  const code = !id && CODE.test(first);
  const Shown = code ? CodePage : (known && PAGES.get(first)) || NotFound;
  const shell = { words: spoken, openRule: () => undefined };
  return (
    <ShellContext.Provider value={shell}>
      <ErrorBoundary of={`${first}/${id}`} instead={<NotFound broken />}>
        <Shown id={code ? first : id} key={`${first}/${id}`} />
      </ErrorBoundary>
      {openBook.value && <Book {...openBook.value} />}
      {openSettings.value && <Settings />}
      <Notices words={spoken} />
      <Weaves />
    </ShellContext.Provider>
  );
}

/** A rulebook with its pictures and a search field, on its page or over the table. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Minute } from "../board";
import { wordsOf } from "../find";
import { useWords } from "../kit/context";
import { Sheet } from "../kit/sheet";
import { loadMinute, loadRules } from "../load";
import { Markdown, hits } from "../markdown";
import { language } from "../settings";
import { showProblem, openBook } from "../shell";

/** The rules of a game in the reader's language; null until they are there. */
function useRules(game: string): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => void loadRules(game, language.value).then(setText, showProblem), [game, language.value]);
  return text;
}

/** The pictures of a game's rulebook; none until they are there. */
function useMinute(game: string): Minute {
  const [minute, setMinute] = useState<Minute>({ pictures: {} });
  useEffect(() => void loadMinute(game).then(setMinute, showProblem), [game]);
  return minute;
}

/** Scroll to a clause and announce it. */
function showClause(clause: string | null): void {
  const found = clause === null ? null : document.getElementById(clause);
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}

/** The field that looks for words in the rules; Enter goes to what was found. */
function Search({ value, found, look }: { value: string; found: number | null; look: (value: string) => void }) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      class="book-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const found = form.current?.parentElement
          ?.querySelector("mark")
          ?.closest<HTMLElement>("p, ul, ol, table, figure");
        if (!found) return;
        found.tabIndex = -1;
        found.focus();
      }}
    >
      <label class="field">
        <span>{words.say("web-rules-search")}</span>
        <input
          class="input"
          type="search"
          enterkeyhint="search"
          value={value}
          onInput={(event) => look(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !value) return;
            event.preventDefault(); // the first Escape clears the field, the next one closes a sheet
            event.stopPropagation();
            look("");
          }}
        />
      </label>
      <p class="hint" role="status">
        {found === null ? "" : words.say("web-rules-found", { count: found })}
      </p>
    </form>
  );
}

/** The text of a rulebook, open at a clause. */
export function Rulebook({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const words = useWords();
  const text = useRules(game);
  const { pictures } = useMinute(game);
  const [question, ask] = useState("");
  useEffect(() => showClause(clause), [text, clause]);
  if (text === null) return <p>{words.say("web-loading")}</p>;
  const sought = wordsOf(question);
  return (
    <div class="book-whole" data-game={game}>
      <Search value={question} found={sought.length ? hits(text, sought) : null} look={ask} />
      <Markdown text={text} lit={clause} sought={sought} pictures={pictures} />
    </div>
  );
}

/** The sheet over the table. */
export function Book({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const words = useWords();
  return (
    <Sheet title={words.say("web-rules")} wide close={() => (openBook.value = null)}>
      <Rulebook game={game} clause={clause} />
      <p class="hint">
        <a
          class="way-back"
          href={`/rules/${game}${clause === null ? "" : `#${clause}`}`}
          onClick={() => (openBook.value = null)}
        >
          {words.say("web-rules-page")}
        </a>
      </p>
    </Sheet>
  );
}

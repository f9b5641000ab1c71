/** The rulebook over the table, open at a clause. */
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../kit/context";
import { Sheet } from "../kit/sheet";
import { loadRules } from "../load";
import { Markdown } from "../markdown";
import { language } from "../settings";
import { showProblem, openBook } from "../shell";

/** The rules of a game in the reader's language; null until they are there. */
export function useRules(game: string): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => void loadRules(game, language.value).then(setText, showProblem), [game, language.value]);
  return text;
}

/** Scroll to a clause and announce it. */
export function showClause(clause: string | null): void {
  const found = clause === null ? null : document.getElementById(clause);
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}

/** The sheet. */
export function Book({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const words = useWords();
  const text = useRules(game);
  useEffect(() => showClause(clause), [text, clause]);
  return (
    <Sheet title={words.say("web-rules")} wide close={() => (openBook.value = null)}>
      {text === null ? <p>{words.say("web-loading")}</p> : <Markdown text={text} lit={clause} />}
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

/** What every component gets from the shell: the words, and the way to the rules. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "../words";

/** What the shell offers to everything inside it. */
export interface Shell {
  readonly words: Words;
  /** Opens the rulebook at a clause. */
  readonly openRule: (clause: string) => void;
}

export const ShellContext = createContext<Shell | null>(null);

function useShell(): Shell {
  const found = useContext(ShellContext);
  if (found === null) throw new Error("a component of the kit stands outside the shell");
  return found;
}

/** The words of this page. */
export function useWords(): Words {
  return useShell().words;
}

/** Asks for a hint; null where there are none. */
export const HintContext = createContext<(() => void) | null>(null);

/** Takes back the last move; null where it stays. */
export const TakeBackContext = createContext<(() => void) | null>(null);

/** The decision that is asked of this seat, by a name of its own; empty while nothing is asked. */
export const DecisionContext = createContext("");

/** "Why? Rule 7": opens the rulebook at the clause. `walked`: it stands in a list that arrow keys go through. */
export function Why({ clause, walked }: { readonly clause: string; readonly walked?: boolean }) {
  const { words, openRule } = useShell();
  const number = clause.replace(/^.*-/, "");
  return (
    <button type="button" class="why" tabIndex={walked ? -1 : 0} onClick={() => openRule(clause)}>
      {words.say("web-why", { number })}
    </button>
  );
}

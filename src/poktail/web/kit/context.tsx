/** What every component may ask for: the words, and the way to the rules. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "../words";

/** What the shell offers to everything inside it. */
export interface Around {
  readonly words: Words;
  /** Opens the rulebook at a clause. */
  readonly openRule: (clause: string) => void;
}

export const Surroundings = createContext<Around | null>(null);

function around(): Around {
  const found = useContext(Surroundings);
  if (found === null) throw new Error("a component of the kit stands outside the shell");
  return found;
}

/** The words of this page. */
export function useWords(): Words {
  return around().words;
}

/** "Why? Rule 7": opens the rulebook at the clause; `walked`: in a list that arrow keys go through. */
export function Why({ clause, walked }: { readonly clause: string; readonly walked?: boolean }) {
  const { words, openRule } = around();
  const number = clause.replace(/^.*-/, "");
  return (
    <button type="button" class="why" tabIndex={walked ? -1 : 0} onClick={() => openRule(clause)}>
      {words.say("web-why", { number })}
    </button>
  );
}

/** Explains why a page cannot be shown. */
import { Logo } from "../art/logo";
import { Bar } from "../bar";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { go } from "../router";
import type { Problem } from "../wire";
import { Corner } from "./start";

/** Where a sentence ends and another begins. */
const SENTENCE = /(?<=[.!?])\s+/;

/** The reason in words, and the way out. */
export function Refused({ code, data }: Pick<Problem, "code" | "data">) {
  const words = useWords();
  const [title, ...more] = words.refusal(code, data).split(SENTENCE);
  return (
    <div class="page">
      <Bar>
        <Corner />
      </Bar>
      <main class="offline" tabIndex={-1}>
        <Logo size={72} />
        <h1>{title}</h1>
        {more.length > 0 && <p>{more.join(" ")}</p>}
        <Key onClick={() => go("/")}>{words.say("web-home")}</Key>
      </main>
    </div>
  );
}

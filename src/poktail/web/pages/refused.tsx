/** Says why there is nothing to see at an address. */
import { Logo } from "../art/logo";
import { Bar } from "../bar";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { go } from "../router";
import type { Problem } from "../wire";
import { Corner } from "./start";

/** The reason in words, and the way out. */
export function Refused({ code, data }: Pick<Problem, "code" | "data">) {
  const words = useWords();
  return (
    <div class="page">
      <Bar>
        <Corner />
      </Bar>
      <main class="offline" tabIndex={-1}>
        <Logo size={72} />
        <h1>{words.refusal(code, data)}</h1>
        <Key onClick={() => go("/")}>{words.say("web-home")}</Key>
      </main>
    </div>
  );
}

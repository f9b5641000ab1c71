/** Redirects from a table's code to the table. */
import { useEffect } from "preact/hooks";
import { Logo } from "../art/logo";
import { Bar } from "../bar";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { go } from "../router";
import type { Opened } from "../wire";
import { useFetch } from "../use_fetch";
import { Loading } from "./offline";
import { Corner } from "./start";

/** Goes on to the table, or says that this code opens none. */
export function CodePage({ id }: { readonly id: string }) {
  const words = useWords();
  const { found, problem } = useFetch<Opened>(`/api/codes/${id}`);
  useEffect(() => {
    if (found) go(found.path, true);
  }, [found]);
  if (!problem) return <Loading />;
  return (
    <div class="page">
      <Bar>
        <Corner />
      </Bar>
      <main class="offline" tabIndex={-1}>
        <Logo size={72} />
        <h1>
          {problem.code === "not_found"
            ? words.say("web-code-nothing", { code: id.toLowerCase() })
            : words.refusal(problem.code, problem.data)}
        </h1>
        <Key onClick={() => go("/")}>{words.say("web-home")}</Key>
      </main>
    </div>
  );
}

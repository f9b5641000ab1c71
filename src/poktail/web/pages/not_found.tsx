/** The page for an unknown address, or after an error. */
import { useEffect } from "preact/hooks";
import { Logo } from "../art/logo";
import { Bar } from "../bar";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { ErrorMessage } from "../kit/error_boundary";
import { go } from "../router";

/** The way home. */
export function NotFound({ broken = false }: { readonly broken?: boolean }) {
  const words = useWords();
  useEffect(() => {
    document.title = words.say("web-title");
  }, [words]);
  return (
    <div class="page">
      <Bar />
      <main class="offline" tabIndex={-1}>
        <Logo size={72} />
        {broken ? <ErrorMessage /> : <h1>{words.refusal("not_found", { what: "page" })}</h1>}
        <Key icon="home" onClick={() => go("/")}>
          {words.say("web-home")}
        </Key>
      </main>
    </div>
  );
}

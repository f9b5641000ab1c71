/** The page that is shown while the server cannot be reached. */
import { Logo } from "../art/logo";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { missing } from "../load";
import type { Words } from "../words";

/** Says that the server cannot be reached, and that nothing is lost. */
export function OutOfReach({ words }: { readonly words: Words | null }) {
  return (
    <div class="offline" role="status">
      <Logo size={72} />
      <h1>{words ? words.say("web-offline") : "Poktail"}</h1>
      <p>{words ? words.say("web-offline-text") : "…"}</p>
      {words && (
        <Key icon="rematch" onClick={() => location.reload()}>
          {words.say("web-load-again")}
        </Key>
      )}
    </div>
  );
}

/** Shown instead of a page that cannot be fetched; without words only what everybody reads. */
export function Offline({ words }: { readonly words: Words | null }) {
  return (
    <main tabIndex={-1}>
      <OutOfReach words={words} />
    </main>
  );
}

/** Shown until a part of the page is there. */
export function Loading() {
  const words = useWords();
  return missing.value ? <Offline words={words} /> : <p class="loading">{words.say("web-loading")}</p>;
}

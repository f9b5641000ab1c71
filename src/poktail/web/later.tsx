/** A page that is fetched when it is first shown. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "./kit/context";
import { Offline } from "./pages/offline";

/** The component that `load` brings; until then a word, and if it cannot be had, why. */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  let known: FunctionComponent<Props> | null = null;
  return function Later(props: Props) {
    const words = useWords();
    const [Shown, show] = useState<FunctionComponent<Props> | null>(() => known);
    const [failed, fail] = useState(0);
    useEffect(() => {
      if (known) return undefined;
      let wanted = true;
      load()
        .then((found) => {
          known = found;
          if (wanted) show(() => found);
        })
        .catch(() => wanted && setTimeout(() => fail(failed + 1), 2000));
      return () => {
        wanted = false;
      };
    }, [failed]);
    if (Shown) return <Shown {...props} />;
    return failed ? <Offline words={words} /> : <p class="loading">{words.say("web-loading")}</p>;
  };
}

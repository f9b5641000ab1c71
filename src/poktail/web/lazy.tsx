/** Loads a page when it is first shown. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadPart } from "./load";
import { Loading } from "./pages/offline";

/** The component that `load` returns; until it is there a loading message is shown. */
export function lazy<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  let known: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props) {
    const [Shown, show] = useState<FunctionComponent<Props> | null>(() => known);
    const [failed, fail] = useState(0);
    useEffect(() => {
      if (known) return undefined;
      let wanted = true;
      loadPart(load)
        .then((found) => {
          known = found;
          if (wanted) show(() => found);
        })
        .catch(() => wanted && setTimeout(() => fail(failed + 1), 2000));
      return () => {
        wanted = false;
      };
    }, [failed]);
    return Shown ? <Shown {...props} /> : <Loading />;
  };
}

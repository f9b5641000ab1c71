/** What pages wait for before they ask the server anything in somebody's name. */
import { useEffect, useState } from "preact/hooks";
import { me, loadProfile } from "../api";

/** Whether it is known who this device speaks for (that may be nobody). */
export function useKnown(): boolean {
  const [known, setKnown] = useState(me.value !== undefined);
  useEffect(() => {
    if (!known)
      void loadProfile()
        .catch(() => undefined)
        .then(() => setKnown(true));
  }, []);
  return known;
}

/** Waits until the reader's profile is known, for pages that need it. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadProfile, me } from "../api";
import { Loading } from "./offline";

/** Whether the profile of this device has been asked for; the answer may be that it has none. */
function useIdentity(): boolean {
  const [known, setKnown] = useState(me.value !== undefined);
  useEffect(() => {
    if (!known)
      void loadProfile()
        .catch(() => undefined)
        .then(() => setKnown(true));
  }, []);
  return known;
}

/** The page, shown once the profile of this device has been asked for. */
export function withIdentity<Props extends object>(Page: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Identified(props: Props) {
    return useIdentity() ? <Page {...props} /> : <Loading />;
  };
}

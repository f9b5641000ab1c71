/** A hook that fetches from the server. */
import { useEffect, useState } from "preact/hooks";
import { get } from "./api";
import type { Problem } from "./wire";

/** The answer, or the reason why there is none; both null while it is on its way. */
export interface Fetched<T> {
  readonly found: T | null;
  readonly problem: Problem | null;
}

const NOTHING = { found: null, problem: null } as const;

/** The server's answer at this path; fetched again when the path or `attempt` changes. Null fetches nothing. */
export function useFetch<T>(path: string | null, attempt = 0): Fetched<T> {
  const [fetched, set] = useState<Fetched<T> & { readonly path: string | null }>({ ...NOTHING, path });
  useEffect(() => {
    let wanted = true;
    if (path !== null) {
      get<T>(path).then(
        (found) => wanted && set({ found, problem: null, path }),
        (problem: Problem) => wanted && set({ found: null, problem, path }),
      );
    }
    return () => {
      wanted = false;
    };
  }, [path, attempt]);
  return fetched.path === path ? fetched : NOTHING;
}

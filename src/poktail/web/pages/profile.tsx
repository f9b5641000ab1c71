/** Somebody, as others may know them. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import { useWords } from "../kit/context";
import { complain } from "../shell";
import type { ProfileOut } from "../wire";
import { Ratings, when } from "./me";
import { Frame } from "./frame";

/** The page. */
export function ProfilePage({ id }: { readonly id: string }) {
  const words = useWords();
  const [who, setWho] = useState<ProfileOut | null>(null);
  useEffect(() => void get<ProfileOut>(`/api/profiles/${encodeURIComponent(id)}`).then(setWho, complain), [id]);
  return (
    <Frame title={who?.name ?? ""} headed={false}>
      {who && (
        <>
          <h1>{who.name}</h1>
          <p class="hint">{words.say("web-since", { when: when(who.since, words.lang), matches: who.matches })}</p>
          <section class="paper">
            <h2>{words.say("web-ratings")}</h2>
            <Ratings all={who.ratings} />
          </section>
        </>
      )}
    </Frame>
  );
}

/** A public profile: name, date of joining and ratings. */
import type { ComponentChildren } from "preact";
import { me } from "../api";
import { useWords } from "../kit/context";
import { BotTag, Face } from "../kit/seats";
import { ReportKey } from "../report";
import { useFetch } from "../use_fetch";
import type { ProfileOut } from "../wire";
import { isolated } from "../words";
import { Frame } from "./frame";
import { formatDay, Ratings, personOf } from "./parts";
import { Refused } from "./refused";

/** A face, a name, and what else is to be said of somebody. */
export function PersonHead({
  name,
  bot,
  keys,
  children,
}: {
  readonly name: string;
  readonly bot: boolean;
  readonly keys?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  const person = personOf(name, bot, words);
  return (
    <header class="person-head">
      <Face person={person} size={84} />
      <div>
        <h1>
          {isolated(name)} <BotTag person={person} />
        </h1>
        {children}
      </div>
      {keys !== undefined && <div class="row-keys">{keys}</div>}
    </header>
  );
}

/** Since when somebody is here, and how much they have played. */
export function Since({ who }: { readonly who: ProfileOut }) {
  const words = useWords();
  return <p class="lead">{words.say("web-since", { when: formatDay(who.since, words.lang), matches: who.matches })}</p>;
}

/** The page. */
export function ProfilePage({ id }: { readonly id: string }) {
  const words = useWords();
  const { found: who, problem } = useFetch<ProfileOut>(`/api/profiles/${encodeURIComponent(id)}`);
  if (problem) return <Refused {...problem} />;
  return (
    <Frame title={isolated(who?.name ?? "")} headed={false}>
      {who && (
        <>
          <PersonHead
            name={who.name}
            bot={who.kind === "bot"}
            keys={
              me.value && me.value.id !== who.id ? (
                <ReportKey subjects={[{ profile: who.id, name: who.name }]} table={null} />
              ) : undefined
            }
          >
            <Since who={who} />
          </PersonHead>
          <section class="paper narrow">
            <h2>{words.say("web-ratings")}</h2>
            <Ratings all={who.ratings} />
          </section>
        </>
      )}
    </Frame>
  );
}

/** The people you played with, each with a key that opens a table and invites them. */
import { useState } from "preact/hooks";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { Face } from "../kit/seats";
import { isMuted } from "../settings";
import { openTableFor } from "../table/intent";
import type { Companion } from "../wire";
import { isolated } from "../words";
import { formatDay, personOf, useTitles } from "./parts";

const FIRST = 6;

function Somebody({ who, title }: { readonly who: Companion; readonly title: string }) {
  const words = useWords();
  const [going, setGoing] = useState(false);
  const invite = () => {
    if (going) return;
    setGoing(true);
    const setup = { game: who.game, watch: "anyone", chat: true } as const;
    void openTableFor("invite", setup, words, who).finally(() => setGoing(false));
  };
  return (
    <li class="companion">
      <Face person={personOf(who.name, false, words)} size={46} />
      <span class="row-words">
        <strong>{isolated(who.name)}</strong>
        <span class="hint">{words.say("web-matches-played", { matches: who.matches })}</span>
        <span class="hint">{words.say("web-people-last", { game: title, when: formatDay(who.last, words.lang) })}</span>
      </span>
      <Key
        icon="link"
        disabled={going}
        label={words.say("web-people-invite", { name: who.name, game: title })}
        onClick={invite}
      >
        {words.say("web-invite")}
      </Key>
    </li>
  );
}

/** The list of people, without those muted on this device. */
export function MyPeople({ people }: { readonly people: readonly Companion[] }) {
  const words = useWords();
  const titles = useTitles();
  const [short, setShort] = useState(true);
  const offered = people.filter(({ profile }) => !isMuted(profile));
  if (!offered.length) return null;
  return (
    <section class="paper">
      <h2>{words.say("web-people")}</h2>
      <ul class="companions">
        {offered.slice(0, short ? FIRST : undefined).map((who) => (
          <Somebody key={who.profile} who={who} title={titles[who.game] ?? ""} />
        ))}
      </ul>
      {short && offered.length > FIRST && (
        <Key icon="chevron-down" onClick={() => setShort(false)}>
          {words.say("web-people-all", { count: offered.length })}
        </Key>
      )}
    </section>
  );
}

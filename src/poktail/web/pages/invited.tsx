/** Invitations to tables: who invites the reader to which game, and a key that opens the table. */
import { useEffect, useState } from "preact/hooks";
import { get, me } from "../api";
import { Avatar } from "../art/avatars";
import { IconKey } from "../bar";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { gameWords } from "../load";
import { go } from "../router";
import { isMuted, language } from "../settings";
import { facesOf } from "../table/people";
import type { InvitationOut } from "../wire";
import { isolated } from "../words";

const REFRESH_MS = 10_000;

/** The invitations of this device's profile, asked for again while the page is in sight. */
function useInvitations(): readonly InvitationOut[] {
  const [all, setAll] = useState<readonly InvitationOut[]>([]);
  const profile = me.value?.id;
  useEffect(() => {
    if (profile === undefined) return undefined;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      void get<readonly InvitationOut[]>("/api/me/invitations").then(setAll, () => undefined);
    };
    look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [profile]);
  return all;
}

function Invitation({ one, close }: { readonly one: InvitationOut; readonly close: () => void }) {
  const words = useWords();
  const [game, setGame] = useState("");
  useEffect(
    () =>
      void gameWords(one.game, language.value).then(
        (own) => setGame(own.say("title")),
        () => undefined,
      ),
    [one.game, language.value],
  );
  return (
    <li class="go-back">
      <span class="face">
        <Avatar name={facesOf([{ name: one.name, bot: false }])[0] ?? ""} size={32} />
      </span>
      <p>
        <strong>{words.say("web-invited", { name: isolated(one.name), game })}</strong>
      </p>
      <Key kind="choice" onClick={() => go(`/t/${one.table}`)}>
        {words.say("web-join")}
      </Key>
      <IconKey icon="close" label={words.say("web-close")} onClick={close} />
    </li>
  );
}

/** The list of invitations, without those from people muted on this device. */
export function Invited() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = useInvitations().filter(({ table, host }) => !closed.includes(table) && !isMuted(host));
  return (
    <div role="status" hidden={shown.length === 0}>
      <ul class="invited">
        {shown.map((one) => (
          <Invitation key={one.table} one={one} close={() => setClosed([...closed, one.table])} />
        ))}
      </ul>
    </div>
  );
}

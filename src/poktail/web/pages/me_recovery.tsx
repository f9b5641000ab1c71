/** The recovery code: with it, somebody who has lost all devices gets their profile back. */
import { useState } from "preact/hooks";
import { loadProfile, send } from "../api";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { notify, showProblem } from "../shell";
import { copy } from "../table/invite";
import { useFetch } from "../use_fetch";
import type { Profile, Recovery, RecoveryCode } from "../wire";
import { formatDay } from "./parts";

/** A new code, shown once. */
function NewCode({ created }: { readonly created: number | null }) {
  const words = useWords();
  const [made, setMade] = useState<RecoveryCode | null>(null);
  const make = () => void send<RecoveryCode>("POST", "/api/me/recovery").then(setMade, showProblem);
  if (made === null) {
    return (
      <>
        {created !== null && (
          <p class="hint">{words.say("web-recovery-since", { when: formatDay(created, words.lang) })}</p>
        )}
        <Key icon="key" onClick={make}>
          {words.say(created === null ? "web-recovery-new" : "web-recovery-again")}
        </Key>
      </>
    );
  }
  const copyCode = async () => {
    if (await copy(made.code)) notify(words.say("web-recovery-copied"));
  };
  return (
    <>
      <p class="recovery-code" role="status">
        <strong class="code">
          {made.code.split("-").map((group, n) => (
            <span key={n}>{group}</span>
          ))}
        </strong>
      </p>
      <p class="hint">{words.say("web-recovery-once")}</p>
      <Key icon="copy" onClick={() => void copyCode()}>
        {words.say("web-copy")}
      </Key>
    </>
  );
}

/** The field for a code that somebody has kept. */
function UseCode() {
  const words = useWords();
  const [typed, setTyped] = useState("");
  const use = (event: Event) => {
    event.preventDefault();
    send("POST", "/api/recover", { code: typed.trim() }).then(async () => {
      setTyped("");
      await loadProfile();
      notify(words.say("web-recovered"));
    }, showProblem);
  };
  return (
    <form class="sit" onSubmit={use}>
      <label class="field recovery-field">
        <span>{words.say("web-recovery-type")}</span>
        <input
          class="input"
          autocapitalize="characters"
          autocomplete="off"
          spellcheck={false}
          required
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="key key-quiet">
        {words.say("web-recovery-use")}
      </button>
    </form>
  );
}

/** The section on your own profile page. */
export function RecoverySection({ who }: { readonly who: Profile | null }) {
  const words = useWords();
  const { found } = useFetch<Recovery>(who && "/api/me/recovery");
  return (
    <section class="paper recovery">
      <h2>{words.say("web-recovery")}</h2>
      <p class="hint">{words.say("web-recovery-text")}</p>
      {who && found && <NewCode key={who.id} created={found.created} />}
      {who ? (
        <details class="mutes">
          <summary>{words.say("web-recovery-have")}</summary>
          <p class="hint">{words.say("web-recovery-other")}</p>
          <UseCode />
        </details>
      ) : (
        <UseCode />
      )}
    </section>
  );
}

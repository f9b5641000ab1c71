/** Your profile: name, people, statistics, matches, ratings, devices, recovery, stored data, and how to delete it. */
import { useEffect, useState } from "preact/hooks";
import { saveName, get, me, send, loadProfile } from "../api";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { go } from "../router";
import { named } from "../settings";
import { showProblem, notify } from "../shell";
import { useFetch } from "../use_fetch";
import { randomName } from "../table/intent";
import type { Code, Companion, Device, Devices, Profile, ProfileOut } from "../wire";
import { Frame } from "./frame";
import { withIdentity } from "./identity";
import { Invited } from "./invited";
import { MyMatches } from "./me_matches";
import { MyPeople } from "./me_people";
import { RecoverySection } from "./me_recovery";
import { MyStatistics } from "./me_statistics";
import { Ratings, formatMoment } from "./parts";
import { PersonHead, Since } from "./profile";

function Name({ who, done }: { readonly who: Profile | null; readonly done?: () => void }) {
  const words = useWords();
  const [name, setName] = useState(who?.name ?? randomName(words));
  const keep = (event: Event) => {
    event.preventDefault();
    saveName(name).then(() => {
      named.value = "yes";
      notify(words.say("web-name-kept"));
      done?.();
    }, showProblem);
  };
  return (
    <form class="sit" onSubmit={keep}>
      <label class="field">
        <span>{words.say("web-name")}</span>
        <input
          class="input"
          maxLength={24}
          required
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="key key-quiet">
        {words.say("web-keep")}
      </button>
    </form>
  );
}

function LinkDevice({ who }: { readonly who: Profile | null }) {
  const words = useWords();
  const [code, setCode] = useState<Code | null>(null);
  const [typed, setTyped] = useState("");
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const look = () => void get<Devices>("/api/me/devices").then((found) => setDevices(found.devices), showProblem);
  useEffect(() => void (who && look()), [who?.id]);
  const use = (event: Event) => {
    event.preventDefault();
    send("POST", "/api/link", { code: typed }).then(async () => {
      setTyped("");
      await loadProfile();
      notify(words.say("web-linked"));
    }, showProblem);
  };
  return (
    <section class="paper">
      <h2>{words.say("web-devices")}</h2>
      {who && (
        <ul class="rows">
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                {device.here
                  ? words.say("web-this-device")
                  : words.say("web-device-since", { when: formatMoment(device.created, words.lang) })}
              </span>
              {!device.here && (
                <Key
                  icon="trash"
                  onClick={() => void send("DELETE", `/api/me/devices/${device.id}`).then(look, showProblem)}
                >
                  {words.say("web-forget")}
                </Key>
              )}
            </li>
          ))}
        </ul>
      )}
      {who && (
        <p class="code-line">
          {code === null ? (
            <Key icon="key" onClick={() => void send<Code>("POST", "/api/me/code").then(setCode, showProblem)}>
              {words.say("web-make-code")}
            </Key>
          ) : (
            <>
              <strong class="code">{code.code}</strong> <span class="hint">{words.say("web-code-text")}</span>
            </>
          )}
        </p>
      )}
      <form class="sit" onSubmit={use}>
        <label class="field">
          <span>{words.say("web-type-code")}</span>
          <input
            class="input"
            autocapitalize="characters"
            autocomplete="off"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="key key-quiet">
          {words.say("web-link-device")}
        </button>
      </form>
    </section>
  );
}

function Goodbye() {
  const words = useWords();
  const [sure, setSure] = useState(false);
  const gone = () => {
    me.value = null;
    notify(words.say("web-gone"));
  };
  return (
    <section class="paper">
      <h2>{words.say("web-data")}</h2>
      <p class="hint">{words.say("web-data-text")}</p>
      <div class="row-keys">
        <a class="key key-quiet" href="/api/me/export" download="poktail.json">
          {words.say("web-export")}
        </a>
        <Key icon="door" onClick={() => void send("POST", "/api/me/logout").then(gone, showProblem)}>
          {words.say("web-logout")}
        </Key>
        {sure ? (
          <Key icon="trash" onClick={() => void send("DELETE", "/api/me").then(gone, showProblem)}>
            {words.say("web-delete-sure")}
          </Key>
        ) : (
          <Key icon="trash" onClick={() => setSure(true)}>
            {words.say("web-delete")}
          </Key>
        )}
      </div>
    </section>
  );
}

/** The head of the profile: picture, name, and their buttons. */
function Head({ who, about }: { readonly who: Profile; readonly about: ProfileOut | null }) {
  const words = useWords();
  const [naming, setNaming] = useState(false);
  return (
    <>
      <PersonHead
        name={who.name}
        bot={false}
        keys={
          <>
            <Key icon="user" pressed={naming} onClick={() => setNaming(!naming)}>
              {words.say("web-rename")}
            </Key>
            <Key icon="sliders" onClick={() => go("/settings")}>
              {words.say("web-settings")}
            </Key>
          </>
        }
      >
        {about && <Since who={about} />}
      </PersonHead>
      {naming && <Name key={who.id} who={who} done={() => setNaming(false)} />}
    </>
  );
}

/** For a device that speaks for nobody yet. */
function Nobody() {
  const words = useWords();
  return (
    <>
      <h1>{words.say("web-profile")}</h1>
      <p class="lead">{words.say("web-nobody-yet")}</p>
      <Name who={null} />
    </>
  );
}

/** The page. */
export const MePage = withIdentity(function MePage() {
  const words = useWords();
  const who = me.value ?? null;
  const about = useFetch<ProfileOut>(who && `/api/profiles/${who.id}`).found;
  const people = useFetch<readonly Companion[]>(who && `/api/me/people`).found;
  return (
    <Frame title={words.say("web-profile")} headed={false}>
      {who ? <Head who={who} about={about} /> : <Nobody />}
      {who && <Invited />}
      {who && people && <MyPeople people={people} />}
      <div class="two-columns">
        {who && (
          <div class="column">
            <MyStatistics key={`statistics ${who.id}`} />
            <section class="paper">
              <h2>{words.say("web-matches")}</h2>
              <MyMatches key={who.id} />
            </section>
          </div>
        )}
        <div class="column">
          {about && (
            <section class="paper">
              <h2>{words.say("web-ratings")}</h2>
              <Ratings all={about.ratings} />
              <p class="hint">
                <a class="way-back" href="/leaders">
                  {words.say("web-leaders")}
                </a>
              </p>
            </section>
          )}
          <LinkDevice who={who} />
          <RecoverySection key={`recovery ${who?.id ?? ""}`} who={who} />
          {who && <Goodbye />}
        </div>
      </div>
    </Frame>
  );
});

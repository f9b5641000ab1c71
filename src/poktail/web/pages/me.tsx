/** Who one is here: name, settings, devices, matches, ratings, everything that is stored, and the way out. */
import { useEffect, useState } from "preact/hooks";
import { callMe, games, get, me, send, whoAmI } from "../api";
import { useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { gameWords } from "../load";
import { language } from "../settings";
import { complain, notify } from "../shell";
import { anyName } from "../table/intent";
import type { Code, Device, Devices, Played, Profile, ProfileOut, Standing } from "../wire";
import { SettingsForm } from "./settings";
import { Frame } from "./frame";

/** A moment in the reader's way of writing it. */
export function when(time: number | null, lang: string): string {
  return time === null ? "" : new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** The titles of the games by id, in the reader's language. */
export function useTitles(): Readonly<Record<string, string>> {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const lang = language.value;
  useEffect(() => {
    const load = async () => {
      const all = await games();
      const words = await Promise.all(all.map((game) => gameWords(game.id, lang)));
      setTitles(Object.fromEntries(all.map((game, n) => [game.id, words[n]?.say("title") ?? game.title])));
    };
    void load().catch(complain);
  }, [lang]);
  return titles;
}

function Name({ who }: { readonly who: Profile | null }) {
  const words = useWords();
  const [name, setName] = useState(who?.name ?? anyName(words));
  const keep = (event: Event) => {
    event.preventDefault();
    callMe(name).then(() => notify(words.say("web-name-kept")), complain);
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
  const look = () => void get<Devices>("/api/me/devices").then((found) => setDevices(found.devices), complain);
  useEffect(() => void (who && look()), [who?.id]);
  const use = (event: Event) => {
    event.preventDefault();
    send("POST", "/api/link", { code: typed }).then(async () => {
      setTyped("");
      await whoAmI();
      notify(words.say("web-linked"));
    }, complain);
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
                  : words.say("web-device-since", { when: when(device.created, words.lang) })}
              </span>
              {!device.here && (
                <Key
                  icon="trash"
                  onClick={() => void send("DELETE", `/api/me/devices/${device.id}`).then(look, complain)}
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
            <Key icon="key" onClick={() => void send<Code>("POST", "/api/me/code").then(setCode, complain)}>
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

/** Ratings as a table. */
export function Ratings({ all }: { readonly all: readonly Standing[] }) {
  const words = useWords();
  const titles = useTitles();
  if (!all.length) return <p class="hint">{words.say("web-no-ratings")}</p>;
  return (
    <ul class="rows">
      {all.map((one) => (
        <li key={`${one.game}${one.pool}`}>
          <span>{titles[one.game] ?? ""}</span>
          <strong>
            {words.say("web-rating", {
              rating: Math.round(one.rating),
              matches: one.matches,
              provisional: String(one.provisional),
            })}
          </strong>
        </li>
      ))}
    </ul>
  );
}

function Matches() {
  const words = useWords();
  const titles = useTitles();
  const [all, setAll] = useState<readonly Played[] | null>(null);
  useEffect(() => void get<readonly Played[]>("/api/me/matches").then(setAll, complain), []);
  if (all === null) return <p>{words.say("web-loading")}</p>;
  if (!all.length) return <p class="hint">{words.say("web-no-matches")}</p>;
  return (
    <ul class="rows">
      {all.map((one) => (
        <li key={`${one.match}${one.seat}`}>
          <span>
            <strong>{titles[one.game] ?? ""}</strong> · {one.name}
            <br />
            <span class="hint">{when(one.started, words.lang)}</span>
          </span>
          <span class="row-keys">
            {one.rank !== null && <span>{words.say("web-rank", { rank: one.rank, seats: one.seats })}</span>}
            <a class="key key-quiet" href={one.state === "running" ? `/t/${one.table}` : `/m/${one.match}`}>
              {words.say(one.state === "running" ? "web-go-back" : "web-replay")}
            </a>
          </span>
        </li>
      ))}
    </ul>
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
        <Key icon="door" onClick={() => void send("POST", "/api/me/logout").then(gone, complain)}>
          {words.say("web-logout")}
        </Key>
        {sure ? (
          <Key icon="trash" onClick={() => void send("DELETE", "/api/me").then(gone, complain)}>
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

function Standings({ id }: { readonly id: string }) {
  const [who, setWho] = useState<ProfileOut | null>(null);
  useEffect(() => void get<ProfileOut>(`/api/profiles/${id}`).then(setWho, complain), [id]);
  return who && <Ratings all={who.ratings} />;
}

/** The page. */
export function MePage() {
  const words = useWords();
  const who = me.value ?? null;
  return (
    <Frame title={words.say("web-profile")}>
      <div class="two-columns">
        <section class="paper">
          <h2>{words.say("web-settings")}</h2>
          <Name key={who?.id} who={who} />
          <SettingsForm />
        </section>
        <div class="column">
          {who && (
            <section class="paper">
              <h2>{words.say("web-matches")}</h2>
              <Matches />
            </section>
          )}
          {who && (
            <section class="paper">
              <h2>{words.say("web-ratings")}</h2>
              <Standings id={who.id} />
            </section>
          )}
          <LinkDevice who={who} />
          {who && <Goodbye />}
        </div>
      </div>
    </Frame>
  );
}

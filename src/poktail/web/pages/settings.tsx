/** The settings of this device, as a sheet over any page and as a page of their own. */
import type { Signal } from "@preact/signals";
import { useWords } from "../kit/context";
import { Sheet } from "../kit/sheet";
import { alerts, language, pace, patterns, sounds, theme, tips } from "../settings";
import { openSettings } from "../shell";
import { Choice } from "../table/setup";
import { allowAlerts } from "../table/your_turn";
import { LANGUAGES } from "../words";
import { Frame } from "./frame";

function Set<T extends string>({
  state,
  values,
  label,
  name,
}: {
  readonly state: Signal<T>;
  readonly values: readonly T[];
  readonly label: string;
  readonly name: (value: T) => string;
}) {
  return (
    <Choice label={label} value={state.value} values={values} name={name} onChange={(value) => (state.value = value)} />
  );
}

/** All settings; each takes effect at once. */
function SettingsForm() {
  const words = useWords();
  const onOff = (value: "on" | "off") => words.say(value === "on" ? "web-on" : "web-off");
  return (
    <div class="form">
      <Set
        state={language}
        values={LANGUAGES}
        label={words.say("web-language")}
        name={(lang) => words.say("web-language-name", { lang })}
      />
      <Set
        state={theme}
        values={["auto", "light", "dark"]}
        label={words.say("web-theme")}
        name={(value) => words.say("web-theme-name", { theme: value })}
      />
      <Set state={sounds} values={["on", "off"]} label={words.say("web-sound")} name={onOff} />
      <Set
        state={pace}
        values={["slow", "normal", "quick", "off"]}
        label={words.say("web-motion")}
        name={(value) => words.say("web-motion-name", { pace: value })}
      />
      <Set state={patterns} values={["off", "on"]} label={words.say("web-patterns")} name={onOff} />
      <p class="hint">{words.say("web-patterns-text")}</p>
      {"Notification" in window && (
        <Choice
          label={words.say("web-alerts")}
          value={alerts.value === "on" ? "on" : "off"}
          values={["on", "off"]}
          name={onOff}
          onChange={(value) => (value === "on" ? void allowAlerts() : (alerts.value = "off"))}
        />
      )}
      <Set state={tips} values={["on", "off"]} label={words.say("web-tips")} name={onOff} />
    </div>
  );
}

/** The sheet. */
export function Settings() {
  const words = useWords();
  return (
    <Sheet title={words.say("web-settings")} close={() => (openSettings.value = false)}>
      <SettingsForm />
    </Sheet>
  );
}

/** The page. */
export function SettingsPage() {
  const words = useWords();
  return (
    <Frame title={words.say("web-settings")}>
      <section class="paper narrow">
        <SettingsForm />
      </section>
      <p class="hint">
        {words.say("web-settings-here")} <a href="/me">{words.say("web-profile")}</a>
      </p>
    </Frame>
  );
}

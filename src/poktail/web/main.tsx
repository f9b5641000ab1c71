/** The page begins here: words first, then whatever the address names. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { loadProfile } from "./api";
import { App } from "./app";
import { restoreFocus } from "./focus";
import { language } from "./settings";
import { loadShell } from "./shell";

effect(() => {
  void loadShell(language.value);
});
void loadProfile().catch(() => undefined);

const root = document.getElementById("app");
if (root) {
  render(<App />, root);
  restoreFocus(root);
}

if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

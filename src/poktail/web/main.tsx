/** Starts the page: settings, router, words, and then the page that the address names. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { loadProfile } from "./api";
import { App } from "./app";
import { restoreFocus } from "./focus";
import { startRouter } from "./router";
import { applySettings, language } from "./settings";
import { loadShell } from "./shell";

applySettings();
startRouter();
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

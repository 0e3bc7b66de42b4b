import { start } from "sandbank/browser";
import { keepAsBefore } from "./app/keep.ts";
import type { PlaygroundApp } from "./app/playground-app.ts";
import "./app/playground-app.ts";
import { bank } from "./bank.ts";
import { openLinks } from "./links.ts";
import { showPanel } from "./panel.ts";
import { adoptTokens } from "./styles/tokens.ts";

adoptTokens();
const app = document.querySelector<PlaygroundApp>("playground-app") as PlaygroundApp;

try {
  const worker = new URL("mockServiceWorker.js", document.baseURI);
  await start(bank, { url: worker.pathname, scope: new URL(".", worker).pathname });
  await bank.ready;
  await keepAsBefore(bank);
  openLinks(bank, (message) => {
    app.notice = message;
  });
  app.bank = bank;
  await showPanel(bank);
} catch (error) {
  app.failure = error instanceof Error ? error.message : String(error);
}

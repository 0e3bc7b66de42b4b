import { createBank } from "sandbank";
import { start } from "sandbank/browser";
import options from "./bank.ts";

/** Starts the bank of the page, which is `sandbank` in the browser's console, and shows its panel. */
export async function startMocks(): Promise<void> {
  const bank = createBank(options);
  await start(bank, { url: "/mockServiceWorker.js" });
  await bank.ready;
  Object.assign(globalThis, { sandbank: bank });
  await import("sandbank/panel");
  document.body.append(Object.assign(document.createElement("sandbank-panel"), { bank }));
}

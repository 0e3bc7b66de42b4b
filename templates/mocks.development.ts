import { createBank } from "sandbank";
import { start } from "sandbank/browser";
import options from "./bank.ts";

/** Starts the bank of the page, and shows its panel. */
export async function startMocks(): Promise<void> {
  const bank = createBank(options);
  await start(bank, { url: "/mockServiceWorker.js" });
  await bank.ready;
  await import("sandbank/panel");
  document.body.append(Object.assign(document.createElement("sandbank-panel"), { bank }));
}

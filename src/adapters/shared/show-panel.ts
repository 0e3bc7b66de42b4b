import type { Bank, RemoteBank } from "../../index.ts";

/** Loads the panel and puts it on the page with a bank. */
export async function showPanel(load: () => Promise<unknown>, bank: Bank | RemoteBank): Promise<void> {
  await load();
  document.body.append(Object.assign(document.createElement("sandbank-panel"), { bank }));
}

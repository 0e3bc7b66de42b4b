import type { Bank, RemoteBank } from "../../index.ts";

export async function showPanel(load: () => Promise<unknown>, bank: Bank | RemoteBank): Promise<void> {
  await load();
  document.body.append(Object.assign(document.createElement("sandbank-panel"), { bank }));
}

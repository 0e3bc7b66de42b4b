import type { Bank, RemoteBank } from "../../index.ts";

export async function showPanel(load: () => Promise<unknown>, bank: Bank | RemoteBank): Promise<void> {
  await load();
  const panel = Object.assign(document.createElement("sandbank-panel"), { bank });
  const show = () => document.body.append(panel);
  show();
  // Astro's ClientRouter has put another body in place of the one before.
  document.addEventListener("astro:after-swap", show);
}

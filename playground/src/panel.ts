import type { Bank } from "sandbank";
import type { SandbankPanel } from "sandbank/panel";
import { opening } from "./opening/opening.ts";

/** From this width on the page makes room for the panel, rather than lie under it. */
const ROOM = matchMedia("(min-width: 64rem)");

/** Adds the panel to the page. It is loaded after the page, which must not wait for it. */
export async function showPanel(bank: Bank): Promise<void> {
  await import("sandbank/panel");
  const panel = document.createElement("sandbank-panel");
  panel.bank = bank;
  panel.scenarios = { opening, empty: () => undefined };
  document.body.append(panel);
  const makeRoom = () => giveWay(panel);
  new MutationObserver(makeRoom).observe(panel, { attributeFilter: ["open", "dock", "style"] });
  ROOM.addEventListener("change", makeRoom);
}

function giveWay(panel: SandbankPanel): void {
  const isBeside = panel.open && panel.dock === "right" && ROOM.matches;
  document.body.style.paddingInlineEnd = isBeside ? panel.style.getPropertyValue("--size") : "";
}

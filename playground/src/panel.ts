import type { CoreBank, LogEntry } from "sandbank/core";
import type { SandbankPanel } from "sandbank/panel";
import { afterLog } from "./failure/after-log.ts";
import type { Opened } from "./failure/open-file.ts";
import { opening } from "./opening/opening.ts";

/** From this width on the page makes room for the panel, rather than lie under it. */
const ROOM = matchMedia("(min-width: 64rem)");

/** Adds the panel to the page. It is loaded after the page, which must not wait for it. */
export async function showPanel(bank: CoreBank): Promise<void> {
  await import("sandbank/panel");
  const panel = document.createElement("sandbank-panel");
  panel.bank = bank;
  panel.scenarios = { opening, empty: () => undefined };
  document.body.append(panel);
  document.addEventListener("sandbank-opened", (event) => {
    const { failure } = (event as CustomEvent<Opened>).detail;
    panel.requests = failure && requestsAfter(failure.log, bank.log.entries.at(-1)?.number ?? 0);
  });
  const makeRoom = () => giveWay(panel);
  new MutationObserver(makeRoom).observe(panel, { attributeFilter: ["open", "dock", "style"] });
  ROOM.addEventListener("change", makeRoom);
}

/** The requests of a file, then those of the bank with a number above `last`: the others are of another state. */
function requestsAfter(earlier: readonly LogEntry[], last: number): SandbankPanel["requests"] {
  const continued = afterLog(earlier);
  return (log) => continued(log.filter(({ number }) => number > last));
}

function giveWay(panel: SandbankPanel): void {
  const isBeside = panel.open && panel.dock === "right" && ROOM.matches;
  document.body.style.paddingInlineEnd = isBeside ? panel.style.getPropertyValue("--size") : "";
}

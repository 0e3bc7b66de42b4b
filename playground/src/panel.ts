import type { CoreBank, LogEntry } from "sandbank/core";
import type { SandbankPanel } from "sandbank/panel";
import { afterLog } from "./failure/after-log.ts";
import type { Opened } from "./failure/open-file.ts";
import { followPanel } from "./parts/panel-address.ts";

/** From this width on the page makes room for the panel, rather than lie under it. */
const ROOM = matchMedia("(min-width: 64rem)");

/** Adds the panel to the page. It is loaded after the page, which must not wait for it. */
export async function showPanel(bank: CoreBank): Promise<void> {
  const [{ scenarios }] = await Promise.all([import("./opening/scenarios.ts"), import("sandbank/panel")]);
  const panel = document.createElement("sandbank-panel");
  panel.bank = bank;
  // The page makes room by itself, for what sticks to its edges too.
  panel.setAttribute("room", "none");
  panel.scenarios = scenarios;
  document.body.append(panel);
  document.addEventListener("sandbank-opened", (event) => {
    const { failure } = (event as CustomEvent<Opened>).detail;
    panel.requests = failure && requestsAfter(failure.log, bank.log.entries.at(-1)?.number ?? 0);
  });
  const makeRoom = () => giveWay(panel);
  new MutationObserver(makeRoom).observe(panel, { attributeFilter: ["open", "dock", "style"] });
  ROOM.addEventListener("change", makeRoom);
  makeRoom();
  followPanel(panel);
}

/** The requests of a file, then those of the bank with a number above `last`: the others are of another state. */
function requestsAfter(earlier: readonly LogEntry[], last: number): SandbankPanel["requests"] {
  const continued = afterLog(earlier);
  return (log) => continued(log.filter(({ number }) => number > last));
}

/**
 * Keeps the page's end, and what has the focus, clear of the panel. Where there is no room beside it, it lies over the page
 * until it is closed.
 */
function giveWay({ open, dock, style }: SandbankPanel): void {
  const { documentElement: root, body } = document;
  const size = style.getPropertyValue("--size");
  const edge: string | undefined = open ? dock : undefined;
  const room = (isThere: boolean) => (isThere ? size : "");
  body.style.paddingInlineStart = room(edge === "left" && ROOM.matches);
  body.style.paddingInlineEnd = room(edge === "right" && ROOM.matches);
  body.style.paddingBlockStart = room(edge === "top");
  body.style.paddingBlockEnd = room(edge === "bottom");
  root.style.setProperty("--panel-top", room(edge === "top") || "0px");
  root.style.setProperty("--panel-bottom", room(edge === "bottom") || "0px");
  root.toggleAttribute("data-panel-button", !open);
}

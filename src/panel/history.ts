import type { PanelBank } from "./bank.ts";

/** Loads the tab when it is opened for the first time. */
export function loadHistory(onError: (error: Error) => void): void {
  import("./tabs/history.ts").then(({ HistoryTab }) => {
    if (!customElements.get("sandbank-history")) customElements.define("sandbank-history", HistoryTab);
  }, onError);
}

/** Turns the history of a bank on, so that it has what happened before its tab is opened. */
export function startHistory({ history }: PanelBank): void {
  // The tab shows why a history is off.
  history.start().catch(() => undefined);
}

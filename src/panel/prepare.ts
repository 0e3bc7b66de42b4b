import type { PanelBank } from "../code/bank.ts";
import { define } from "./define.ts";

/** Has a bank keep from now on what the panel can show of its past. */
export function prepare(bank: PanelBank): void {
  // The tab shows why a history is off.
  bank.history.start().catch(() => undefined);
  void recordFromNow(bank);
}

/** Loads "Undo", which the header has once it is there; the History tab says why its own code can't be loaded. */
export function loadUndo(): void {
  if (customElements.get("sandbank-undo")) return;
  import("./undo/undo.ts").then(
    ({ UndoButton }) => define("sandbank-undo", UndoButton),
    () => undefined,
  );
}

/** So that a link can be short: calls are recorded once there is a panel that can share them. */
async function recordFromNow(bank: PanelBank): Promise<void> {
  const { isShareable, recordCalls } = await import("../share/panel.ts");
  if (isShareable(bank)) await recordCalls(bank);
}

import type { PanelBank } from "../../code/bank.ts";
import type { LogEntry } from "../../index.ts";

/** Makes the requests that the panel shows out of the log of its bank. */
export type ShownLog = (log: readonly LogEntry[]) => readonly LogEntry[];

const shown = new WeakMap<PanelBank, ShownLog>();

export function logOf(bank: PanelBank): readonly LogEntry[] {
  const { entries } = bank.log;
  return shown.get(bank)?.(entries) ?? entries;
}

/** Sets which requests are shown of a bank; undefined for its log. */
export function setLog(bank: PanelBank, show: ShownLog | undefined): void {
  if (show) shown.set(bank, show);
  else shown.delete(bank);
}

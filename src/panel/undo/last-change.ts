import type { PanelBank } from "../../code/bank.ts";
import type { HistoryEntry } from "../../index.ts";
import { nounOf } from "../bank/collections.ts";
import { momentText } from "../parts/format.ts";

/** What changed the bank last, and the entry before it. */
export interface LastChange {
  readonly entry: HistoryEntry;
  readonly before: HistoryEntry;
}

/** Finds what "Undo" takes back; undefined when nothing that is kept has changed the bank. */
export function lastChangeOf(entries: readonly HistoryEntry[]): LastChange | undefined {
  const at = entries.findLastIndex(({ position, changed }) => position !== "future" && changed);
  const entry = entries[at];
  if (!entry) return undefined;
  let first = at;
  // A move of the clock comes after the steps that it made, and steps of one instant are undone together.
  for (let each = entries[first - 1]; each?.kind === "step"; each = entries[first - 1]) {
    if (!isMove(entry) && !(entry.kind === "step" && each.at === entry.at)) break;
    first -= 1;
  }
  const before = entries[first - 1];
  return before && { entry, before };
}

export function changeText(bank: PanelBank, { kind, what, row, at }: HistoryEntry): string {
  if (isMove({ kind, what })) return `time moved to ${momentText(at)}`;
  const about = row ? ` ${nounOf(bank, row.collection)} ${row.id}` : "";
  return kind === "request"
    ? `${what.slice(0, 100)}${about && ` (${about.trim()})`}`
    : `${what.slice(0, 100)}${about}`;
}

function isMove({ kind, what }: Pick<HistoryEntry, "kind" | "what">): boolean {
  return kind === "clock" && what === "advanced";
}

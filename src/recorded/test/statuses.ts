import type { PanelBank } from "../../code/bank.ts";
import type { Snapshot, TimelineEntry } from "../../core.ts";
import { rowOfPath } from "../rows.ts";

function isImmediate(entry: TimelineEntry | undefined): boolean {
  return entry?.cause === "immediate";
}

/** The statuses that rows had, as their timelines tell. */
export class Statuses {
  readonly #bank: PanelBank;
  readonly #begun: Snapshot | undefined;
  /** Of each row that was asked for, what of its timeline is still to come. */
  readonly #coming = new Map<string, TimelineEntry[]>();

  /** `begun` is what the bank of the test has at its start: the statuses before are no news there. */
  constructor(bank: PanelBank, begun: Snapshot | undefined) {
    this.#bank = bank;
    this.#begun = begun;
  }

  /** The status that a row got by the clock, up to a bank time in milliseconds; undefined when it stayed as it was. */
  byClock(row: string, until: number): string | undefined {
    let status: string | null | undefined;
    const coming = this.#of(row);
    while (coming[0] && Date.parse(coming[0].at) <= until && coming[0].cause === "clock") {
      status = coming.shift()?.status;
    }
    return status ?? undefined;
  }

  /** The status that a row got by a request or an action at a bank time; undefined when it stayed as it was. */
  byCall(row: string, at: number, cause: "request" | "action"): string | undefined {
    this.byClock(row, at);
    const coming = this.#of(row);
    let status: string | null | undefined;
    if (!coming[0] || Date.parse(coming[0].at) > at || coming[0].cause !== cause) return undefined;
    status = coming.shift()?.status;
    while (isImmediate(coming[0])) status = coming.shift()?.status;
    return status ?? undefined;
  }

  /** Whether no row of these makes a step after one bank time, up to another. */
  isQuiet(rows: Iterable<string>, after: number, until: number): boolean {
    for (const row of rows) {
      for (const { at, cause } of this.#timeline(row)) {
        const time = Date.parse(at);
        if (cause === "clock" && time > after && time <= until) return false;
      }
    }
    return true;
  }

  #of(row: string) {
    const coming = this.#coming.get(row) ?? this.#timeline(row).slice(this.#lengthBefore(row));
    this.#coming.set(row, coming);
    return coming;
  }

  #lengthBefore(row: string): number {
    const found = rowOfPath(row, this.#bank.resources);
    const rows = (found && this.#begun?.tables[found.collection]?.rows) ?? [];
    return rows.find((saved) => String(saved.row.id) === found?.id)?.timeline.length ?? 0;
  }

  /** None for a row that is gone. */
  #timeline(row: string): readonly TimelineEntry[] {
    const found = rowOfPath(row, this.#bank.resources);
    if (!found || !this.#bank.db[found.collection]?.get(found.id)) return [];
    return this.#bank.timeline(found.collection, found.id);
  }
}

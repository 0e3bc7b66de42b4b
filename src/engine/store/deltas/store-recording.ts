import type { AnyRow } from "../model.ts";
import type { Table } from "../table.ts";
import type { SavedRow } from "../table-parts.ts";
import { Recorder } from "./recorder.ts";
import { type StoreDelta, tableDelta } from "./table-delta.ts";

/** Records how the tables of a store change between one delta and the next. */
export class StoreRecording {
  readonly #written = new Map<Table, Recorder<number, SavedRow>>();
  #isReplaced = false;

  /** Called with each write of a row, and what the row was before it. */
  wrote(table: Table, id: number, before: AnyRow | undefined): void {
    let recorder = this.#written.get(table);
    if (!recorder) {
      recorder = new Recorder();
      this.#written.set(table, recorder);
    }
    recorder.wrote(id, () => before && { row: before, timeline: table.timeline(id) });
  }

  /** Called when all rows of all tables were replaced. */
  replaced(): void {
    this.#isReplaced = true;
  }

  /** Whether all rows were replaced since the last time. */
  get isReplaced(): boolean {
    return this.#isReplaced;
  }

  /** Whether there is anything to take. */
  get hasRecorded(): boolean {
    return this.#isReplaced || [...this.#written.values()].some(({ hasWritten }) => hasWritten);
  }

  /** How the tables have changed since the last time; "all" when their rows were replaced. */
  take(): StoreDelta | "all" {
    const isReplaced = this.#isReplaced;
    this.#isReplaced = false;
    const deltas = Array.from(this.#written, ([table, recorder]) => {
      const delta = tableDelta(table, recorder.take());
      return delta && ([table.model.collection, delta] as const);
    });
    return isReplaced ? "all" : Object.fromEntries(deltas.filter((each) => each !== undefined));
  }
}

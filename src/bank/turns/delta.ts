import { rowsAfter, type StoreDelta, type TableDelta } from "../../engine/store/deltas/table-delta.ts";
import { keyOf } from "../../engine/store/ids.ts";
import type { SavedRow, SavedTable } from "../../engine/store/table-parts.ts";
import type { SavedClock } from "../../engine/time/clock.ts";
import type { SavedProgress } from "../../engine/time/progress.ts";
import { compareTimers, nameOf, type Timer } from "../../engine/time/timer.ts";
import type { TimersDelta } from "../../engine/time/timers-delta.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";

/** What has changed in a bank between two moments, as plain JSON; card numbers and the like are in it in plain text. */
export type Delta = WholeDelta | PartialDelta;

/** The state after a reset or a restore, which replaces the one before. */
interface WholeDelta {
  /** Bank time when it was taken, milliseconds. */
  readonly at: number;
  readonly whole: Snapshot;
}

/** What differs from the state before; what has not changed is left out. */
export interface PartialDelta {
  /** Bank time when it was taken, milliseconds. */
  readonly at: number;
  readonly clock?: SavedClock;
  readonly random?: readonly number[];
  readonly timers?: TimersDelta;
  readonly progress?: SavedProgress;
  readonly tables?: StoreDelta;
}

/**
 * The state after deltas that were taken one after the other, given the state before the first, as plain JSON that was not
 * checked. It is for `restore` to check. Throws a TypeError when a delta cannot be of the state before it.
 *
 * @example await bank.restore(snapshotAfter(before, deltas));
 */
export function snapshotAfter(before: Snapshot, deltas: readonly Delta[]): Snapshot {
  let state = new Folded(before);
  for (const delta of deltas) {
    if ("whole" in delta) state = new Folded(delta.whole);
    else state.apply(delta);
  }
  return state.save();
}

/** A state to which deltas are applied at the cost of what they change. */
export class Folded {
  #settings: Snapshot;
  readonly #timers: Map<string, Timer>;
  readonly #tables: Map<string, FoldedTable>;

  constructor(snapshot: Snapshot) {
    this.#settings = snapshot;
    this.#timers = new Map(snapshot.timers.map((timer) => [nameOf(timer), timer]));
    this.#tables = new Map(
      Object.entries(snapshot.tables).map(([name, table]) => [name, new FoldedTable(table)]),
    );
  }

  apply({ clock, random, progress, timers, tables = {} }: PartialDelta): void {
    const changed = { ...(clock && { clock }), ...(random && { random }), ...(progress && { progress }) };
    this.#settings = { ...this.#settings, ...changed };
    for (const name of timers?.canceled ?? []) this.#timers.delete(name);
    for (const timer of timers?.set ?? []) this.#timers.set(nameOf(timer), timer);
    for (const [name, delta] of Object.entries(tables)) {
      const table = this.#tables.get(name);
      if (!table) throw new TypeError(`A delta is about "${name}", which isn't a table.`);
      table.apply(delta);
    }
  }

  /** How many rows it has. */
  get size(): number {
    let size = 0;
    for (const table of this.#tables.values()) size += table.rows.size;
    return size;
  }

  /** Every row. */
  *rows(): Iterable<readonly [collection: string, id: number, saved: SavedRow]> {
    for (const [collection, { rows }] of this.#tables)
      for (const [id, saved] of rows) yield [collection, id, saved];
  }

  /** A row; undefined when there is none. */
  get(collection: string, id: number): SavedRow | undefined {
    return this.#tables.get(collection)?.rows.get(id);
  }

  /** Puts a row in the place of an equal one, so as not to keep both. */
  share(collection: string, id: number, saved: SavedRow): void {
    this.#tables.get(collection)?.rows.set(id, saved);
  }

  save(): Snapshot {
    return {
      ...this.#settings,
      timers: [...this.#timers.values()].sort(compareTimers),
      tables: Object.fromEntries(Array.from(this.#tables, ([name, table]) => [name, table.save()])),
    };
  }
}

class FoldedTable {
  #next: number;
  readonly rows: Map<number, SavedRow>;

  constructor({ next, rows }: SavedTable) {
    this.#next = next;
    this.rows = new Map(rows.map((saved) => [keyOf(saved.row), saved]));
  }

  apply(delta: TableDelta): void {
    this.#next = delta.next;
    for (const [id, saved] of rowsAfter(delta, (each) => this.rows.get(each))) {
      if (saved) this.rows.set(id, saved);
      else this.rows.delete(id);
    }
  }

  save(): SavedTable {
    // Ids are never assigned again, so that rows are added in the order of their ids.
    return { next: this.#next, rows: [...this.rows.values()] };
  }
}

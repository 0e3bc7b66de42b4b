import { referencesOf } from "../schema/references.ts";
import type { Steps } from "../slices.ts";
import type { Batches } from "./batches.ts";
import type { StoreRecording } from "./deltas/store-recording.ts";
import type { Cause, Change } from "./history.ts";
import { type AnyId, keyOf } from "./ids.ts";
import type { AnyRow, Model } from "./model.ts";
import { Table } from "./table.ts";
import type { SavedTable } from "./table-parts.ts";

/** The tables of the bank. It knows none by name: each resource adds its own. */
export class Store {
  readonly #tables = new Map<string, Table>();
  /** Collection → the tables and fields that refer to it. */
  readonly #pointers = new Map<string, { readonly table: Table; readonly field: string }[]>();
  readonly #now: () => number;
  #cause: Cause = "request";
  #last = { now: Number.NaN, text: "" };
  #changes: Change[] = [];
  /** Told how the tables change; its code is loaded by what records. */
  recording: Pick<StoreRecording, "wrote" | "replaced"> | undefined;

  /** `now` returns the bank's time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Adds the table of a model. */
  add(model: Model): void {
    if (this.#tables.has(model.collection))
      throw new Error(`There are two tables named ${model.collection}.`);
    const table: Table = new Table(model, (change, before) => {
      this.recording?.wrote(table, keyOf(change), before);
      const cause = { at: this.#instant(), cause: this.#cause };
      this.#changes.push({ ...change, ...cause });
      return cause;
    });
    this.#tables.set(model.collection, table);
    for (const { field, collection } of referencesOf(model.row)) {
      const pointers = this.#pointers.get(collection) ?? [];
      pointers.push({ table, field });
      this.#pointers.set(collection, pointers);
    }
  }

  /** The bank's time; rows of one moment share its text. */
  #instant(): string {
    const now = this.#now();
    if (now !== this.#last.now) this.#last = { now, text: new Date(now).toISOString() };
    return this.#last.text;
  }

  /** The table of a model that was added. */
  table<Row extends AnyRow>(model: Model<Row>): Table<Row> {
    // A table holds the rows of its own model; only here does a name decide the type of a row.
    return this.named(model.collection) as unknown as Table<Row>;
  }

  /** A row that refers to the given one, its model, and the field that refers; found without a scan (O3). */
  userOf(
    collection: string,
    id: AnyId,
  ): { readonly model: Model; readonly row: AnyRow; readonly field: string } | undefined {
    for (const { table, field } of this.#pointers.get(collection) ?? []) {
      const row = table.firstBy(field, keyOf({ id }));
      if (row) return { model: table.model, row, field };
    }
    return undefined;
  }

  /** The table of a collection. Throws for an unknown name. */
  named(collection: string): Table {
    const table = this.#tables.get(collection);
    if (!table)
      throw new Error(`There is no collection "${collection}": it is one of ${this.names().join(", ")}.`);
    return table;
  }

  /** Calls `wrote` after each write of a row of a collection, with the row after and before it, undefined for none. */
  watch(collection: string, wrote: (after: AnyRow | undefined, before: AnyRow | undefined) => void): void {
    const table = this.named(collection);
    const earlier = table.onWritten;
    table.onWritten = (after, before) => {
      earlier?.(after, before);
      wrote(after, before);
    };
  }

  /** The collections, in the order in which they were added. */
  names(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** How many rows there are in all tables. */
  count(): number {
    return [...this.#tables.values()].reduce((sum, table) => sum + table.count(), 0);
  }

  /** Runs `work` and records `cause` as the cause of its writes. */
  causedBy<T>(cause: Cause, work: () => T): T {
    const former = this.#cause;
    this.#cause = cause;
    try {
      return work();
    } finally {
      this.#cause = former;
    }
  }

  /** How many writes have not been taken yet. */
  get pendingChanges(): number {
    return this.#changes.length;
  }

  /** Forgets the writes that were not taken, but for the first `kept`: those after them were undone. */
  forgetChanges(kept: number): void {
    this.#changes.length = kept;
  }

  /** Returns the writes made since the last call. */
  takeChanges(): readonly Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  /** Every table as plain JSON. */
  save(): Readonly<Record<string, SavedTable>> {
    return Object.fromEntries([...this.#tables].map(([name, table]) => [name, table.save()]));
  }

  /** Adds the rows of saved tables, which the caller has validated, to tables without rows. */
  *loadSteps(saved: Readonly<Record<string, SavedTable>>, work: Batches): Steps<void> {
    for (const [name, table] of this.#tables) {
      const { next, rows } = saved[name] as SavedTable;
      table.clear(next);
      yield* work.each(rows, (row) => void table.add(row));
    }
  }

  /** Replaces all tables by saved ones, which the caller has validated. */
  load(saved: Readonly<Record<string, SavedTable>>): void {
    for (const [name, table] of this.#tables) table.load(saved[name] as SavedTable);
    this.#changes = [];
    this.recording?.replaced();
  }

  /** Replaces the rows of all tables by those of another store with such tables, which is not used from then on. */
  takeOver(other: Store): void {
    for (const [name, table] of this.#tables) table.takeOver(other.named(name));
    this.#changes = [];
    this.recording?.replaced();
  }
}

import { referencesOf } from "../schema/references.ts";
import type { Cause, Change } from "./history.ts";
import type { AnyId } from "./ids.ts";
import type { AnyRow, Resource } from "./model.ts";
import { Table } from "./table.ts";
import type { SavedTable } from "./table-parts.ts";

/** Every table of the bank. It knows none of them by name: an area adds its own. */
export class Store {
  readonly #tables = new Map<string, Table>();
  /** Collection → the tables and fields that point into it. */
  readonly #pointers = new Map<string, { readonly table: Table; readonly field: string }[]>();
  readonly #now: () => number;
  #cause: Cause = "request";
  #changes: Change[] = [];

  /** `now` answers the bank's time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Adds the table of a resource. */
  table<Row extends AnyRow>(resource: Resource<Row>): Table<Row> {
    if (this.#tables.has(resource.collection))
      throw new Error(`There are two tables named ${resource.collection}.`);
    const table = new Table<Row>(resource, (change) => {
      const told = { at: new Date(this.#now()).toISOString(), cause: this.#cause };
      this.#changes.push({ ...change, ...told });
      return told;
    });
    this.#tables.set(resource.collection, table as unknown as Table);
    for (const { field, collection } of referencesOf(resource.row)) {
      const pointers = this.#pointers.get(collection) ?? [];
      pointers.push({ table: table as unknown as Table, field });
      this.#pointers.set(collection, pointers);
    }
    return table;
  }

  /** A row that points at another one, and what it is called; found without a scan (O3). */
  userOf(collection: string, id: AnyId): { readonly noun: string; readonly row: AnyRow } | undefined {
    for (const { table, field } of this.#pointers.get(collection) ?? []) {
      const row = table.firstBy(field, Number(id));
      if (row) return { noun: table.resource.noun, row };
    }
    return undefined;
  }

  /** The table of a collection. Throws for a name that no area has added. */
  named(collection: string): Table {
    const table = this.#tables.get(collection);
    if (!table)
      throw new Error(`There is no collection "${collection}": it is one of ${this.names().join(", ")}.`);
    return table;
  }

  /** The collections, in the order in which the areas added them. */
  names(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** Runs `work` with its writes put down to `cause`. */
  causedBy<T>(cause: Cause, work: () => T): T {
    const former = this.#cause;
    this.#cause = cause;
    try {
      return work();
    } finally {
      this.#cause = former;
    }
  }

  /** How many writes wait to be told. */
  get untold(): number {
    return this.#changes.length;
  }

  /** Takes the writes made since it was last asked. */
  takeChanges(): readonly Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  /** Every table as plain JSON. */
  save(): Readonly<Record<string, SavedTable>> {
    return Object.fromEntries([...this.#tables].map(([name, table]) => [name, table.save()]));
  }

  /** Takes over tables that were checked before. */
  load(saved: Readonly<Record<string, SavedTable>>): void {
    for (const [name, table] of this.#tables) table.load(saved[name] as SavedTable);
    this.#changes = [];
  }
}

import type { Cause, Change } from "./history.ts";
import type { AnyRow, Resource } from "./resource.ts";
import { type SavedTable, Table } from "./table.ts";

/** Every table of the bank. It knows none of them by name: an area adds its own. */
export class Store {
  readonly #tables = new Map<string, Table>();
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
    return table;
  }

  /** The table of a collection. Throws for a name that no area has added. */
  named(collection: string): Table {
    const table = this.#tables.get(collection);
    if (!table)
      throw new Error(`There is no collection "${collection}": it is one of ${this.names().join(", ")}.`);
    return table;
  }

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

import { Collection, Query } from "@msw/data";
import type { z } from "zod";
import { changesFit } from "./changes-fit.ts";
import { freezeDeep } from "./freeze.ts";
import type { Change, TimelineEntry } from "./history.ts";
import { type AnyId, FIRST_ID, toKey } from "./ids.ts";
import { Index, referenceIndexes } from "./indexes.ts";
import type { AnyRow, Model } from "./model.ts";
import { type OnChange, type Page, positionOf, type SavedTable, type Where } from "./table-parts.ts";

/**
 * The rows of one model, and the only way to its `@msw/data` collection. Rows are frozen, ids are unique and
 * ascending, and a write is applied completely or not at all. Insert, get, update and page take the same time at any
 * number of rows. See docs/decisions/0002-table.md for what is used of the library and why.
 *
 * @example new Table(achTransfers, onChange).findMany((q) => q.where({ status: "pending" }))
 */
export class Table<Row extends AnyRow = AnyRow> {
  readonly model: Model<Row>;
  readonly #onChange: OnChange;
  /** Its writes find a record by a key that only `create` gives, so they would change the wrong row here. */
  readonly #collection: Pick<Collection<z.ZodType<Row>>, "all">;
  /** Ids in ascending order, which is creation order; position by position those of the collection's list. */
  #keys: number[] = [];
  readonly #rows = new Map<number, Row>();
  readonly #timelines = new Map<number, readonly TimelineEntry[]>();
  readonly #indexes: ReadonlyMap<string, Index<Row>>;
  #next = FIRST_ID;

  constructor(model: Model<Row>, onChange: OnChange) {
    this.model = model;
    this.#onChange = onChange;
    this.#collection = new Collection({ schema: model.row });
    const indexes = { ...referenceIndexes(model.row), ...model.indexes };
    this.#indexes = new Map(Object.entries(indexes).map(([name, keysOf]) => [name, new Index(keysOf)]));
  }

  /** The row with this id, given as string or number; undefined when there is none. */
  get(id: AnyId): Row | undefined {
    const key = toKey(id);
    return key === undefined ? undefined : this.#rows.get(key);
  }

  /** Whether there is a row with this id, given as string or number. */
  has(id: AnyId): boolean {
    return this.get(id) !== undefined;
  }

  /** Whether an id was ever assigned: it stays a valid cursor after its row is deleted (S11). */
  everIssued(id: AnyId): boolean {
    const key = toKey(id);
    return key !== undefined && key >= FIRST_ID && key < this.#next;
  }

  /** How many rows there are. */
  count(): number {
    return this.#keys.length;
  }

  /** Every row, oldest first. */
  all(): readonly Row[] {
    return this.#records().slice();
  }

  /** The oldest row. */
  first(): Row | undefined {
    return this.#records()[0];
  }

  /** The oldest row that matches a query, found by a scan; undefined when there is none. */
  findFirst(where: Where<Row>): Row | undefined {
    const query = where(new Query<Row>());
    return this.#records().find((row) => query.test(row));
  }

  /** Every row that matches a query, oldest first, found by a scan. */
  findMany(where: Where<Row>): readonly Row[] {
    const query = where(new Query<Row>());
    return this.#records().filter((row) => query.test(row));
  }

  /** The rows under a key of an index; a reference field is an index too. Throws for an unknown index. */
  by(index: string, key: string | number): readonly Row[] {
    return [...this.#indexNamed(index).ids(key)].map((id) => this.#rows.get(id) as Row);
  }

  /** The first row under a key of an index, read without the others. Throws for an unknown index. */
  firstBy(index: string, key: string | number): Row | undefined {
    for (const id of this.#indexNamed(index).ids(key)) return this.#rows.get(id);
    return undefined;
  }

  /** Up to `limit` rows that `keep` accepts, in insertion order or its reverse, starting at the cursor (an id). */
  page(options: {
    cursor?: number | undefined;
    limit: number;
    newestFirst: boolean;
    keep?: ((row: Row) => boolean) | undefined;
  }): Page<Row> {
    const { cursor, limit, newestFirst, keep } = options;
    const step = newestFirst ? -1 : 1;
    const records = this.#records();
    const rows: Row[] = [];
    for (let at = this.#startOf(cursor, newestFirst); at >= 0 && at < records.length; at += step) {
      const row = records[at] as Row;
      if (keep && !keep(row)) continue;
      if (rows.length === limit) return { rows, next: this.#keys[at] };
      rows.push(row);
    }
    return { rows, next: undefined };
  }

  /** Adds the row that `make` returns for the next id. Throws when it does not match the schema, storing nothing. */
  insert(make: (id: Row["id"]) => Row): Row {
    const key = this.#next;
    const row = this.#checked(this.#inSchemaOrder(make(this.#idOf(key))));
    this.#next = key + 1;
    this.#keys.push(key);
    this.#records().push(row);
    this.#rows.set(key, row);
    for (const index of this.#indexes.values()) index.add(key, row);
    const to = this.#statusOf(row);
    const { at, cause } = this.#notify("insert", row.id, null, to);
    this.#timelines.set(key, freezeDeep([{ at, status: to, cause }]));
    return row;
  }

  /** Replaces fields of a row. Throws when there is none or it would not match the schema, changing nothing. */
  update(id: AnyId, fields: Partial<Row>): Row {
    const key = this.#keyOf(id);
    const before = this.#rows.get(key) as Row;
    const row = this.#checked({ ...before, ...fields, id: before.id }, before);
    this.#records()[positionOf(this.#keys, key)] = row;
    this.#rows.set(key, row);
    for (const index of this.#indexes.values()) index.replace(key, before, row);
    const [from, to] = [this.#statusOf(before), this.#statusOf(row)];
    const { at, cause } = this.#notify("update", row.id, from, to);
    if (from !== to) this.#timelines.set(key, freezeDeep([...this.timeline(key), { at, status: to, cause }]));
    return row;
  }

  /** Removes a row; its id is never assigned again. Throws when it does not exist. */
  delete(id: AnyId): void {
    const key = this.#keyOf(id);
    const row = this.#rows.get(key) as Row;
    const at = positionOf(this.#keys, key);
    this.#keys.splice(at, 1);
    this.#records().splice(at, 1);
    this.#rows.delete(key);
    this.#timelines.delete(key);
    for (const index of this.#indexes.values()) index.remove(key, row);
    this.#notify("delete", row.id, this.#statusOf(row), null);
  }

  /** The statuses a row has had, oldest first; empty for an id without a row. */
  timeline(id: AnyId): readonly TimelineEntry[] {
    const key = toKey(id);
    return (key === undefined ? undefined : this.#timelines.get(key)) ?? [];
  }

  /** The table as plain JSON; its rows are not copied, as they never change. */
  save(): SavedTable {
    return { next: this.#next, rows: this.all().map((row) => ({ row, timeline: this.timeline(row.id) })) };
  }

  /** Replaces all rows by those of a saved table, which the caller has validated. */
  load(saved: SavedTable): void {
    this.#next = saved.next;
    this.#keys = saved.rows.map(({ row }) => Number(row.id));
    const records = this.#records();
    records.length = 0;
    this.#rows.clear();
    this.#timelines.clear();
    for (const index of this.#indexes.values()) index.clear();
    saved.rows.forEach(({ row, timeline }, at) => {
      const key = this.#keys[at] as number;
      const stored = freezeDeep(row) as Row;
      records.push(stored);
      this.#rows.set(key, stored);
      this.#timelines.set(key, freezeDeep(timeline));
      for (const index of this.#indexes.values()) index.add(key, stored);
    });
  }

  /** The list in which the collection keeps its rows: the library returns the list itself, not a copy. */
  #records(): Row[] {
    return this.#collection.all();
  }

  #startOf(cursor: number | undefined, newestFirst: boolean): number {
    if (cursor === undefined) return newestFirst ? this.#keys.length - 1 : 0;
    const at = positionOf(this.#keys, cursor);
    return newestFirst && this.#keys[at] !== cursor ? at - 1 : at;
  }

  #checked(row: Row, before?: Row): Row {
    if (before !== undefined && changesFit(this.model.row, row, before)) return freezeDeep(row);
    const result = this.model.row.safeParse(row);
    if (!result.success) {
      throw new Error(`A row of ${this.model.collection} does not match its schema: ${result.error.message}`);
    }
    return freezeDeep(row);
  }

  /** The row with its fields in the order of the schema, which is the order on the wire. */
  #inSchemaOrder(row: Row): Row {
    const fields = Object.keys(this.model.row.shape) as (keyof Row)[];
    return Object.fromEntries(fields.map((field) => [field, row[field]])) as unknown as Row;
  }

  #keyOf(id: AnyId): number {
    const key = toKey(id);
    if (key === undefined || !this.#rows.has(key))
      throw new Error(`${this.model.collection} has no row ${id}.`);
    return key;
  }

  #idOf(key: number): Row["id"] {
    return this.model.ids === "string" ? String(key) : key;
  }

  #statusOf(row: Row): string | null {
    const field = this.model.statusField;
    return field ? String((row as Readonly<Record<string, unknown>>)[field]) : null;
  }

  #indexNamed(name: string): Index<Row> {
    const index = this.#indexes.get(name);
    if (!index) throw new Error(`${this.model.collection} has no index "${name}".`);
    return index;
  }

  #notify(kind: Change["kind"], id: Row["id"], from: string | null, to: string | null) {
    return this.#onChange({ collection: this.model.collection, id, kind, from, to });
  }
}

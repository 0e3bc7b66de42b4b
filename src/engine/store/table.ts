import { Collection, Query } from "@msw/data";
import type * as z from "zod";
import { checkedRow, inSchemaOrder } from "./checked-row.ts";
import { freezeDeep } from "./freeze.ts";
import type { Change, TimelineEntry } from "./history.ts";
import { type AnyId, FIRST_ID, toKey } from "./ids.ts";
import { Index, referenceIndexes } from "./indexes.ts";
import type { AnyRow, Model } from "./model.ts";
import { type Page, type PageOptions, pageOf } from "./page.ts";
import { type OnChange, positionOf, type SavedRow, type SavedTable, type Where } from "./table-parts.ts";

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
  #collection: Pick<Collection<z.ZodType<Row>>, "all">;
  /** Ids in ascending order, which is creation order; position by position those of the collection's list. */
  #keys: number[] = [];
  #rows = new Map<number, Row>();
  #timelines = new Map<number, readonly TimelineEntry[]>();
  #indexes: ReadonlyMap<string, Index<Row>>;
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
  page(options: PageOptions<Row>): Page<Row> {
    return pageOf(this.#records(), this.#keys, options);
  }

  /** Adds the row that `make` returns for the next id. Throws when it does not match the schema, storing nothing. */
  insert(make: (id: Row["id"]) => Row): Row {
    const key = this.#next;
    const row = checkedRow(this.model, inSchemaOrder(this.model, make(this.#idOf(key))));
    this.#next = key + 1;
    this.#keys.push(key);
    this.#records().push(row);
    this.#rows.set(key, row);
    for (const index of this.#indexes.values()) index.add(key, row);
    this.#timelines.set(key, freezeDeep([this.#notify("insert", undefined, row)]));
    return row;
  }

  /** Replaces fields of a row. Throws when there is none or it would not match the schema, changing nothing. */
  update(id: AnyId, fields: Partial<Row>): Row {
    const key = this.#keyOf(id);
    const before = this.#rows.get(key) as Row;
    const row = checkedRow(this.model, { ...before, ...fields, id: before.id }, before);
    this.#records()[positionOf(this.#keys, key)] = row;
    this.#rows.set(key, row);
    for (const index of this.#indexes.values()) index.replace(key, before, row);
    const entry = this.#notify("update", before, row);
    if (entry.status !== this.#statusOf(before))
      this.#timelines.set(key, freezeDeep([...this.timeline(key), entry]));
    return row;
  }

  /** Removes a row; its id is never assigned again. Throws when it does not exist. */
  delete(id: AnyId): void {
    const key = this.#keyOf(id);
    const row = this.#rows.get(key) as Row;
    this.#notify("delete", row, undefined);
    this.#remove(key, row);
  }

  /** The statuses a row has had, oldest first; empty for an id without a row. */
  timeline(id: AnyId): readonly TimelineEntry[] {
    const key = toKey(id);
    return (key === undefined ? undefined : this.#timelines.get(key)) ?? [];
  }

  /** The next id that is assigned. */
  get next(): number {
    return this.#next;
  }

  /** A row as plain JSON; undefined when there is none with this id. */
  saved(id: number): SavedRow | undefined {
    const row = this.#rows.get(id);
    return row && { row, timeline: this.timeline(id) };
  }

  /** The table as plain JSON; its rows are not copied, as they never change. */
  save(): SavedTable {
    return { next: this.#next, rows: this.all().map((row) => ({ row, timeline: this.timeline(row.id) })) };
  }

  /** Sets the next id, and rows by their ids or deletes them, without notifying of it; the caller has validated them. */
  put(next: number, rows: readonly (readonly [id: number, saved: SavedRow | undefined])[]): void {
    this.#next = next;
    for (const [key, saved] of rows) {
      const before = this.#rows.get(key);
      if (saved) this.#put(key, saved.row, saved.timeline, before);
      else if (before) this.#remove(key, before);
    }
  }

  /** Replaces all rows by those of a saved table, which the caller has validated. */
  load(saved: SavedTable): void {
    this.#next = saved.next;
    this.#keys = [];
    this.#records().length = 0;
    this.#rows.clear();
    this.#timelines.clear();
    for (const index of this.#indexes.values()) index.clear();
    // They are in the order of their ids.
    for (const { row, timeline } of saved.rows) this.#set(Number(row.id), freezeDeep(row) as Row, timeline);
    this.#keys = [...this.#rows.keys()];
    const records = this.#records();
    for (const row of this.#rows.values()) records.push(row);
  }

  /** Replaces all rows by those of another table of this model, which is not used from then on. */
  takeOver(other: Table<Row>): void {
    this.#next = other.#next;
    this.#keys = other.#keys;
    this.#collection = other.#collection;
    this.#rows = other.#rows;
    this.#timelines = other.#timelines;
    this.#indexes = other.#indexes;
  }

  /** The list in which the collection keeps its rows: the library returns the list itself, not a copy. */
  #records(): Row[] {
    return this.#collection.all();
  }

  #put(key: number, saved: AnyRow, timeline: readonly TimelineEntry[], before: Row | undefined): void {
    const row = freezeDeep(saved) as Row;
    const at = positionOf(this.#keys, key);
    if (!before) this.#keys.splice(at, 0, key);
    this.#records().splice(at, before ? 1 : 0, row);
    this.#set(key, row, timeline, before);
  }

  #set(key: number, row: Row, timeline: readonly TimelineEntry[], before?: Row): void {
    this.#rows.set(key, row);
    this.#timelines.set(key, freezeDeep(timeline));
    for (const index of this.#indexes.values()) index.replace(key, before, row);
  }

  #remove(key: number, row: Row): void {
    const at = positionOf(this.#keys, key);
    this.#keys.splice(at, 1);
    this.#records().splice(at, 1);
    this.#rows.delete(key);
    this.#timelines.delete(key);
    for (const index of this.#indexes.values()) index.remove(key, row);
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

  #notify(kind: Change["kind"], before: Row | undefined, after: Row | undefined): TimelineEntry {
    const { id } = (after ?? before) as Row;
    const from = before ? this.#statusOf(before) : null;
    const to = after ? this.#statusOf(after) : null;
    const { collection } = this.model;
    const { at, cause } = this.#onChange({ collection, id, kind, from, to }, before);
    return { at, status: to, cause };
  }
}

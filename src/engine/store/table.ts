import { Collection, Query } from "@msw/data";
import { freezeDeep } from "./freeze.ts";
import type { Change, RowTimeline, TimelineEntry } from "./history.ts";
import { type AnyId, FIRST_ID, idWith, keyIn, keyOf } from "./ids.ts";
import type { AnyRow, Model } from "./model.ts";
import { checkedRow, inSchemaOrder } from "./rows/checked-row.ts";
import type { RowList } from "./rows/chunk.ts";
import { Index, referenceIndexes } from "./rows/indexes.ts";
import { CHUNK_SIZE, type Page, type PageOptions, Rows } from "./rows/rows.ts";
import type { OnChange, SavedRow, SavedTable, StatusPair, Where } from "./table-parts.ts";
import { refuseOtherChange } from "./table-parts.ts";

/**
 * The rows of one model, and the only way to its `@msw/data` collections. Rows are frozen, ids are unique and
 * ascending, and a write is applied completely or not at all. Insert, get, update, delete and page take the same time at
 * any number of rows. See docs/decisions/0002-table.md for what is used of the library and why.
 *
 * @example new Table(achTransfers, onChange).findMany((q) => q.where({ status: "pending" }))
 */
export class Table<Row extends AnyRow = AnyRow> {
  readonly model: Model<Row>;
  readonly #onChange: OnChange;
  readonly #chunkSize: number;
  #rows: Rows<Row>;
  #indexes: ReadonlyMap<string, Index<Row>>;
  #next = FIRST_ID;
  #changes: readonly StatusPair[] | undefined;
  /** Called after each write with the row after and before it, undefined for none; by default nothing is. */
  onWritten: ((after: Row | undefined, before: Row | undefined) => void) | undefined;

  /** `chunkSize` is how many rows a collection of the library has at most. */
  constructor(model: Model<Row>, onChange: OnChange, chunkSize = CHUNK_SIZE) {
    this.model = model;
    this.#onChange = onChange;
    this.#chunkSize = chunkSize;
    this.#rows = this.#noRows();
    this.#indexes = this.#noIndexes();
  }

  /** Allows a status to change in these ways alone: any other write is a fault of the bank's own, and throws. */
  keepTo(changes: readonly StatusPair[]): void {
    this.#changes = changes;
  }

  /** The row with this id, given as string or number; undefined when there is none. */
  get(id: AnyId): Row | undefined {
    const key = keyIn(id, this.model.ids);
    return key === undefined ? undefined : this.#rows.get(key);
  }

  /** Whether there is a row with this id, given as string or number. */
  has(id: AnyId): boolean {
    return this.get(id) !== undefined;
  }

  /** Whether an id was ever assigned: it stays a valid cursor after its row is deleted (S11). */
  everIssued(id: AnyId): boolean {
    const key = keyIn(id, this.model.ids);
    return key !== undefined && key >= FIRST_ID && key < this.#next;
  }

  /** How many rows there are. */
  count(): number {
    return this.#rows.count;
  }

  /** Every row, oldest first. */
  all(): readonly Row[] {
    return this.#rows.all();
  }

  /** The oldest row. */
  first(): Row | undefined {
    return this.#rows.first();
  }

  /** The oldest row that matches a query, found by a scan; undefined when there is none. */
  findFirst(where: Where<Row>): Row | undefined {
    const query = where(new Query<Row>());
    return this.#rows.find((row) => query.test(row));
  }

  /** Every row that matches a query, oldest first, found by a scan. */
  findMany(where: Where<Row>): readonly Row[] {
    const query = where(new Query<Row>());
    return this.#rows.filter((row) => query.test(row));
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

  /** Up to `limit` rows that meet all conditions, in insertion order or its reverse, starting at the cursor (an id). */
  page(options: PageOptions<Row>): Page<Row> {
    return this.#rows.page(options);
  }

  /** Adds the row that `make` returns for the next id. Throws when it does not match the schema, storing nothing. */
  insert(make: (id: Row["id"]) => Row): Row {
    const key = this.#next;
    const row = checkedRow(this.model, inSchemaOrder(this.model, make(idWith(key, this.model.ids))));
    this.#next = key + 1;
    this.#rows.put(key, row, [this.#notify("insert", undefined, row)]);
    for (const index of this.#indexes.values()) index.add(key, row);
    this.onWritten?.(row, undefined);
    return row;
  }

  /** Replaces fields of a row. Throws when there is none or it would not match the schema, changing nothing. */
  update(id: AnyId, fields: Partial<Row>): Row {
    const key = this.#keyOf(id);
    const before = this.#rows.get(key) as Row;
    const row = checkedRow(this.model, { ...before, ...fields, id: before.id }, before);
    refuseOtherChange(this.model.collection, this.#changes, this.#statusOf(before), this.#statusOf(row));
    const entry = this.#notify("update", before, row);
    const timeline = this.timeline(key);
    this.#rows.put(key, row, entry.status === this.#statusOf(before) ? timeline : [...timeline, entry]);
    for (const index of this.#indexes.values()) index.replace(key, before, row);
    this.onWritten?.(row, before);
    return row;
  }

  /** Removes a row; its id is never assigned again. Throws when it does not exist. */
  delete(id: AnyId): void {
    const key = this.#keyOf(id);
    const row = this.#rows.get(key) as Row;
    this.#notify("delete", row, undefined);
    this.#remove(key, row);
    this.onWritten?.(undefined, row);
  }

  /** The statuses a row has had, oldest first; empty for an id without a row. */
  timeline(id: AnyId): readonly TimelineEntry[] {
    const key = keyIn(id, this.model.ids);
    return (key === undefined ? undefined : this.#rows.timeline(key)) ?? [];
  }

  /** The same of every row, oldest first. */
  timelines(): readonly RowTimeline[] {
    return this.#rows.map(({ id }, entries) => ({ id: String(id), entries }));
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
    return { next: this.#next, rows: this.#rows.map((row, timeline) => ({ row, timeline })) };
  }

  /** Sets the next id, and rows by their ids or deletes them, without notifying of it; the caller has validated them. */
  put(next: number, rows: readonly (readonly [id: number, saved: SavedRow | undefined])[]): void {
    this.#next = next;
    for (const [key, saved] of rows) {
      const before = this.#rows.get(key);
      if (saved) this.#put(key, saved, before);
      else if (before) this.#remove(key, before);
    }
  }

  /** Replaces all rows by those of a saved table, which the caller has validated. */
  load(saved: SavedTable): void {
    this.clear(saved.next);
    for (const each of saved.rows) this.add(each);
  }

  /** Removes all rows without notifying of it, and sets the next id. */
  clear(next: number): void {
    this.#next = next;
    this.#rows = this.#noRows();
    this.#indexes = this.#noIndexes();
  }

  /** Adds a saved row, which the caller has validated, without notifying of it; its id is above those of all others. */
  add(saved: SavedRow): void {
    this.#put(keyOf(saved.row), saved, undefined);
  }

  /** Replaces all rows by those of another table of this model, which is not used from then on. */
  takeOver(other: Table<Row>): void {
    this.#next = other.#next;
    this.#rows = other.#rows;
    this.#indexes = other.#indexes;
  }

  #noRows(): Rows<Row> {
    // The rows outlive a table that another takes over, and must not keep it.
    const schema = this.model.row;
    // Its writes find a record by a key that only `create` gives, so they would change the wrong row here.
    return new Rows((): RowList<Row> => new Collection({ schema }), this.#chunkSize);
  }

  #noIndexes(): ReadonlyMap<string, Index<Row>> {
    const indexes = { ...referenceIndexes<Row>(this.model.row), ...this.model.indexes };
    return new Map(Object.entries(indexes).map(([name, keysOf]) => [name, new Index(keysOf)]));
  }

  #put(key: number, { row: saved, timeline }: SavedRow, before: Row | undefined): void {
    const row = freezeDeep(saved) as Row;
    this.#rows.put(key, row, timeline);
    for (const index of this.#indexes.values()) index.replace(key, before, row);
  }

  #remove(key: number, row: Row): void {
    this.#rows.remove(key);
    for (const index of this.#indexes.values()) index.remove(key, row);
  }

  #keyOf(id: AnyId): number {
    const key = keyIn(id, this.model.ids);
    if (key === undefined || !this.#rows.get(key))
      throw new Error(`${this.model.collection} has no row ${id}.`);
    return key;
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

import { conflict } from "../../engine/http/problems.ts";
import { type AnyId, idWith, toKey } from "../../engine/store/ids.ts";
import { type AnyRow, urlOf } from "../../engine/store/model.ts";
import type { Table } from "../../engine/store/table.ts";
import { comparedBy } from "../fields/compared.ts";
import { type Compiled, compiledOf, type DefinedBank } from "./compiled.ts";
import { indexKey } from "./indexes.ts";

/** Which rows a page has. */
export interface PageOf<Row> {
  /** How many rows it has at most. */
  readonly limit: number;
  /** An id that a page had as `next`. */
  readonly cursor?: AnyId | undefined;
  /** What fields must have: this value, a later or an earlier one; anything where it is undefined. */
  readonly where?: readonly {
    /** The field. */
    readonly field: keyof Row & string;
    /** By default "is". */
    readonly compare?: "is" | "from" | "to";
    /** As text. */
    readonly value: string | undefined;
  }[];
}

/** The rows of a collection in a turn. */
export interface Rows<Row> {
  /** The row with this id; undefined when there is none. */
  get(id: AnyId): Row | undefined;
  /** Every row, oldest first. */
  all(): readonly Row[];
  /** The rows with these values of their fields, oldest first. */
  find(fields: Partial<Row>): readonly Row[];
  /** Up to `limit` rows that meet all conditions, newest first, from the row with the id `cursor` on; `next` is that of the next page, or null. */
  page(options: PageOf<Row>): { readonly rows: readonly Row[]; readonly next: string | null };
  /** Adds a row: its id is made, fields that are left out are as in a create, and it begins in the first state or the one given. */
  insert(fields: Partial<Row>): Row;
  /** Changes fields of a row, but for its status, which `perform` changes. */
  update(id: AnyId, fields: Partial<Row>): Row;
  /** Does to a row what its state allows. Throws a refusal with the status 409 when it does not. */
  perform(id: AnyId, action: string, values?: object): Row;
  /** Deletes a row. */
  delete(id: AnyId): void;
}

/** What was made for a table, which stays that of its bank. */
const made = new WeakMap<Table, Rows<AnyRow>>();

/** The rows of a collection of a bank. Those of the bank's own resources can't be written. */
export function rowsIn<Row>(bank: DefinedBank, collection: string): Rows<Row> {
  const table = bank.store.named(collection);
  const rows = made.get(table) ?? rowsOf(bank, table);
  made.set(table, rows);
  // A table holds the rows of its own model.
  return rows as unknown as Rows<Row>;
}

function rowsOf(bank: DefinedBank, table: Table): Rows<AnyRow> {
  const { collection } = table.model;
  const compiled = compiledOf(bank, collection);
  const own = (): Compiled => {
    if (compiled) return compiled;
    throw new TypeError(
      `The rows of ${collection} are the bank's own: call the operation that changes them, such as call("${bank.routes.find(({ method, model }) => method === "POST" && model?.path === table.model.path)?.operation ?? "createAchTransfer"}").`,
    );
  };
  const lifecycleOf = ({ lifecycle }: Compiled) => lifecycle && bank.lifecycle(lifecycle);
  return {
    get: (id) => table.get(id),
    all: () => table.all(),
    find(fields) {
      const given = Object.entries(fields);
      // A reference to nothing is in no index.
      const known = given.find(([name, value]) => value && compiled?.indexed[name]);
      const among = known ? table.by(compiled?.indexed[known[0]] as string, indexKey(known[1])) : table.all();
      return among.filter((row) => hasFields(row, given));
    },
    page({ limit, cursor, where = [] }) {
      const conditions = where.flatMap(({ field, compare = "is", value }) =>
        value === undefined ? [] : [{ name: `${field} ${compare}`, of: comparedBy(field), compare, value }],
      );
      const found = table.page({ limit, cursor: toKey(cursor), newestFirst: true, where: conditions });
      return {
        rows: found.rows,
        next: found.next === undefined ? null : String(idWith(found.next, table.model.ids)),
      };
    },
    insert: (fields) => insertRow(bank, own(), { ...fields }),
    update(id, fields) {
      own();
      if ("status" in fields && fields.status !== (table.get(id) as { status?: unknown })?.status)
        throw new TypeError(`The status of a row of ${collection} changes by perform, or by time.`);
      return table.update(id, fields);
    },
    perform: (id, action, values) => performed(bank, own(), id, action, values),
    delete(id) {
      const made = own();
      const row = table.get(id);
      if (row) lifecycleOf(made)?.forget(row as never);
      table.delete(id);
    },
  };
}

function hasFields(row: object, fields: readonly (readonly [name: string, value: unknown])[]): boolean {
  return fields.every(([name, value]) => (row as Readonly<Record<string, unknown>>)[name] === value);
}

/** Adds a row, whose fields that were not given are filled in, in the state that it begins in. */
export function insertRow(
  bank: DefinedBank,
  { model, lifecycle, blanks }: Compiled,
  fields: Readonly<Record<string, unknown>>,
): AnyRow {
  const hasUrl = !model.ownUrl && "url" in model.row._zod.def.shape;
  const row = bank.table(model).insert((id) => ({
    ...{ ...fields, ...blanks(fields, bank.now()), id },
    ...(hasUrl && { url: urlOf(model, id, { origin: "" }) }),
  }));
  return lifecycle ? bank.lifecycle(lifecycle).enter(row as never) : row;
}

/** Performs an action of a row's state. Throws a 409 where the state does not allow it. */
export function performed(
  bank: DefinedBank,
  { model, lifecycle }: Compiled,
  id: AnyId,
  action: string,
  values?: object,
): AnyRow {
  if (!lifecycle) throw new TypeError(`The rows of ${model.collection} have no states.`);
  const found = bank.lifecycle(lifecycle);
  const row = bank.table(model).get(id) as { readonly id: AnyId; readonly status: string } | undefined;
  if (row && !found.actionsOf(row).includes(action)) {
    const allowed = found
      .ways()
      .flatMap(({ by, name, from }) => (by === "action" && name === action ? [from] : []));
    throw conflict(
      "status",
      `'status' is ${row.status}: ${action} is possible only in status ${[...new Set(allowed)].join(", ")}.`,
      "S2",
    );
  }
  return found.perform(id, action, values);
}

import type { Resource, Resources } from "../../engine/resource/resource.ts";
import type { Service } from "../../engine/service.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import {
  type AnyRow,
  type Model,
  presentRow,
  type RowOf,
  type Shown,
  type WireOf,
} from "../../engine/store/model.ts";
import type { Where } from "../../engine/store/table-parts.ts";
import { type ByFields, matcherOf } from "./by-fields.ts";

/** Reads of one collection: synchronous, with the rows as the API shows them, at the bank's present time. */
export interface Reader<Row extends AnyRow, Wire = Shown<Row>> {
  /** The row with this id, given as string or number. */
  get(id: AnyId): Wire | undefined;
  /**
   * The first row with these values of its fields, or that a query finds; without either, the oldest. Throws a RangeError for
   * a field that there is not (X204).
   *
   * @example
   * bank.db.achTransfers.findFirst({ status: "failed", return: { code: "R01" } });
   * bank.db.achTransfers.findFirst((q) => q.where({ status: "failed" }).or({ status: "canceled" }));
   */
  findFirst(where?: ByFields<Wire> | Where<Row>): Wire | undefined;
  /**
   * Every row with these values of its fields, or that a query finds, oldest first. Throws as `findFirst` does.
   *
   * @example bank.db.achTransfers.findMany({ status: "pending", direction: "debit" })
   */
  findMany(where?: ByFields<Wire> | Where<Row>): readonly Wire[];
  /** Every row, oldest first. */
  all(): readonly Wire[];
  /**
   * How many rows have these values of their fields, or are found by a query; without either, how many there are. Throws as
   * `findFirst` does.
   *
   * @example bank.db.companies.count({ status: "blocked" })
   */
  count(where?: ByFields<Wire> | Where<Row>): number;
}

/** The names of the readable collections. */
export type CollectionName<T extends { readonly db: object }> = keyof T["db"] & string;

/** The readable collections. */
export type Db<R extends Resources> = {
  readonly [Name in keyof R as R[Name] extends { readonly hidden: true } ? never : Name]: Reader<
    RowOf<R[Name]["model"]>,
    WireOf<R[Name]["model"]>
  >;
};

/** The resources with a collection in `bank.db`. */
export function collectionsOf(registry: Resources): readonly Resource[] {
  return Object.values(registry).filter(({ hidden }) => !hidden);
}

/** Makes the readers of every collection; `catchUp` runs due steps first, absolute urls begin with `origin`. */
export function createDb<R extends Resources>(parts: {
  readonly registry: R;
  readonly service: Service;
  readonly catchUp: () => void;
  readonly origin: string;
}): Db<R> {
  const { registry, service, catchUp, origin } = parts;
  const readers = collectionsOf(registry).map(({ model }) => [
    model.collection,
    createReader(model, service, catchUp, origin),
  ]);
  return Object.fromEntries(readers) as Db<R>;
}

function createReader(
  model: Model,
  service: Service,
  catchUp: () => void,
  origin: string,
): Reader<AnyRow, object> {
  const table = service.table(model);
  const show = (row: AnyRow) => presentRow(model, row, { origin });
  const read = <T>(work: () => T): T => {
    catchUp();
    return work();
  };
  /** The rows with these values, each shown only when it is asked for. */
  const withFields = function* (name: string, fields: object): Generator<object> {
    const matches = matcherOf(model, `bank.db.${model.collection}.${name}`, fields);
    for (const row of table.all()) {
      const shown = show(row);
      if (matches(shown)) yield shown;
    }
  };
  const findFirst = (where: Condition | undefined): object | undefined => {
    if (where !== undefined && !isQuery(where)) return withFields("findFirst", where).next().value;
    const row = where ? table.findFirst(where) : table.first();
    return row && show(row);
  };
  const findMany = (where: Condition | undefined): readonly object[] => {
    if (where !== undefined && !isQuery(where)) return [...withFields("findMany", where)];
    return (where ? table.findMany(where) : table.all()).map(show);
  };
  const count = (where: Condition | undefined): number => {
    if (where !== undefined && !isQuery(where)) return [...withFields("count", where)].length;
    return where ? table.findMany(where).length : table.count();
  };
  return {
    get: (id) =>
      read(() => {
        const row = table.get(id);
        return row && show(row);
      }),
    findFirst: (where) => read(() => findFirst(where)),
    findMany: (where) => read(() => findMany(where)),
    all: () => read(() => table.all().map(show)),
    count: (where) => read(() => count(where)),
  };
}

/** What rows are found by. */
type Condition = object | Where<AnyRow>;

function isQuery(condition: Condition): condition is Where<AnyRow> {
  return typeof condition === "function";
}

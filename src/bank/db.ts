import type { Resource, Resources } from "../engine/resource/resource.ts";
import type { Service } from "../engine/service.ts";
import type { AnyId } from "../engine/store/ids.ts";
import {
  type AnyRow,
  type Model,
  presentRow,
  type RowOf,
  type Shown,
  type WireOf,
} from "../engine/store/model.ts";
import type { Where } from "../engine/store/table-parts.ts";

/** Reads of one collection: synchronous, with the rows as the API shows them, at the bank's present time. */
export interface Reader<Row extends AnyRow, Wire = Shown<Row>> {
  /** The row with this id, given as string or number. */
  get(id: AnyId): Wire | undefined;
  /**
   * The first row that a query finds; without one, the oldest.
   *
   * @example bank.db.achTransfers.findFirst((q) => q.where({ status: "failed" }))
   */
  findFirst(where?: Where<Row>): Wire | undefined;
  /** Every row that a query finds, oldest first. */
  findMany(where?: Where<Row>): readonly Wire[];
  /** Every row, oldest first. */
  all(): readonly Wire[];
  /** How many rows a query finds; without one, how many there are. */
  count(where?: Where<Row>): number;
}

/** The names of the readable collections. */
export type CollectionName<R extends Resources> = {
  [Name in keyof R]: R[Name] extends { readonly hidden: true } ? never : Name;
}[keyof R] &
  string;

/** The readable collections. */
export type Db<R extends Resources> = {
  readonly [Name in CollectionName<R>]: Reader<RowOf<R[Name]["model"]>, WireOf<R[Name]["model"]>>;
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
  const find = (where: Where<AnyRow> | undefined) => (where ? table.findMany(where) : table.all());
  return {
    get: (id) =>
      read(() => {
        const row = table.get(id);
        return row && show(row);
      }),
    findFirst: (where) =>
      read(() => {
        const row = where ? table.findFirst(where) : table.first();
        return row && show(row);
      }),
    findMany: (where) => read(() => find(where).map(show)),
    all: () => read(() => table.all().map(show)),
    count: (where) => read(() => (where ? table.findMany(where).length : table.count())),
  };
}

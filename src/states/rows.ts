import type { CoreBank } from "../bank/bank.ts";
import { internalsOf } from "../bank/internals.ts";
import type { Snapshot } from "../bank/snapshot/snapshot.ts";
import { idsIn, referencesOf } from "../engine/schema/references.ts";
import { keyOf } from "../engine/store/ids.ts";
import type { AnyRow } from "../engine/store/model.ts";
import { collectionOf } from "../engine/time/timer.ts";
import { creatableIn } from "./caller.ts";
import { inCopy } from "./copy.ts";
import { listOf, type Source } from "./source.ts";
import type { State } from "./state.ts";

/** How many rows a collection has, each with what breaks. */
const COUNTS: readonly { readonly name: string; readonly count: number; readonly why: string }[] = [
  {
    name: "none",
    count: 0,
    why: "An empty table without a message looks like it's still loading, or has failed.",
  },
  { name: "one", count: 1, why: "Layouts, totals, and plurals expect several rows: '1 transfers'." },
  { name: "page", count: 20, why: "A button for the next page leads to an empty one." },
  {
    name: "page-and-one",
    count: 21,
    why: "The last row is alone on the second page, which the page may never load.",
  },
  {
    name: "10000",
    count: 10_000,
    why: "Rendering all of them freezes the page, and loading each takes minutes.",
  },
  {
    name: "10001",
    count: 10_001,
    why: "The bank answers at most 10,000 at once: the rest is behind a link that a page may not follow.",
  },
];

/** How many rows there are; of a collection in which none can be created, none. */
export function* countStates({ resources, endpoints }: Source): Generator<State> {
  const creatable = creatableIn(endpoints);
  for (const resource of resources) {
    const { collection, noun, plural } = resource;
    const list = listOf(resource);
    if (list === undefined) continue;
    for (const { name, count, why } of COUNTS.filter(
      (each) => each.count === 0 || creatable.includes(collection),
    ))
      yield {
        id: `rows/${collection}/${name}`,
        group: "rows",
        title: `${count === 0 ? "No" : count.toLocaleString("en")} ${count === 1 ? noun : plural}`,
        why,
        tags: [collection, list, "count"],
        apply: (bank) =>
          inCopy(
            bank,
            (copy) => copy.fill(collection, count),
            (snapshot) => without(bank, collection, snapshot),
          ),
      };
  }
}

/** A snapshot without the rows of a collection, and without those that refer to them. */
function without(bank: CoreBank, collection: string, snapshot: Snapshot): Snapshot {
  const { registry } = internalsOf(bank).engine;
  const models = Object.values(registry).flatMap(({ model, tables = [], links = [] }) => [
    { name: model.collection, references: [...referencesOf(model.row), ...links] },
    ...tables.map((table) => ({ name: table.collection, references: referencesOf(table.row) })),
  ]);
  const rowsOf = (name: string) => (snapshot.tables[name]?.rows ?? []).map(({ row }) => row);
  const gone = new Map<string, ReadonlySet<number>>([[collection, keysOf(rowsOf(collection))]]);
  const refers = (row: AnyRow, field: string, target: string) =>
    idsIn(row[field as keyof AnyRow]).some((id) => gone.get(target)?.has(keyOf({ id })));
  for (let before = -1; before !== sizeOf(gone); ) {
    before = sizeOf(gone);
    for (const { name, references } of models) {
      const found = rowsOf(name).filter((row) =>
        references.some(({ field, collection: target }) => refers(row, field, target)),
      );
      gone.set(name, new Set([...(gone.get(name) ?? []), ...keysOf(found)]));
    }
  }
  const isLeft = (name: string, key: number) => !gone.get(name)?.has(key);
  const tables = Object.entries(snapshot.tables).map(([name, table]) => [
    name,
    { ...table, rows: table.rows.filter(({ row }) => isLeft(name, keyOf(row))) },
  ]);
  return {
    ...snapshot,
    timers: snapshot.timers.filter((timer) => isLeft(collectionOf(timer), timer.id)),
    tables: Object.fromEntries(tables),
  };
}

function keysOf(rows: readonly AnyRow[]): ReadonlySet<number> {
  return new Set(rows.map(keyOf));
}

function sizeOf(gone: ReadonlyMap<string, ReadonlySet<number>>): number {
  return [...gone.values()].reduce((sum, { size }) => sum + size, 0);
}

import { type Broken, broken } from "../../engine/resource/invariant.ts";
import type { Resource } from "../../engine/resource/resource.ts";
import { idsIn, type Reference, referencesOf } from "../../engine/schema/references.ts";
import type { Service } from "../../engine/service.ts";
import type { Steps } from "../../engine/slices.ts";
import type { Batches } from "../../engine/store/batches.ts";
import type { AnyRow, Model } from "../../engine/store/model.ts";
import { referenceIndexes } from "../../engine/store/rows/indexes.ts";
import { INVARIANTS } from "../../generated/invariants.ts";

/** Finds a row of a table for which a check does not hold. */
function brokenRow(
  bank: Service,
  model: Model,
  work: Batches,
  check: (row: AnyRow) => Broken | undefined,
): Steps<Broken | undefined> {
  const find = (row: AnyRow, index: number) => {
    const wrong = check(row);
    if (!wrong) return undefined;
    const path = [`tables.${model.collection}.rows.${index}.row`, wrong.path].filter(Boolean).join(".");
    return { ...wrong, path };
  };
  return work.each(bank.table(model).all(), find, "uncounted");
}

/**
 * Finds what is wrong between the rows of a resource and others: references, keys that two rows have, and what the
 * resource declares. The tables of `bank` hold the rows of the snapshot (SNAP-15, SNAP-16).
 */
export function* brokenRelations(
  resource: Resource,
  bank: Service,
  work: Batches,
): Steps<Broken | undefined> {
  const { model, tables = [], links = [] } = resource;
  for (const each of [model, ...tables]) {
    const references = [...referencesOf(each.row), ...(each === model ? links : [])];
    if (references.length > 0) {
      const wrong = yield* brokenRow(bank, each, work, (row) => brokenReference(row, references, bank));
      if (wrong) return wrong;
    }
    if (each.unique) {
      const wrong = yield* brokenRow(bank, each, work, (row) => brokenKey(row, each, bank));
      if (wrong) return wrong;
    }
  }
  return undefined;
}

/** Finds what is wrong with the rows of a resource by its own invariants. */
export function* brokenInvariant(
  { model: own, tables = [], check }: Resource,
  bank: Service,
  work: Batches,
): Steps<Broken | undefined> {
  if (check) {
    const wrong = yield* brokenRow(bank, own, work, (row) => check(row, bank));
    if (wrong) return wrong;
  }
  for (const { model, checkIn } of INVARIANTS) {
    if (model !== own && !tables.includes(model)) continue;
    const table = bank.table(model);
    // Each resource sees the options that its area declares.
    const check = checkIn(bank as never);
    const wrong = yield* brokenRow(bank, model, work, (row) => check(row, table.timeline(row.id)));
    if (wrong) return wrong;
  }
  return undefined;
}

/** A row points only to rows that are there, as a bank refuses to delete what is in use (O2, O3). */
function brokenReference(row: AnyRow, references: readonly Reference[], bank: Service): Broken | undefined {
  for (const { field, collection } of references) {
    const table = bank.store.named(collection);
    const missing = idsIn(row[field as keyof AnyRow]).find((id) => !table.has(id));
    if (missing !== undefined) return broken(field, `an id in ${collection}`, missing);
  }
  return undefined;
}

function brokenKey(row: AnyRow, model: Model, bank: Service): Broken | undefined {
  const table = bank.table(model);
  for (const index of model.unique ?? []) {
    const keys = (model.indexes?.[index] ?? referenceIndexes<AnyRow>(model.row)[index])?.(row) ?? [];
    for (const key of keys) {
      const other = table.firstBy(index, key);
      if (other && other.id !== row.id)
        return { path: "", message: `must not have the ${index} of row ${other.id}.` };
    }
  }
  return undefined;
}

import { z } from "zod";
import { received } from "../engine/schema/expected.ts";
import { isJsonObject } from "../engine/schema/json-object.ts";
import { idsIn, referencesOf } from "../engine/schema/references.ts";
import type { AnyRow, Model } from "../engine/store/model.ts";
import type { SavedTable } from "../engine/store/table-parts.ts";
import type { SavedClock } from "../engine/time/clock.ts";
import { FIRST, LAST } from "../engine/time/instant.ts";
import { collectionOf, type Timer } from "../engine/time/timers.ts";
import { migrateSnapshot } from "./snapshot-migrations.ts";

/** Raised by one with every change of what is saved (docs/decisions/0007-snapshots-of-earlier-versions.md). */
export const SNAPSHOT_VERSION = 2;

/**
 * All a bank holds, as plain JSON (S21): never the log, never a file's bytes. Card numbers, cvcs, account
 * numbers and ssns stand in it in clear.
 */
export interface Snapshot {
  readonly format: "sandbank-snapshot";
  readonly version: number;
  readonly clock: SavedClock;
  readonly random: readonly number[];
  readonly timers: readonly Timer[];
  readonly tables: Readonly<Record<string, SavedTable>>;
}

/** A snapshot that this bank does not take; it has changed nothing. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

/** What a snapshot is checked against. */
export interface SnapshotShape {
  readonly models: readonly Model[];
  readonly timerKinds: readonly string[];
  /** Tells whether the lifecycle of a collection knows a status; true for a collection without one. */
  readonly knowsStatus: (collection: string, row: AnyRow) => boolean;
}

const whole = z.int();
/** The farthest a date reaches; a step may be due after bank time ends, and then never comes. */
const LAST_DATE = 8.64e15;

/** What of a model decides how its rows are saved. */
type SavedModel = Pick<Model, "collection"> & { readonly row: z.ZodObject };

function tableSchema({ row }: SavedModel) {
  const timeline = z.array(
    z.strictObject({
      at: z.string(),
      status: z.string().nullable(),
      cause: z.enum(["request", "action", "clock"]),
    }),
  );
  return z.strictObject({
    next: whole.min(1),
    rows: z.array(z.strictObject({ row: row.strict(), timeline })),
  });
}

/** The schema of a whole snapshot of a bank of this shape. */
export function snapshotSchema({
  models,
  timerKinds,
}: Pick<SnapshotShape, "timerKinds"> & { readonly models: readonly SavedModel[] }) {
  return z.strictObject({
    format: z.literal("sandbank-snapshot"),
    version: z.literal(SNAPSHOT_VERSION),
    clock: z.strictObject({
      at: whole.min(FIRST).max(LAST),
      since: whole.nullable(),
      speed: z.number().positive(),
    }),
    random: z.array(whole).length(4),
    timers: z.array(
      z.strictObject({
        due: whole.min(FIRST).max(LAST_DATE),
        kind: z.enum(timerKinds),
        id: whole,
        part: z.string(),
      }),
    ),
    tables: z.strictObject(Object.fromEntries(models.map((model) => [model.collection, tableSchema(model)]))),
  });
}

/**
 * Checks that a value is a whole snapshot of a bank of this shape, and answers a copy of it, migrated when
 * it is of an earlier version. Throws a {@link SnapshotError} that says where it is not.
 */
export function readSnapshot(value: unknown, shape: SnapshotShape): Snapshot {
  const copy = migrated(plainCopy(value));
  const parsed = snapshotSchema(shape).safeParse(copy);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalidSnapshot(`at ${issue?.path.join(".") || "the top"}: ${issue?.message}`);
  }
  const snapshot = copy as Snapshot;
  for (const { collection, ids } of shape.models) checkRows(collection, ids, snapshot, shape);
  checkReferences(shape.models, snapshot);
  checkTimers(snapshot);
  return snapshot;
}

/** A snapshot as this version has it. */
function migrated(copy: unknown): unknown {
  const version = isJsonObject(copy) ? copy.version : undefined;
  if (version === SNAPSHOT_VERSION) return copy;
  const found = version === undefined ? "none" : received(version);
  const refused = (why: string) =>
    new SnapshotError(`A snapshot must have version ${SNAPSHOT_VERSION}, got ${found}${why}`);
  if (!isJsonObject(copy) || typeof version !== "number") throw refused(": take it with bank.snapshot().");
  if (version > SNAPSHOT_VERSION) throw refused(", which a newer Sandbank has taken: update the package.");
  const snapshot = migrateSnapshot(copy, version, SNAPSHOT_VERSION);
  if (!snapshot) throw refused(", which cannot be migrated: take it again with bank.snapshot().");
  return snapshot;
}

function invalidSnapshot(why: string): SnapshotError {
  return new SnapshotError(`This is no snapshot of such a bank: ${why}`);
}

function plainCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch (error) {
    throw new SnapshotError("A snapshot must be plain JSON, and this value is not.", { cause: error });
  }
}

function checkRows(
  collection: string,
  ids: "string" | "integer",
  snapshot: Snapshot,
  shape: SnapshotShape,
): void {
  const { next, rows } = snapshot.tables[collection] as SavedTable;
  let last = 0;
  for (const { row } of rows) {
    const key = Number(row.id);
    const isWritten = ids === "string" ? row.id === String(key) : row.id === key;
    if (!isWritten || !Number.isSafeInteger(key) || key <= last || key >= next) {
      throw invalidSnapshot(`the ids of ${collection} do not count up below ${next}.`);
    }
    if (!shape.knowsStatus(collection, row)) {
      throw invalidSnapshot(`row ${key} of ${collection} has a status it does not know.`);
    }
    last = key;
  }
}

/** What a row points to must be there, as it is in a bank that refuses to delete what is in use (O2, O3). */
function checkReferences(models: readonly Model[], { tables }: Snapshot): void {
  const idsOf = new Map(
    models.map(({ collection }) => [
      collection,
      new Set(tables[collection]?.rows.map(({ row }) => Number(row.id))),
    ]),
  );
  for (const model of models) {
    for (const { field, collection } of referencesOf(model.row)) {
      for (const { row } of tables[model.collection]?.rows ?? []) {
        const missing = idsIn(row[field as keyof AnyRow]).find((id) => !idsOf.get(collection)?.has(id));
        if (missing === undefined) continue;
        throw invalidSnapshot(
          `${model.noun} ${row.id} points to row ${missing} of ${collection}, which is not there.`,
        );
      }
    }
  }
}

/** Checks that every timer is about a row that is there. */
function checkTimers({ timers, tables }: Snapshot): void {
  const ids = new Map<string, Set<number>>();
  for (const { kind, id } of timers) {
    const collection = collectionOf({ kind });
    if (!ids.has(collection))
      ids.set(collection, new Set(tables[collection]?.rows.map(({ row }) => Number(row.id))));
    if (!ids.get(collection)?.has(id)) {
      throw invalidSnapshot(`a timer of ${kind} is about row ${id}, which is not there.`);
    }
  }
}

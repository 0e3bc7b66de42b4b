import * as z from "zod/mini";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { Steps } from "../../engine/slices.ts";
import type { Batches } from "../../engine/store/batches.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { Model } from "../../engine/store/model.ts";
import { storedRow } from "../../engine/store/rows/checked-row.ts";
import { fitsOf } from "../../engine/store/rows/fits.ts";
import { MAX_SPEED } from "../../engine/time/clock.ts";
import { FIRST, LAST } from "../../engine/time/instant.ts";
import { ProgressMode } from "../../engine/time/progress.ts";
import { collectionOf } from "../../engine/time/timer.ts";
import { SNAPSHOT_VERSION, type Snapshot } from "./snapshot.ts";

const whole = z.int();
/** One of the four words of the generator's state. */
const word = whole.check(z.minimum(-(2 ** 31)), z.maximum(2 ** 31 - 1));
/** The farthest a date reaches; a step may be due after bank time ends, and then never comes. */
const LAST_DATE = 8.64e15;
/** One more than the largest id of the options; from there on there are more ids than a bank can use. */
const MAX_NEXT = 10 ** 15;

/** What of a model decides how its rows are saved. */
type SavedModel = Pick<Model, "collection"> & { readonly row: z.ZodMiniObject };

function tableSchema({ row }: SavedModel) {
  const timeline = z.array(
    z.strictObject({
      at: z.string(),
      status: z.nullable(z.string()),
      cause: z.enum(["request", "action", "clock", "immediate", "read"]),
    }),
  );
  return z.strictObject({
    next: whole.check(z.minimum(FIRST_ID), z.maximum(MAX_NEXT)),
    rows: z.array(z.strictObject({ row: storedRow(row), timeline })),
  });
}

/** What of a bank decides how its snapshots look. */
interface Saved {
  readonly models: readonly SavedModel[];
  readonly timerKinds: readonly string[];
}

/** The latest schema: most banks are alike, and to make one takes longer than to restore a few rows. */
let latest: { readonly saved: Saved; readonly schema: Schema } | undefined;

/** The schema of a whole snapshot of a bank with these models and kinds of timers. */
export function snapshotSchema(saved: Saved): Schema {
  if (!latest || !isSame(latest.saved, saved)) latest = { saved, schema: makeSchema(saved) };
  return latest.schema;
}

function isSame(one: Saved, other: Saved): boolean {
  const isEqual = (some: readonly unknown[], others: readonly unknown[]) =>
    some.length === others.length && some.every((each, at) => each === others[at]);
  return isEqual(one.models, other.models) && isEqual(one.timerKinds, other.timerKinds);
}

function makeSchema({ models, timerKinds }: Saved) {
  return z.strictObject({
    format: z.literal("sandbank-snapshot"),
    version: z.literal(SNAPSHOT_VERSION),
    clock: z.strictObject({
      at: whole.check(z.minimum(FIRST), z.maximum(LAST)),
      since: z.nullable(whole),
      speed: z.number().check(z.positive(), z.maximum(MAX_SPEED)),
    }),
    random: z.array(word).check(
      z.length(4),
      z.refine((words) => words.some((each) => each !== 0), {
        error: "must not be all zero, from which nothing can be drawn.",
      }),
    ),
    timers: z.array(
      z.strictObject({
        due: whole.check(z.minimum(FIRST), z.maximum(LAST_DATE)),
        kind: z.enum(timerKinds),
        id: whole,
        part: z.string(),
        reads: z.optional(whole.check(z.minimum(1))),
      }),
    ),
    progress: z.strictObject(
      Object.fromEntries(timerKinds.map((kind) => [collectionOf({ kind }), z.optional(ProgressMode)])),
    ),
    tables: z.strictObject(Object.fromEntries(models.map((model) => [model.collection, tableSchema(model)]))),
  });
}

type Schema = ReturnType<typeof makeSchema>;

/** Tells whether plain JSON matches the schema of snapshots: first what is around its lists, then these item by item. */
export function* matchesSteps(copy: unknown, schema: Schema, work: Batches): Steps<boolean> {
  if (!schema.safeParse(withoutLists(copy)).success) return false;
  const { timers, tables } = copy as Snapshot;
  if (!(yield* allFit(timers, schema.shape.timers.def.element, work, "uncounted"))) return false;
  for (const [name, table] of Object.entries(schema.shape.tables.shape)) {
    const rows = tables[name]?.rows ?? [];
    if (!(yield* allFit(rows, table.shape.rows.def.element, work, "counted"))) return false;
  }
  return true;
}

function* allFit(
  items: readonly unknown[],
  schema: z.core.$ZodType,
  work: Batches,
  counted: "counted" | "uncounted",
): Steps<boolean> {
  const fits = fitsOf(schema);
  return (yield* work.each(items, (item) => (fits(item) ? undefined : true), counted)) === undefined;
}

/** A value that may be a snapshot, with empty lists in place of those of its timers and rows. */
function withoutLists(copy: unknown): unknown {
  if (!isJsonObject(copy)) return copy;
  const { timers, tables } = copy;
  return {
    ...copy,
    ...(Array.isArray(timers) && { timers: [] }),
    ...(isJsonObject(tables) && { tables: mapValues(tables, withoutRows) }),
  };
}

function withoutRows(table: unknown): unknown {
  return isJsonObject(table) && Array.isArray(table.rows) ? { ...table, rows: [] } : table;
}

function mapValues(object: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

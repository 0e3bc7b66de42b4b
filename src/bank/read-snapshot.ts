import * as z from "zod";
import { statusesOf } from "../engine/resource/describe.ts";
import type { Broken } from "../engine/resource/invariant.ts";
import type { Resource } from "../engine/resource/resource.ts";
import { received } from "../engine/schema/expected.ts";
import { isJsonObject } from "../engine/schema/json-object.ts";
import { strict } from "../engine/schema/strict.ts";
import type { Service } from "../engine/service.ts";
import { FIRST_ID } from "../engine/store/ids.ts";
import { type Model, modelIn } from "../engine/store/model.ts";
import { Store } from "../engine/store/store.ts";
import type { SavedTable } from "../engine/store/table-parts.ts";
import { MAX_SPEED } from "../engine/time/clock.ts";
import { FIRST, LAST } from "../engine/time/instant.ts";
import { ProgressMode } from "../engine/time/progress.ts";
import { collectionOf } from "../engine/time/timer.ts";
import type { BankService } from "./service.ts";
import { type CheckedSnapshot, SNAPSHOT_VERSION, type Snapshot, SnapshotError } from "./snapshot.ts";
import { migrateSnapshot } from "./snapshot-migrations.ts";
import { brokenInvariant, brokenRelations } from "./snapshot-relations.ts";
import { brokenTable, latestOf } from "./snapshot-rows.ts";
import { addTimersOf, brokenTimer, modesIn } from "./snapshot-timers.ts";

/** What a snapshot is checked against. */
export interface SnapshotShape {
  readonly resources: readonly Resource[];
  /** Its statuses and timers follow from the options of the bank. */
  readonly service: BankService;
  /** The schema of such a bank's snapshots. */
  readonly schema: z.ZodType;
}

const whole = z.int();
/** One of the four words of the generator's state. */
const word = whole.min(-(2 ** 31)).max(2 ** 31 - 1);
/** The farthest a date reaches; a step may be due after bank time ends, and then never comes. */
const LAST_DATE = 8.64e15;
/** One more than the largest id of the options; from there on there are more ids than a bank can use. */
const MAX_NEXT = 10 ** 15;

/** What of a model decides how its rows are saved. */
type SavedModel = Pick<Model, "collection"> & { readonly row: z.ZodObject };

function tableSchema({ row }: SavedModel) {
  const timeline = z.array(
    z.strictObject({
      at: z.string(),
      status: z.string().nullable(),
      cause: z.enum(["request", "action", "clock", "immediate", "read"]),
    }),
  );
  return z.strictObject({
    next: whole.min(FIRST_ID).max(MAX_NEXT),
    rows: z.array(z.strictObject({ row: strict(row), timeline })),
  });
}

/** The schema of a whole snapshot of a bank with these models and kinds of timers. */
export function snapshotSchema({
  models,
  timerKinds,
}: {
  readonly models: readonly SavedModel[];
  readonly timerKinds: readonly string[];
}) {
  return z.strictObject({
    format: z.literal("sandbank-snapshot"),
    version: z.literal(SNAPSHOT_VERSION),
    clock: z.strictObject({
      at: whole.min(FIRST).max(LAST),
      since: whole.nullable(),
      speed: z.number().positive().max(MAX_SPEED),
    }),
    random: z
      .array(word)
      .length(4)
      .refine((words) => words.some((each) => each !== 0), {
        error: "must not be all zero, from which nothing can be drawn.",
      }),
    timers: z.array(
      z.strictObject({
        due: whole.min(FIRST).max(LAST_DATE),
        kind: z.enum(timerKinds),
        id: whole,
        part: z.string(),
        reads: whole.min(1).optional(),
      }),
    ),
    progress: z.strictObject(
      Object.fromEntries(timerKinds.map((kind) => [collectionOf({ kind }), ProgressMode.optional()])),
    ),
    tables: z.strictObject(Object.fromEntries(models.map((model) => [model.collection, tableSchema(model)]))),
  });
}

/** A value as plain JSON that nothing else uses. Throws a {@link SnapshotError} for one that is none. */
export function plainCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch (error) {
    throw new SnapshotError("A snapshot must be plain JSON, and this value is not.", { cause: error });
  }
}

/**
 * Checks that a value, which is plain JSON, is a whole snapshot of a bank of this shape, and returns it, migrated when
 * it is of an earlier version. Throws a {@link SnapshotError} that says where it is not (docs/spec/snapshots.md).
 */
export function readSnapshot(plain: unknown, shape: SnapshotShape): CheckedSnapshot {
  const copy = migrated(plain);
  const parsed = shape.schema.safeParse(copy);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalidSnapshot({ path: issue?.path.join(".") || "the top", message: issue?.message ?? "" });
  }
  const snapshot = copy as Snapshot;
  const now = new Date(snapshot.clock.at).toISOString();
  const latest = latestOf(snapshot.tables, now);
  const store = new Store(() => snapshot.clock.at);
  const wrong = brokenRows(snapshot, shape, store, now) ?? brokenWhole(snapshot, shape, store, latest);
  if (wrong) throw invalidSnapshot(wrong);
  return { snapshot, store, latest: Date.parse(latest) };
}

/** Finds what is wrong with the rows of a snapshot that matches the schema, each on its own, and adds their tables. */
function brokenRows(
  { clock, tables }: Snapshot,
  { resources, service }: SnapshotShape,
  store: Store,
  now: string,
): Broken | undefined {
  const pausedAt = clock.since === null ? now : undefined;
  for (const resource of resources) {
    const lifecycle = service.lifecycleOf(resource.model.collection);
    const names = statusesOf(resource, lifecycle, service).map(({ name }) => name);
    for (const model of [resource.model, ...(resource.tables ?? [])]) {
      const statuses = model.statusField === undefined ? undefined : new Set<string | null>(names);
      const table = tables[model.collection] as SavedTable;
      const wrong = brokenTable(table, { model, resource, statuses, lifecycle, now: pausedAt });
      if (wrong) return wrong;
      store.add(modelIn(model, service.options));
    }
  }
  return undefined;
}

/** Finds what is wrong between the parts of a snapshot whose rows are right on their own, with its rows in the store. */
function brokenWhole(
  { tables, timers, progress }: Snapshot,
  { resources, service }: SnapshotShape,
  store: Store,
  latest: string,
): Broken | undefined {
  store.load(tables);
  // A running clock may have been set long before the last change of a row.
  const now = () => Date.parse(latest);
  const bank: Service = { ...service, store, now, table: (model) => store.table(model) };
  for (const find of [brokenRelations, brokenInvariant]) {
    for (const resource of resources) {
      const wrong = find(resource, bank);
      if (wrong) return wrong;
    }
  }
  const wanted = new Map<string, string>();
  for (const resource of resources) {
    const { collection } = resource.model;
    addTimersOf(resource, tables[collection] as SavedTable, service.lifecycleOf(collection), bank, wanted);
  }
  const modeOf = modesIn(progress, resources);
  return brokenTimer(timers, modeOf, wanted, latest);
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

function invalidSnapshot({ path, message }: Broken): SnapshotError {
  return new SnapshotError(`This is no snapshot of such a bank: at ${path}: ${message}`);
}

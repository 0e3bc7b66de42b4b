import { statusesOf } from "../../engine/resource/describe.ts";
import type { Broken } from "../../engine/resource/invariant.ts";
import type { Resource } from "../../engine/resource/resource.ts";
import { copyJson } from "../../engine/schema/copy-json.ts";
import { received } from "../../engine/schema/expected.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { inEnglish } from "../../engine/schema/zod/in-english.ts";
import type { Service } from "../../engine/service.ts";
import type { Steps } from "../../engine/slices.ts";
import { Batches } from "../../engine/store/batches.ts";
import { modelIn } from "../../engine/store/model.ts";
import { Store } from "../../engine/store/store.ts";
import type { SavedTable } from "../../engine/store/table-parts.ts";
import type { ByTimer } from "../../engine/time/by-timer.ts";
import { collectionOf, type Timer, type TimerName } from "../../engine/time/timer.ts";
import type { BankService } from "../service.ts";
import { addDefaults, hasDefaults } from "./added.ts";
import { brokenInvariant, brokenRelations } from "./relations.ts";
import { brokenTable, latestOf } from "./rows.ts";
import { matchesSteps, type snapshotSchema } from "./schema.ts";
import { type CheckedSnapshot, SNAPSHOT_VERSION, type Snapshot, SnapshotError } from "./snapshot.ts";
import { brokenTimer, modesIn, timersByName, timersOf } from "./timers.ts";

export { snapshotSchema } from "./schema.ts";

/** What a snapshot is checked against. */
export interface SnapshotShape {
  readonly resources: readonly Resource[];
  /** Its statuses and timers follow from the options of the bank. */
  readonly service: BankService;
  /** The schema of such a bank's snapshots. */
  readonly schema: ReturnType<typeof snapshotSchema>;
}

/** How often a snapshot is gone through: copied, matched with its schema, checked row by row, put into tables. */
const TIMES = 4;

/**
 * Checks that a value is a whole snapshot of a bank of this shape, and returns it; it counts rows. A "plain" one is plain JSON that nothing else uses; of others a copy is made, so that neither may
 * change until the end. Throws a {@link SnapshotError} that says where it is none (docs/spec/snapshots.md).
 */
export function* readSteps(
  value: unknown,
  shape: SnapshotShape,
  kind: "any" | "plain",
): Steps<CheckedSnapshot> {
  const work = new Batches(rowsIn(value), TIMES);
  const copy = kind === "plain" ? value : yield* plainCopy(value, work);
  refuseOtherVersions(copy);
  const models = shape.service.store.names().map((name) => shape.service.store.named(name).model);
  const own = models.filter(hasDefaults);
  if (own.length > 0) yield* addDefaults(copy, own, work);
  if (!(yield* matchesSteps(copy, shape.schema, work))) {
    yield* addDefaults(copy, models, work);
    if (!(yield* matchesSteps(copy, shape.schema, work))) {
      const [issue] = shape.schema.safeParse(copy, inEnglish).error?.issues ?? [];
      const path = issue?.path.join(".") || "the top";
      throw invalidSnapshot({ path, message: issue?.message ?? "" }, copy, shape);
    }
  }
  const snapshot = copy as Snapshot;
  const now = new Date(snapshot.clock.at).toISOString();
  const store = new Store(() => snapshot.clock.at);
  const checking: Checking = { snapshot, shape, store, work };
  let wrong = yield* brokenRows(checking, now);
  if (wrong) throw invalidSnapshot(wrong, copy, shape);
  const latest = latestOf(snapshot.tables, now);
  const timers = yield* timersByName(snapshot.timers, work);
  wrong = yield* brokenWhole(checking, timers, latest);
  if (wrong) throw invalidSnapshot(wrong, copy, shape);
  const total = store.count();
  yield { done: total, total };
  return { snapshot, store, timers, latest: Date.parse(latest) };
}

/** What of a snapshot is being checked. */
interface Checking {
  readonly snapshot: Snapshot;
  readonly shape: SnapshotShape;
  /** Takes its tables. */
  readonly store: Store;
  readonly work: Batches;
}

/** The lists of rows of a value that may be a snapshot, by their tables. */
function rowsOf(value: unknown): (readonly [name: string, table: object, rows: readonly unknown[]])[] {
  const tables = isJsonObject(value) && isJsonObject(value.tables) ? value.tables : {};
  return Object.entries(tables).flatMap(([name, table]) =>
    isJsonObject(table) && Array.isArray(table.rows) ? [[name, table, table.rows] as const] : [],
  );
}

function rowsIn(value: unknown): number {
  return rowsOf(value).reduce((sum, [, , rows]) => sum + rows.length, 0);
}

/** A value as plain JSON that nothing else uses. */
function* plainCopy(value: unknown, work: Batches): Steps<unknown> {
  try {
    const lists = rowsOf(value);
    if (lists.length === 0 || !isJsonObject(value)) return copyJson(value) ?? null;
    const rowless = Object.fromEntries(lists.map(([name, table]) => [name, { ...table, rows: [] }]));
    const copy = copyJson({ ...value, tables: { ...(value.tables as object), ...rowless } });
    const copied = new Map(rowsOf(copy).map(([name, , rows]) => [name, rows as unknown[]]));
    for (const [name, , rows] of lists) {
      const list = copied.get(name);
      yield* work.each(rows, (row) => void list?.push(copyJson(row) ?? null));
    }
    return copy;
  } catch (error) {
    throw new SnapshotError("A snapshot must be plain JSON, and this value is not.", { cause: error });
  }
}

/** Finds what is wrong with the rows of a snapshot that matches the schema, each on its own, and adds their tables. */
function* brokenRows({ snapshot, shape, store, work }: Checking, now: string): Steps<Broken | undefined> {
  const { resources, service } = shape;
  const { clock, tables } = snapshot;
  const pausedAt = clock.since === null ? now : undefined;
  for (const resource of resources) {
    const lifecycle = service.lifecycleOf(resource.model.collection);
    const names = statusesOf(resource, lifecycle, service).map(({ name }) => name);
    for (const model of [resource.model, ...(resource.tables ?? [])]) {
      const statuses = model.statusField === undefined ? undefined : new Set<string | null>(names);
      const table = tables[model.collection] as SavedTable;
      const wrong = yield* brokenTable(table, { model, resource, statuses, lifecycle, now: pausedAt }, work);
      if (wrong) return wrong;
      store.add(modelIn(model, service.options));
    }
  }
  return undefined;
}

/** Finds what is wrong between the parts of a snapshot whose rows are right on their own, with its rows in the store. */
function* brokenWhole(
  { snapshot, shape, store, work }: Checking,
  named: ByTimer<Timer>,
  latest: string,
): Steps<Broken | undefined> {
  const { resources, service } = shape;
  const { tables, timers, progress } = snapshot;
  yield* store.loadSteps(tables, work);
  // A running clock may have been set long before the last change of a row.
  const now = () => Date.parse(latest);
  const bank: Service = { ...service, store, now, table: (model) => store.table(model) };
  for (const find of [brokenRelations, brokenInvariant]) {
    for (const resource of resources) {
      const wrong = yield* find(resource, bank, work);
      if (wrong) return wrong;
    }
  }
  function* wanted(want: (timer: TimerName, index: number) => void): Steps<void> {
    for (const resource of resources) {
      const { collection } = resource.model;
      const lifecycle = service.lifecycleOf(collection);
      yield* timersOf(resource, tables[collection] as SavedTable, lifecycle, bank, work, want);
    }
  }
  return yield* brokenTimer(timers, named, modesIn(progress, resources), wanted, latest, work);
}

function refuseOtherVersions(copy: unknown): void {
  const version = isJsonObject(copy) ? copy.version : undefined;
  if (version === SNAPSHOT_VERSION) return;
  const found = version === undefined ? "none" : received(version);
  const why =
    typeof version !== "number"
      ? ": take it with bank.snapshot()."
      : version > SNAPSHOT_VERSION
        ? ", which a newer Sandbank has taken: update the package."
        : ", which an earlier Sandbank has taken: take it again with bank.snapshot().";
  throw new SnapshotError(`A snapshot must have version ${SNAPSHOT_VERSION}, got ${found}${why}`);
}

function invalidSnapshot(
  { path, message }: Broken,
  copy: unknown,
  { service }: SnapshotShape,
): SnapshotError {
  const name = collectionAt(path, copy);
  const isOwn = name !== undefined && Object.hasOwn(service.options.resources, name);
  const text = `The snapshot doesn't fit this bank: at ${path}: ${message}`;
  return new SnapshotError(
    isOwn
      ? `${text.replace(/\.$/, "")}. If it is of another definition of ${name}, use that one, give new fields a default, or begin without it.`
      : text,
  );
}

/** The collection that a path in a snapshot is about; undefined for none. */
function collectionAt(path: string, copy: unknown): string | undefined {
  const [part, at = ""] = path.split(".");
  if (part === "tables") return at;
  if (part !== "timers" || !isJsonObject(copy) || !Array.isArray(copy.timers)) return undefined;
  const timer: unknown = copy.timers[Number(at)];
  return isJsonObject(timer) && typeof timer.kind === "string"
    ? collectionOf({ kind: timer.kind })
    : undefined;
}

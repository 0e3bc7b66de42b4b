import { fieldsIn, resourceOf, rowInPath, rowPath, targetPath } from "../../code/paths.ts";
import type { LogEntry } from "../../core.ts";
import type { Resources } from "../rows.ts";
import type { Item } from "./items.ts";

/** What a test begins with so that its steps are answered as they were. */
export interface Needed {
  /** In the order in which they were done. */
  readonly before: ReadonlySet<Item>;
  /** The rows that nothing made, as paths. */
  readonly missing: readonly string[];
}

/** Whether a request succeeded; of one that a fault kept from the bank the status is 0. */
export function isSuccess({ status }: LogEntry): boolean {
  return Math.floor(status / 100) === 2;
}

/** Whether the bank did what a request asks for. */
export function isDone(entry: LogEntry): boolean {
  return entry.method !== "GET" && isSuccess(entry);
}

/** The row that a request made, as its path; undefined when it made none. */
export function madeBy(item: Item, resources: Resources): string | undefined {
  if (item.kind !== "request" || item.entry.method !== "POST" || !isDone(item.entry)) return undefined;
  const { path, responseBody } = item.entry;
  const [bare = ""] = path.split("?", 1);
  const id = (fieldsIn({ resources }, path, responseBody) as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" || typeof id === "number" ? rowPath(bare, id) : undefined;
}

/** The rows that something is about or points to, as paths. */
export function rowsIn(item: Item, resources: Resources): ReadonlySet<string> {
  const rows = new Set<string>();
  const about = rowOf(item, resources);
  if (about !== undefined) rows.add(about);
  if (item.kind !== "request") return rows;
  const { path, requestBody } = item.entry;
  const fields = fieldsIn({ resources }, path, requestBody);
  for (const [field, value] of Object.entries(fields ?? {})) {
    const target = targetPath({ resources }, path, field);
    if (target === undefined) continue;
    for (const id of Array.isArray(value) ? value : [value])
      if (typeof id === "number" || typeof id === "string") rows.add(rowPath(target, id));
  }
  return rows;
}

/** The row that something is about, and the one that it makes, as paths. */
export function rowsOf(item: Item, resources: Resources): readonly string[] {
  return [rowOf(item, resources), madeBy(item, resources)].filter((row) => row !== undefined);
}

/** The row that something is about, as its path. */
function rowOf(item: Item, resources: Resources): string | undefined {
  if (item.kind === "request") return rowInPath({ resources }, item.entry.path)?.row;
  if (item.kind !== "action") return undefined;
  return rowPath(`${resources[item.collection]?.path}`, item.id);
}

/**
 * What must come before some of the items: what made the rows that they are about, what changed these since, and what that
 * needs in turn. What is set for all rows at once is always needed.
 */
export function neededBy(steps: ReadonlySet<Item>, items: readonly Item[], resources: Resources): Needed {
  const last = items.findLastIndex((item) => steps.has(item));
  const earlier = items
    .slice(0, last)
    .filter((item) => !steps.has(item) && (item.kind !== "request" || isDone(item.entry)));
  const makers = new Map(items.map((item) => [madeBy(item, resources), item]));
  const chosen = new Set(earlier.filter((item) => isOfAll(item, resources)));
  const missing = new Set<string>();
  const seen = new Set<string>();
  const need = (row: string) => {
    if (seen.has(row)) return;
    seen.add(row);
    if (!makers.has(row)) missing.add(row);
    for (const other of earlier) {
      if (!rowsOf(other, resources).includes(row)) continue;
      chosen.add(other);
      for (const used of rowsIn(other, resources)) need(used);
    }
  };
  for (const step of steps) {
    for (const row of rowsIn(step, resources)) need(row);
    for (const row of usersBefore(step, earlier, resources)) if (!makers.has(row)) need(row);
    for (const row of inConflict(step, earlier, resources)) need(row);
  }
  return { before: new Set(items.filter((item) => chosen.has(item))), missing: [...missing] };
}

/** Whether something holds for all rows: how time makes steps, or a change of no single row, such as of the most that a card may have. */
function isOfAll(item: Item, resources: Resources): boolean {
  if (item.kind !== "request") return item.kind === "progress";
  const { operation, method, path } = item.entry;
  return operation !== null && method !== "POST" && rowInPath({ resources }, path) === undefined;
}

/**
 * The rows of which one may have used the row that a request deletes, until something was done to it. What those of a scenario
 * used is not known.
 */
function usersBefore(step: Item, earlier: readonly Item[], resources: Resources): readonly string[] {
  if (step.kind !== "request" || step.entry.method !== "DELETE" || !isDone(step.entry)) return [];
  const deleted = resourceOf({ resources }, step.entry.path)?.collection;
  const users = Object.values(resources).filter(({ references }) =>
    references.some(({ collection }) => collection === deleted),
  );
  const rows = earlier.flatMap((item) => rowsOf(item, resources));
  return rows.filter((row) => users.some(({ path }) => row.startsWith(`${path}/`)));
}

/** The other rows for which a request was refused: a row that others use can't be deleted (O3), nor a name be given twice. */
function inConflict(step: Item, earlier: readonly Item[], resources: Resources): readonly string[] {
  if (step.kind !== "request" || !step.entry.issues.some(({ code }) => code === "conflict")) return [];
  const { path } = step.entry;
  const row = rowInPath({ resources }, path)?.row;
  if (row === undefined)
    return earlier
      .flatMap((other) => rowsOf(other, resources))
      .filter((other) => other.startsWith(`${path}/`));
  const users = earlier.filter((other) => rowsIn(other, resources).has(row));
  return users.flatMap((user) => rowsOf(user, resources));
}

import { type Broken, broken } from "../../engine/resource/invariant.ts";
import type { Resource } from "../../engine/resource/resource.ts";
import { received } from "../../engine/schema/expected.ts";
import type { Steps } from "../../engine/slices.ts";
import type { Batches } from "../../engine/store/batches.ts";
import type { TimelineEntry } from "../../engine/store/history.ts";
import { FIRST_ID, idWith, keyOf, toKey } from "../../engine/store/ids.ts";
import { type AnyRow, type Model, urlOf } from "../../engine/store/model.ts";
import type { SavedTable } from "../../engine/store/table-parts.ts";
import { FIRST, LAST } from "../../engine/time/instant.ts";
import type { AnyLifecycle } from "../../engine/time/lifecycle.ts";

/** What a table is checked against, in addition to its schema. */
export interface TableRules {
  readonly model: Model;
  /** The resource to which the table belongs. */
  readonly resource: Resource;
  /** The statuses of its rows; undefined for rows without one. */
  readonly statuses: ReadonlySet<string | null> | undefined;
  /** How its rows change status. */
  readonly lifecycle: AnyLifecycle | undefined;
  /** The time of a paused clock, ISO 8601, after which nothing has happened. */
  readonly now: string | undefined;
}

/** Finds what is wrong with the rows of a table, each on its own: ids, urls, statuses, timelines (SNAP-5 to SNAP-14). */
export function* brokenTable(table: SavedTable, rules: TableRules, work: Batches): Steps<Broken | undefined> {
  const { model, resource } = rules;
  const { next, rows } = table;
  const at = `tables.${model.collection}.rows`;
  if (model.single && rows.length !== 1) return broken(at, "one row", rows.length);
  const isSeeded = resource.seed !== undefined && resource.model === model;
  let last = 0;
  const isInstant = instants();
  return yield* work.each(rows, ({ row, timeline }, index) => {
    const wrong =
      brokenId(row, model, last, next) ??
      brokenUrl(row, model) ??
      (timeline.length === 0 && isSeeded
        ? undefined
        : brokenTimeline(timeline, statusOf(row, model), rules, isInstant)) ??
      (timeline.length > 0 && keyOf(row) < FIRST_ID
        ? broken("row.id", `at least ${FIRST_ID}`, row.id)
        : undefined);
    if (wrong) return { ...wrong, path: `${at}.${index}.${wrong.path}` };
    last = keyOf(row);
    return undefined;
  });
}

function brokenId({ id }: AnyRow, { ids }: Model, last: number, next: number): Broken | undefined {
  const key = toKey(id);
  if (key === undefined || id !== idWith(key, ids)) return broken("row.id", expectedId(ids), id);
  if (key > last && key < next) return undefined;
  return broken("row.id", `above ${last}, as ids count up, and below next, which is ${next}`, id);
}

function expectedId(ids: Model["ids"]): string {
  if (typeof ids === "object") return `"${ids.prefix}" and a whole number`;
  return ids === "uuid"
    ? "a UUID of this bank"
    : `a whole number as ${ids === "string" ? "text" : "an integer"}`;
}

function brokenUrl(row: AnyRow, model: Model): Broken | undefined {
  if (model.ownUrl || !("url" in model.row.shape) || !("url" in row)) return undefined;
  const url = urlOf(model, row.id, { origin: "" });
  return row.url === url ? undefined : broken("row.url", `"${url}"`, row.url);
}

/** The status of a row; null for one without. */
function statusOf(row: AnyRow, { statusField }: Model): string | null {
  return statusField === undefined ? null : String(row[statusField as keyof AnyRow]);
}

/** A timeline has the row's statuses, the present one last, at instants that do not go back. */
function brokenTimeline(
  timeline: readonly TimelineEntry[],
  status: string | null,
  { statuses, lifecycle, now }: TableRules,
  isInstant: (text: string) => boolean,
): Broken | undefined {
  if (statuses && !statuses.has(status)) return broken("row.status", oneOf(statuses), status);
  let before: TimelineEntry | undefined;
  for (const [index, entry] of timeline.entries()) {
    const path = `timeline.${index}`;
    if (statuses ? !statuses.has(entry.status) : entry.status !== null)
      return broken(`${path}.status`, statuses ? oneOf(statuses) : "null", entry.status);
    if (entry.status === before?.status)
      return broken(`${path}.status`, "another than that of the entry before", entry.status);
    if (lifecycle && before && !lifecycle.leads(String(before.status), String(entry.status)))
      return broken(`${path}.status`, `one that ${before.status} may lead to`, entry.status);
    if (!isInstant(entry.at)) return broken(`${path}.at`, "an instant of bank time, ISO 8601", entry.at);
    // Instants of four-digit years in UTC sort as text.
    if (before && entry.at < before.at) return broken(`${path}.at`, `at or after ${before.at}`, entry.at);
    if (now !== undefined && entry.at > now)
      return broken(`${path}.at`, `at or before the clock's ${now}`, entry.at);
    before = entry;
  }
  if (before?.status === status) return undefined;
  return broken(
    "timeline",
    `one that ends in the row's status ${received(status)}`,
    before ? before.status : timeline,
  );
}

function oneOf(statuses: ReadonlySet<string | null>): string {
  return `one of ${[...statuses].join(", ")}`;
}

const INSTANT = /^[0-9]{4}-[0-9]{2}-([0-9]{2})T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/;

/** Tells whether texts are instants; one that comes again is not read again, as many rows have been written at one time. */
function instants(): (text: string) => boolean {
  let last: string | undefined;
  return (text) => {
    if (text === last) return true;
    last = isInstant(text) ? text : last;
    return text === last;
  };
}

/** Whether a text is an instant as `toISOString` writes it; `Date.parse` would read 30 February as 2 March. */
function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  const time = Date.parse(text);
  return time >= FIRST && time <= LAST && new Date(time).getUTCDate() === Number(day);
}

/** The last instant of any timeline, ISO 8601, or `first` if that is later. */
export function latestOf(tables: Readonly<Record<string, SavedTable>>, first: string): string {
  let latest = first;
  for (const { rows } of Object.values(tables)) {
    for (const { timeline } of rows) {
      const at = timeline.at(-1)?.at;
      if (at !== undefined && at > latest) latest = at;
    }
  }
  return latest;
}

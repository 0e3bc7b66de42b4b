import { decoded } from "../engine/http/routes/paths.ts";
import type { JsonObject } from "../engine/schema/json-object.ts";
import type { ResourceDescription } from "../index.ts";
import type { PanelBank } from "./bank.ts";

/** What is read of a bank. */
type Described = Pick<PanelBank, "resources">;

export interface RowInPath {
  /** The path of the row itself: "/v1/parent_companies/1001". */
  readonly row: string;
  /** The path before the id and after it. */
  readonly start: string;
  readonly rest: string;
}

/** The path of a row of the collection at a path: "/v1/ach/1001". */
export function rowPath(collection: string, id: string | number): string {
  return `${collection}/${encodeURIComponent(id)}`;
}

/** Finds the row whose id is in a path, by the operations that the bank describes. */
export function rowInPath(bank: Described, path: string): RowInPath | undefined {
  const found = matchOf(bank, path);
  if (!found) return undefined;
  const { resource, start, id, rest } = found;
  return { row: rowPath(resource.path, decoded(id)), start, rest };
}

/** The path of the collection that a field in the body of a request to `path` points into. */
export function targetPath(bank: Described, path: string, field: string): string | undefined {
  const { references = [] } = resourceOf(bank, path) ?? {};
  const target = references.find((reference) => reference.field === field)?.collection;
  return target === undefined ? undefined : bank.resources[target]?.path;
}

export function resourceOf(bank: Described, path: string): ResourceDescription | undefined {
  const [bare] = path.split("?", 1);
  return (
    Object.values(bank.resources).find(({ operations }) => operations.some((one) => one.path === bare)) ??
    matchOf(bank, path)?.resource
  );
}

/** Whether bodies and answers at `path` are their fields, and these are not in `data`. */
export function isBare(bank: Described, path: string): boolean {
  return resourceOf(bank, path)?.envelope === "none";
}

/** The fields of a body of a request to `path`, or of what answers it: they are in `data`, unless the resource has none. */
export function fieldsIn(bank: Described, path: string, body: unknown): unknown {
  if (isBare(bank, path)) return body;
  return (body as { readonly data?: unknown } | null | undefined)?.data;
}

/** The body of a request to `path` of which a recipe has the fields in `data`. */
export function sentBody(bank: Described, path: string, body: JsonObject): JsonObject {
  return isBare(bank, path) ? (body.data as JsonObject) : body;
}

/** Matches a path with the operations on single rows; one that an operation has as it is names no row. */
function matchOf(bank: Described, path: string) {
  const [bare] = path.split("?", 1);
  const all = Object.values(bank.resources).flatMap((resource) =>
    resource.operations.map((operation) => ({ resource, path: operation.path })),
  );
  if (all.some((operation) => operation.path === bare)) return undefined;
  for (const { resource, path: template } of all) {
    const [start, end] = template.split(":id");
    if (start === undefined || end === undefined || !path.startsWith(start)) continue;
    const [, id, after, query] = /^([^/?]+)([^?]*)(.*)$/s.exec(path.slice(start.length)) ?? [];
    if (id !== undefined && after === end) return { resource, start, id, rest: `${after}${query}` };
  }
  return undefined;
}

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

/** Finds the row whose id is in a path, by the operations that the bank describes. */
export function rowInPath(bank: Described, path: string): RowInPath | undefined {
  const found = matchOf(bank, path);
  if (!found) return undefined;
  const { resource, start, id, rest } = found;
  return { row: `${resource.path}/${id}`, start, rest };
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
    matchOf(bank, path)?.resource ??
    Object.values(bank.resources).find(({ operations }) => operations.some((one) => one.path === bare))
  );
}

/** Matches a path with the operations on single rows. */
function matchOf(bank: Described, path: string) {
  for (const resource of Object.values(bank.resources)) {
    for (const operation of resource.operations) {
      const [start, end] = operation.path.split(":id");
      if (start === undefined || end === undefined || !path.startsWith(start)) continue;
      const [, id, after, query] = /^(\d+)([^?]*)(.*)$/s.exec(path.slice(start.length)) ?? [];
      if (id !== undefined && after === end) return { resource, start, id, rest: `${after}${query}` };
    }
  }
  return undefined;
}

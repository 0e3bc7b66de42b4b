import type { Change } from "../history.ts";
import type { SavedRow } from "../table-parts.ts";

/**
 * The writes that lead from one state of a row to another: one for each status that its timeline has gained, or a single one
 * at `at` (ISO 8601) by a request, as nothing tells what else has caused it. Undefined stands for no row, on one side at most.
 */
export function changesBetween(
  collection: string,
  before: SavedRow | undefined,
  after: SavedRow | undefined,
  at: string,
): readonly Change[] {
  const { id } = ((after ?? before) as SavedRow).row;
  let from = before?.timeline.at(-1)?.status ?? null;
  if (!after) return [{ collection, id, kind: "delete", at, cause: "request", from, to: null }];
  const gained = after.timeline.slice(before?.timeline.length ?? 0);
  if (gained.length === 0)
    return [{ collection, id, kind: before ? "update" : "insert", at, cause: "request", from, to: from }];
  return gained.map((entry, index): Change => {
    const kind = before || index > 0 ? "update" : "insert";
    const change = {
      collection,
      id,
      kind,
      at: entry.at,
      cause: entry.cause,
      from,
      to: entry.status,
    } as const;
    from = entry.status;
    return change;
  });
}

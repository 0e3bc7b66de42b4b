import type { LogEntry } from "../../index.ts";
import type { PanelBank } from "../bank.ts";
import { rowInPath, targetPath } from "./paths.ts";

/** The path without its query. */
function bare(path: string): string {
  return path.split("?", 1)[0] as string;
}

// A request that a fault kept from the bank has status 0.
const isWrite = ({ method, status }: LogEntry) => method !== "GET" && status >= 200 && status < 300;

/** The row a request made, as its path; undefined when it made none. */
export function madeBy(entry: LogEntry): string | undefined {
  if (entry.method !== "POST" || !isWrite(entry)) return undefined;
  const id = (entry.responseBody as { data?: { id?: unknown } } | null)?.data?.id;
  return /^\d+$/.test(String(id)) ? `${bare(entry.path)}/${id}` : undefined;
}

/** The rows a request is about or points to, as paths. */
function rowsIn(entry: LogEntry, bank: PanelBank): ReadonlySet<string> {
  const rows = new Set<string>();
  const row = rowInPath(bank, entry.path)?.row;
  if (row) rows.add(row);
  const data = (entry.requestBody as { data?: unknown } | null)?.data;
  for (const [field, value] of Object.entries(data ?? {})) {
    const path = targetPath(bank, entry.path, field);
    if (path === undefined) continue;
    for (const id of Array.isArray(value) ? value : [value]) {
      if (typeof id === "number") rows.add(`${path}/${id}`);
    }
  }
  return rows;
}

/**
 * The requests that must come before one for it to be answered as it was, oldest first: those that
 * made the rows it is about, those that changed them since, and what these need in turn. Rows that
 * nothing in the log made are `missing`.
 */
export function prerequisitesOf(
  entry: LogEntry,
  log: readonly LogEntry[],
  bank: PanelBank,
): { readonly before: readonly LogEntry[]; readonly missing: readonly string[] } {
  const chosen = new Set<LogEntry>();
  const missing = new Set<string>();
  const seen = new Set<string>();
  const earlier = log.filter(({ number }) => number < entry.number).filter(isWrite);
  const need = (row: string) => {
    if (seen.has(row)) return;
    seen.add(row);
    if (!earlier.some((other) => madeBy(other) === row)) missing.add(row);
    for (const other of earlier) {
      if (madeBy(other) !== row && rowInPath(bank, other.path)?.row !== row) continue;
      chosen.add(other);
      for (const used of rowsIn(other, bank)) need(used);
    }
  };
  for (const row of rowsIn(entry, bank)) {
    need(row);
    // A row that others use can't be deleted (O3), so what used it is needed too.
    if (entry.method !== "DELETE" || !entry.issues.some(({ code }) => code === "conflict")) continue;
    const users = earlier.filter((other) => rowsIn(other, bank).has(row));
    for (const user of users) need(madeBy(user) ?? row);
  }
  return { before: [...chosen].sort((one, other) => one.number - other.number), missing: [...missing] };
}

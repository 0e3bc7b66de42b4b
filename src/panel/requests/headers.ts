import type { LogEntry } from "../../index.ts";
import type { Keys } from "../keys.ts";
import { typeOf } from "./unread.ts";

/** The headers of a request; the log does not keep them, so they are those that any such request needs. */
export function headersOf(entry: LogEntry, keys: Keys): Readonly<Record<string, string>> {
  const isAdmin = entry.path.startsWith("/v1/admin/");
  const headers = { Authorization: `Bearer ${isAdmin ? keys.admin : keys.client}` };
  const type = typeOf(entry);
  return type === undefined ? headers : { ...headers, "Content-Type": type };
}

import type { LogEntry } from "../index.ts";
import { type Keys, keyFor } from "./keys.ts";
import { typeOf } from "./unread.ts";

/** The headers of a request; the log does not keep them, so they are those that any such request needs. */
export function headersOf(entry: LogEntry, keys: Keys): Readonly<Record<string, string>> {
  const headers = { Authorization: `Bearer ${keyFor(keys, entry.path)}` };
  const type = typeOf(entry);
  return type === undefined ? headers : { ...headers, "Content-Type": type };
}

import type { Copied } from "./copied.ts";
import { keyHeader } from "./keys.ts";
import { typeOf } from "./unread.ts";

/** The headers of a request; the log does not keep them, so they are those that any such request needs. */
export function headersOf({
  bank,
  entry,
  keys,
}: Pick<Copied, "bank" | "entry" | "keys">): Readonly<Record<string, string>> {
  const type = typeOf(entry);
  return { ...keyHeader(bank, entry, keys), ...(type !== undefined && { "Content-Type": type }) };
}

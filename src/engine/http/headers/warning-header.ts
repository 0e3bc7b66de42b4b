import type { ShownWarning } from "../warnings.ts";
import { EXPOSED } from "./rule-header.ts";

/** The header of an answer with the warnings of its request (X201). */
export const WARNING_HEADER = "x-sandbank-warning";

/** Servers, proxies and clients take some 8,000 characters of headers at least. */
const LONGEST_VALUE = 2000;

/** The headers of an answer, and those that name its warnings. */
export function withWarningHeader(
  headers: Readonly<Record<string, string>>,
  warnings: readonly ShownWarning[],
): Readonly<Record<string, string>> {
  const exposed = headers[EXPOSED] === undefined ? "" : `${headers[EXPOSED]}, `;
  return { ...headers, [WARNING_HEADER]: listOf(warnings), [EXPOSED]: exposed + WARNING_HEADER };
}

/** A list of strings as RFC 9651 has it, in which no string contains a quotation mark; those that do not fit are counted. */
function listOf(warnings: readonly ShownWarning[]): string {
  const items: string[] = [];
  let length = 0;
  for (const { message, mend } of warnings) {
    const item = quoted(mend === null ? message : `${message} ${mend}`);
    length += item.length + 2;
    if (length > LONGEST_VALUE)
      return [...items, quoted(`and ${warnings.length - items.length} more`)].join(", ");
    items.push(item);
  }
  return items.join(", ");
}

/** All but plain ASCII is percent-encoded, since a header takes nothing else. */
function quoted(text: string): string {
  return `"${text.toWellFormed().replaceAll(/[^ -~]|["%\\]/gu, encodeURIComponent)}"`;
}

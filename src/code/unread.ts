import type { LogEntry } from "../index.ts";
import { isJson } from "./copied.ts";

/** A body that the log does not have, because the bank could not read it as JSON: another takes its place that is refused alike. */
export interface Unread {
  readonly type: string;
  /** A text; a number is how many spaces there are; undefined for a body that never ends. */
  readonly text: string | number | undefined;
  /** What is to be said of it. */
  readonly note: string;
}

const JSON_TYPE = "application/json";

/** What stands for the body of a request that the log does not have; undefined where the log has it, or there was none. */
export function unreadOf(entry: LogEntry): Unread | undefined {
  if (!isJson(entry) || entry.requestBody !== null) return undefined;
  const issue = (code: string) => entry.issues.find((one) => one.code === code);
  if (issue("unsupported_media_type"))
    return {
      type: "text/plain",
      text: "not JSON",
      note: "The body was of another type, and is not in the log",
    };
  const large = issue("body_too_large");
  if (large) {
    const text = Number(/\d+/.exec(large.message)?.[0] ?? 0) + 1;
    return { type: JSON_TYPE, text, note: "The body was too large, and is not in the log" };
  }
  if (issue("body_timeout"))
    return {
      type: JSON_TYPE,
      text: undefined,
      note: "The body did not end, for which a bank waits a minute",
    };
  return { type: JSON_TYPE, text: "not JSON", note: "The body was malformed, so the log does not have it" };
}

/** Whether the body of a request had no end, for which a bank waits a minute. */
export function isEndless(entry: LogEntry): boolean {
  const unread = unreadOf(entry);
  return unread !== undefined && unread.text === undefined;
}

/** The media type of what a request carries, as its header has it; undefined for a form, which says it by itself, and for none. */
export function typeOf(entry: LogEntry): string | undefined {
  return unreadOf(entry)?.type ?? (isJson(entry) ? JSON_TYPE : undefined);
}

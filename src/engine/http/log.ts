import { cutText, maskPath } from "../schema/mask.ts";
import { bytesOf, maskBody } from "../schema/mask-body.ts";
import { maskText } from "../schema/mask-text.ts";
import type { Change } from "../store/history.ts";
import type { LoggedFault } from "./faults/outcomes.ts";
import type { LoggedIssue } from "./problems.ts";

/** One request the bank has answered; secrets are masked in all of it (S22). */
export interface LogEntry {
  /** Counts up from 1 for the lifetime of the bank. */
  readonly number: number;
  /** Bank time, ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The operation that takes such a request, such as "createCounterparty"; null when no route does. */
  readonly operation: string | null;
  /** The HTTP status of the answer; 0 when a fault kept the request from the bank (X73). */
  readonly status: number;
  /** Wall time the bank took, in milliseconds; a configured latency is not included. */
  readonly duration: number;
  /** The JSON body, or a list of the parts of a form; null when there was none or it could not be read. */
  readonly requestBody: unknown;
  /** The JSON body; undefined for an answer without one. */
  readonly responseBody: unknown;
  /** Why it was refused, each reason with the statement in docs/spec that was not met; [] for a success. */
  readonly issues: readonly LoggedIssue[];
  /** What was accepted but looks wrong, one message each. */
  readonly warnings: readonly string[];
  /** The writes of the request, in order. */
  readonly changes: readonly Change[];
  /** What the option `faults` or `rateLimit` did to it; null for nothing (X75). */
  readonly fault: LoggedFault | null;
}

/** The last requests, oldest first. */
export interface RequestLog {
  readonly entries: readonly LogEntry[];
  /** Adds an entry and returns it numbered and masked; `keys` are masked everywhere. */
  add(entry: Omit<LogEntry, "number">, keys?: readonly string[]): LogEntry;
  /** The number of the last entry, 0 before the first. */
  readonly last: number;
  /** Leaves out so many numbers. */
  skip(count: number): void;
  /** Removes the entries; the numbering continues. */
  clear(): void;
}

/** A path may be this long in the log. */
const MAX_PATH = 4000;
/** What an entry or a change takes up besides bodies and texts, in bytes. */
const ENTRY_BYTES = 300;

/** Makes a log that keeps the last `size` entries and at most `maxBytes` of them, each masked when it is added. */
export function createLog(size: number, maxBytes: number): RequestLog {
  let entries: LogEntry[] = [];
  let sizes: number[] = [];
  /** Where the entries that are kept begin; those before are dropped many at a time. */
  let first = 0;
  let bytes = 0;
  let number = 0;
  const forgetOldest = () => {
    const areTooLarge = bytes > maxBytes;
    while (first < entries.length && (entries.length - first > size || bytes > maxBytes)) {
      bytes -= sizes[first] ?? 0;
      first += 1;
    }
    if (!areTooLarge && first <= entries.length / 2) return;
    entries = entries.slice(first);
    sizes = sizes.slice(first);
    first = 0;
  };
  return {
    get entries() {
      return entries.slice(first);
    },
    add(entry, keys = []) {
      number += 1;
      const requestBody = maskBody(entry.requestBody, keys);
      const responseBody = maskBody(entry.responseBody, keys);
      const masked: LogEntry = {
        number,
        ...entry,
        method: maskText(entry.method),
        path: cutText(maskPath(entry.path, keys), MAX_PATH),
        requestBody: requestBody.value,
        responseBody: responseBody.value,
        // As the body of the answer has them, which may name the limits of an amount.
        issues: entry.issues.map((issue) => ({ ...issue, message: maskText(issue.message, "body", keys) })),
        warnings: entry.warnings.map((warning) => maskText(warning, "message", keys)),
      };
      let own = ENTRY_BYTES * (1 + masked.changes.length) + requestBody.bytes + responseBody.bytes;
      own += bytesOf(masked.path);
      for (const { message } of masked.issues) own += bytesOf(message);
      for (const warning of masked.warnings) own += bytesOf(warning);
      entries.push(masked);
      sizes.push(own);
      bytes += own;
      forgetOldest();
      return masked;
    },
    get last() {
      return number;
    },
    skip(count) {
      number += count;
    },
    clear() {
      entries = [];
      sizes = [];
      first = 0;
      bytes = 0;
    },
  };
}

/** A stopwatch of wall time, in milliseconds. */
export function startStopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

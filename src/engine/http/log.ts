import { maskBody, maskPath } from "../schema/mask.ts";
import { maskText } from "../schema/mask-text.ts";
import type { Change } from "../store/history.ts";

/** One request the bank has answered; secrets are masked in all of it (S22). */
export interface LogEntry {
  /** Counts up from 1 as long as the bank lives. */
  readonly number: number;
  /** Bank time, ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The operation that takes such a request, such as "createCounterparty"; null when no route does. */
  readonly operation: string | null;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** Wall time the bank took, in milliseconds; a latency that was asked for comes on top. */
  readonly duration: number;
  /** The JSON body, or a list of the parts of a form; null when there was none, or none that could be read. */
  readonly requestBody: unknown;
  /** The JSON body; undefined for an answer without one. */
  readonly responseBody: unknown;
  /** What was taken but looks wrong, a message each. */
  readonly warnings: readonly string[];
  /** The writes that it made, in order. */
  readonly changes: readonly Change[];
}

/** The last requests, oldest first. */
export interface RequestLog {
  readonly entries: readonly LogEntry[];
  /** Takes an entry in and answers it numbered and masked; `keys` are masked wherever they stand. */
  add(entry: Omit<LogEntry, "number">, keys?: readonly string[]): LogEntry;
  /** Forgets the entries; numbers go on. */
  clear(): void;
}

/** Makes a log that keeps the last `size` entries, masking each as it comes in. */
export function createLog(size: number): RequestLog {
  let entries: LogEntry[] = [];
  let number = 0;
  return {
    get entries() {
      return size === 0 ? [] : entries.slice(-size);
    },
    add(entry, keys = []) {
      number += 1;
      const masked: LogEntry = {
        number,
        ...entry,
        method: maskText(entry.method),
        path: maskPath(entry.path, keys),
        requestBody: maskBody(entry.requestBody, keys),
        responseBody: maskBody(entry.responseBody, keys),
        warnings: entry.warnings.map((warning) => maskText(warning, "message", keys)),
      };
      entries.push(masked);
      if (entries.length > 2 * size) entries = entries.slice(entries.length - size);
      return masked;
    },
    clear() {
      entries = [];
    },
  };
}

/** A stopwatch of wall time, in milliseconds. */
export function startStopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

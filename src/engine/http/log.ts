import { cutText, maskBody, maskPath } from "../schema/mask.ts";
import { maskText } from "../schema/mask-text.ts";
import type { Change } from "../store/history.ts";
import { bytesOf, cutBody } from "./log-size.ts";

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
  /** The HTTP status of the answer. */
  readonly status: number;
  /** Wall time the bank took, in milliseconds; a configured latency is not included. */
  readonly duration: number;
  /** The JSON body, or a list of the parts of a form; null when there was none or it could not be read. */
  readonly requestBody: unknown;
  /** The JSON body; undefined for an answer without one. */
  readonly responseBody: unknown;
  /** What was accepted but looks wrong, one message each. */
  readonly warnings: readonly string[];
  /** The writes of the request, in order. */
  readonly changes: readonly Change[];
}

/** The last requests, oldest first. */
export interface RequestLog {
  readonly entries: readonly LogEntry[];
  /** Adds an entry and returns it numbered and masked; `keys` are masked everywhere. */
  add(entry: Omit<LogEntry, "number">, keys?: readonly string[]): LogEntry;
  /** Removes the entries; the numbering continues. */
  clear(): void;
}

/** A path may be this long in the log. */
const MAX_PATH = 4000;
/** What an entry or a change takes up besides bodies and texts, in bytes. */
const ENTRY_BYTES = 300;

/** Makes a log that keeps the last `size` entries and at most `maxBytes` of them, each masked when it is added. */
export function createLog(size: number, maxBytes: number): RequestLog {
  let kept: { readonly entry: LogEntry; readonly bytes: number }[] = [];
  let bytes = 0;
  let number = 0;
  const forgetOldest = () => {
    let first = 0;
    let rest = bytes;
    while (first < kept.length && (kept.length - first > size || rest > maxBytes)) {
      rest -= kept[first]?.bytes ?? 0;
      first += 1;
    }
    if (first === 0) return;
    kept.splice(0, first);
    bytes = rest;
  };
  return {
    get entries() {
      return kept.map(({ entry }) => entry);
    },
    add(entry, keys = []) {
      number += 1;
      const requestBody = cutBody(maskBody(entry.requestBody, keys));
      const responseBody = cutBody(maskBody(entry.responseBody, keys));
      const masked: LogEntry = {
        number,
        ...entry,
        method: maskText(entry.method),
        path: cutText(maskPath(entry.path, keys), MAX_PATH),
        requestBody: requestBody.value,
        responseBody: responseBody.value,
        warnings: entry.warnings.map((warning) => maskText(warning, "message", keys)),
      };
      const texts = [masked.path, ...masked.warnings].reduce((sum, text) => sum + bytesOf(text), 0);
      const own = ENTRY_BYTES * (1 + masked.changes.length) + requestBody.bytes + responseBody.bytes + texts;
      kept.push({ entry: masked, bytes: own });
      bytes += own;
      forgetOldest();
      return masked;
    },
    clear() {
      kept = [];
      bytes = 0;
    },
  };
}

/** A stopwatch of wall time, in milliseconds. */
export function startStopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

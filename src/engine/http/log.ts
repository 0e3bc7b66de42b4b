import { isSecretField, maskBody, maskText } from "../schema/mask.ts";
import type { Change } from "../store/history.ts";
import { decoded } from "./paths.ts";
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
  /** The HTTP status of the answer. */
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
}

/** The last requests, oldest first. */
export interface RequestLog {
  readonly entries: readonly LogEntry[];
  /** Adds an entry and returns it numbered and masked. */
  add(entry: Omit<LogEntry, "number">): LogEntry;
  /** Removes the entries; the numbering continues. */
  clear(): void;
}

const PARAMETER = /([?&])([^=&]*)=([^&]*)/g;

/** Whether a query parameter, such as a filter, holds a secret. */
function isSecretParameter(name: string): boolean {
  return decoded(name)
    .split(/[[\].]/)
    .some(isSecretField);
}

/** Masks a path and its query. */
function maskPath(path: string): string {
  const masked = path.replace(PARAMETER, (whole, mark: string, name: string) =>
    isSecretParameter(name) ? `${mark}${name}=••••` : whole,
  );
  return maskText(masked);
}

/** Makes a log that keeps the last `size` entries, each masked when it is added. */
export function createLog(size: number): RequestLog {
  let entries: LogEntry[] = [];
  let number = 0;
  return {
    get entries() {
      return size === 0 ? [] : entries.slice(-size);
    },
    add(entry) {
      number += 1;
      const masked: LogEntry = {
        number,
        ...entry,
        path: maskPath(entry.path),
        requestBody: maskBody(entry.requestBody),
        responseBody: maskBody(entry.responseBody),
        issues: entry.issues.map((issue) => ({ ...issue, message: String(maskBody(issue.message)) })),
        warnings: entry.warnings.map(maskText),
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

import { cutText, maskPath } from "../../schema/masking/mask.ts";
import { bytesOf, maskBody } from "../../schema/masking/mask-body.ts";
import { maskText } from "../../schema/masking/mask-text.ts";
import type { Change } from "../../store/history.ts";
import type { LoggedIssue } from "../problems.ts";
import { requestBodyIn } from "./logged-body.ts";
import type { LoggedFault } from "./outcomes.ts";

/** One request the bank has answered; secrets are masked in all of it (S22). */
export interface LogEntry {
  /** Counts up from 1 for the lifetime of the bank. */
  readonly number: number;
  /** Bank time, ISO 8601. */
  readonly time: string;
  /** The HTTP method in capitals. */
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The operation that takes such a request, such as "createCounterparty"; null when no route does. */
  readonly operation: string | null;
  /** The HTTP status of the answer; 0 when a fault kept the request from the bank (X73). */
  readonly status: number;
  /** Wall time the bank took, in milliseconds to the microsecond; a configured latency is not included. */
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

/** A request as it goes into the log, which no longer changes. */
interface Logged extends Omit<LogEntry, "number" | "time" | "requestBody" | "responseBody"> {
  /** Bank time, milliseconds. */
  readonly at: number;
  /** The body of the request as JSON; undefined for none. */
  readonly request: string | undefined;
  /** The body of the answer as JSON; undefined for none. */
  readonly response: string | undefined;
  /** Keys that are masked wherever they stand. */
  readonly keys: readonly string[];
}

/** A request in the log. */
export interface LoggedRequest {
  /** Its entry, numbered and masked. */
  entry(): LogEntry;
  /** Says that what it has changed was undone, and what was answered in place of its own answer. */
  undo(answered: Pick<Logged, "status" | "issues" | "response">): void;
}

/** The last requests, oldest first. */
export interface RequestLog {
  readonly entries: readonly LogEntry[];
  /** Adds a request, of which `responseBody` is what its `response` says; it is not kept. */
  add(logged: Logged, responseBody: unknown): LoggedRequest;
  /** The number of the last entry, 0 before the first. */
  readonly last: number;
  /** How many entries there were of a refused request, or with a warning. */
  readonly flawed: number;
  /** Leaves out so many numbers. */
  skip(count: number): void;
  /** Removes the entries; the numbering continues. */
  clear(): void;
}

/** A path may be this long in the log. */
const MAX_PATH = 4000;
/** What an entry or a change takes up besides bodies and texts, in bytes. */
const ENTRY_BYTES = 300;
/** What a character of JSON takes up, with its share of the objects that it stands for. */
const BYTES_PER_CHARACTER = 4;
/** A larger entry is masked at once, which cuts it to what the log may keep of it. */
const LARGE = 40_000;

/**
 * Makes a log that keeps the last `size` entries and at most `maxBytes` of them. Most are never read, so each is masked when it
 * is first read (docs/decisions/0029-the-log-is-masked-when-read.md).
 */
export function createLog(size: number, maxBytes: number): RequestLog {
  let entries: Kept[] = [];
  let bytes = 0;
  let number = 0;
  let flawed = 0;
  const forgetOldest = () => {
    while (entries.length > size || bytes > maxBytes) bytes -= (entries.shift() as Kept).bytes;
  };
  return {
    get entries() {
      return entries.map((kept) => kept.entry());
    },
    add(logged, responseBody) {
      number += 1;
      if (logged.status >= 400 || logged.warnings.length > 0) flawed += 1;
      const kept = new Kept(number, logged, responseBody);
      entries.push(kept);
      bytes += kept.bytes;
      forgetOldest();
      return kept;
    },
    get last() {
      return number;
    },
    get flawed() {
      return flawed;
    },
    skip(count) {
      number += count;
    },
    clear() {
      entries = [];
      bytes = 0;
    },
  };
}

/** One entry, which is masked once. The texts of its bodies stand for them until then: a body itself may hold what changes later. */
class Kept implements LoggedRequest {
  /** What it takes up, by estimate. */
  readonly bytes: number;
  readonly #number: number;
  #logged: Logged | undefined;
  #entry: LogEntry | undefined;

  constructor(number: number, logged: Logged, responseBody: unknown) {
    this.#number = number;
    const characters = (logged.request?.length ?? 0) + (logged.response?.length ?? 0);
    const bytes = BYTES_PER_CHARACTER * characters + bytesBeside(logged);
    if (bytes <= LARGE) {
      this.#logged = logged;
      this.bytes = bytes;
      return;
    }
    // That of a refusal is what an errorBody has made, of which JSON may say something else.
    const body = logged.issues.length > 0 ? responseBodyIn(logged.response) : responseBody;
    const masked = maskedEntry(number, logged, body);
    this.#entry = masked.entry;
    this.bytes = masked.bytes;
  }

  entry(): LogEntry {
    if (this.#logged) {
      const body = responseBodyIn(this.#logged.response);
      this.#entry = maskedEntry(this.#number, this.#logged, body).entry;
      this.#logged = undefined;
    }
    return this.#entry as LogEntry;
  }

  undo({ status, issues, response }: Pick<Logged, "status" | "issues" | "response">): void {
    const responseBody = responseBodyIn(response);
    this.#entry = { ...this.entry(), status, issues, responseBody, changes: [] };
  }
}

/** The body of an answer by the text that was sent of it. */
function responseBodyIn(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}

/** What an entry takes up besides its bodies. */
function bytesBeside({
  path,
  issues,
  warnings,
  changes,
}: Pick<LogEntry, "path" | "issues" | "warnings" | "changes">): number {
  let bytes = ENTRY_BYTES * (1 + changes.length) + bytesOf(path);
  for (const { message } of issues) bytes += bytesOf(message);
  for (const warning of warnings) bytes += bytesOf(warning);
  return bytes;
}

/** An entry as it is shown, and what it takes up. */
function maskedEntry(number: number, logged: Logged, response: unknown): { entry: LogEntry; bytes: number } {
  const { at, keys, method, path, operation, status, duration, issues, warnings, changes, fault } = logged;
  const requestBody = maskBody(requestBodyIn(logged.request), keys);
  const responseBody = maskBody(response, keys);
  const entry = {
    number,
    time: new Date(at).toISOString(),
    method: maskText(method),
    path: cutText(maskPath(path, keys), MAX_PATH),
    operation,
    status,
    duration,
    requestBody: requestBody.value,
    responseBody: responseBody.value,
    // As the body of the answer has them, which may name the limits of an amount.
    issues: issues.map((issue) => ({ ...issue, message: maskText(issue.message, "body", keys) })),
    warnings: warnings.map((warning) => maskText(warning, "message", keys)),
    changes,
    fault,
  };
  return { entry, bytes: requestBody.bytes + responseBody.bytes + bytesBeside(entry) };
}

/** A stopwatch of wall time, in milliseconds to the microsecond: the digits after that may be those of a secret by chance. */
export function startStopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 1000) / 1000;
}

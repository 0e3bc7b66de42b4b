import type { LogEntry } from "../index.ts";
import type { PanelBank } from "./bank.ts";
import type { Keys } from "./keys.ts";

/** What it takes to write a request down again. */
export interface Copied {
  readonly bank: PanelBank;
  readonly entry: LogEntry;
  readonly keys: Keys;
  /** The log, oldest first. */
  readonly log: readonly LogEntry[];
}

/** Whether the request carried JSON, as every write does but an upload. */
export function isJson({ method, requestBody }: LogEntry): boolean {
  return (method === "POST" || method === "PATCH" || method === "PUT") && !Array.isArray(requestBody);
}

interface LoggedPart {
  readonly name: string;
  /** Undefined for a file; what was JSON is here as such. */
  readonly text?: unknown;
  readonly type?: string;
  readonly size?: number;
}

/** The parts of an upload; undefined for any other request. */
export function partsOf({ requestBody }: LogEntry): readonly LoggedPart[] | undefined {
  return Array.isArray(requestBody) ? (requestBody as readonly LoggedPart[]) : undefined;
}

/** The text of a part as it was sent. */
export function textOf({ text }: LoggedPart): string | undefined {
  return text === undefined || typeof text === "string" ? text : JSON.stringify(text);
}

/** The fields that the bank refused, which its error names in single quotes (S1). */
export function refusedIn({ status, responseBody }: LogEntry): ReadonlySet<string> {
  const error = (responseBody as { error?: unknown } | null)?.error;
  if (status !== 400 || typeof error !== "string") return new Set();
  return new Set([...error.matchAll(/'(\w+)'/g)].map(([, field = ""]) => field));
}

import { ADMIN_KEY } from "../../../fixtures/http-client.ts";
import type { LogEntry } from "../../../src/engine/http/log/log.ts";
import type { Sent } from "./request.ts";
import { type Target, targetsAt } from "./routes.ts";
import { secretsIn } from "./secrets.ts";

type Options = Parameters<typeof targetsAt>[1];

/** A response as far as it is judged. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One thing wrong with a response. */
export interface Fault {
  readonly kind: string;
  readonly detail: string;
}

/** The statuses that the specification allows a request, by its first four checks and its route (S2). */
function allowedStatuses(
  sent: Sent,
  path: string,
  options: Options,
): { readonly statuses: ReadonlySet<number>; why: string } {
  const key = sent.headers.find(([name]) => name === "Authorization")?.[1];
  const token = /^bearer +(\S+)$/i.exec(key?.trim() ?? "")?.[1];
  const targets = targetsAt(path, options);
  const isOpen = targets[0]?.auth === "none";
  if (token === undefined && !isOpen) return { statuses: new Set([401]), why: "no key" };
  if (targets.length === 0) return { statuses: new Set([404]), why: "no such path" };
  const target = targets.find(({ method }) => method === sent.method);
  if (!target) return { statuses: new Set([405]), why: "a method that the path does not have" };
  const caller = token === ADMIN_KEY ? "admin" : "client";
  if (!isOpen && target.auth !== "any" && target.auth !== caller) {
    return { statuses: new Set([403]), why: "the other user's key" };
  }
  return { statuses: target.statuses, why: `route ${target.operation}` };
}

/** The statuses that stand in place of others in a bank with documented ones (OPT-2). */
const IN_PLACE: Readonly<Record<number, number>> = { 405: 404, 409: 400, 413: 400, 415: 400 };

/** Judges a response by what was sent to a bank with these options, and by what the log says of it. */
export function faultsOf(
  sent: Sent,
  answered: Answered,
  entry: LogEntry | undefined,
  options: Options,
): readonly Fault[] {
  const { status, headers, text } = answered;
  const path = new URL(`https://bank.test${sent.path}`).pathname;
  const { statuses: causes, why } = allowedStatuses(sent, path, options);
  const isByCause = options.assumptions.statusCodes === "by-cause";
  const statuses = isByCause ? causes : new Set([...causes].map((cause) => IN_PLACE[cause] ?? cause));
  const faults: Fault[] = [];
  const fault = (kind: string, detail: string) => void faults.push({ kind, detail });
  if (!statuses.has(status)) {
    fault(`status ${status} is not documented`, `${why}: expected ${[...statuses].join(", ")}, got ${text}`);
  }
  if (status === 204 ? text !== "" : !isJson(text)) fault("the body is not JSON", text.slice(0, 500));
  if (status >= 400 && !isErrorBody(text)) fault("the error body has another form", text.slice(0, 500));
  if (status === 401 && !headers.has("www-authenticate")) fault("a 401 without WWW-Authenticate", text);
  const allow = status === 405 ? allowed(targetsAt(path, options)) : null;
  if (headers.get("allow") !== allow) fault("another Allow", String(headers.get("allow")));
  if (!entry) fault("the log has no entry", `${status} ${text.slice(0, 500)}`);
  else if (entry.status !== status || entry.method !== sent.method) {
    fault("the log has another entry", JSON.stringify(entry).slice(0, 500));
  }
  if (entry && status >= 400 && entry.changes.length > 0) {
    fault("a refused request has written", JSON.stringify(entry.changes));
  }
  const secrets = secretsIn(sent);
  const logged = secrets.length > 0 ? JSON.stringify(entry) : "";
  for (const secret of secrets) {
    if (status >= 400 && text.includes(secret)) fault("an error repeats a secret", `${secret} in ${text}`);
    if (logged.includes(secret)) fault("the log holds a secret", `${secret} in ${around(logged, secret)}`);
  }
  return faults;
}

function allowed(targets: readonly Target[]): string {
  return targets.map(({ method }) => method).join(", ");
}

function around(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 120), at + part.length + 120);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isErrorBody(text: string): boolean {
  if (!isJson(text)) return false;
  const body: unknown = JSON.parse(text);
  if (typeof body !== "object" || body === null || Object.keys(body).join() !== "error") return false;
  return "error" in body && typeof body.error === "string" && body.error.trim() !== "";
}

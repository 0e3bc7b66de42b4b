import { messageOf } from "../../engine/errors.ts";
import { dataOf, type ExchangeAnswer, isAccepted } from "../exchange.ts";
import {
  type Api,
  NotReached,
  type Probe,
  type ProbeExchange,
  type ProbeRequest,
  type RequestOptions,
  type Subject,
} from "../probes/probe.ts";
import { shortened } from "../report/printable.ts";
import { endpointOf } from "../service.ts";
import { ServiceFailure, type Transport } from "./transport.ts";

export interface Run {
  readonly probe: Probe;
  readonly exchanges: readonly ProbeExchange[];
  /** Why it ended before its end. */
  readonly ended?: string;
  /** Whether the service failed, so that nothing can be said of it. */
  readonly isFailure?: true;
  /** The rows that could not be deleted or canceled, each with the reason. */
  readonly leftOver: readonly string[];
}

/** Runs a probe, and deletes or cancels what it created. `now` is the machine's time in milliseconds. */
export async function runProbe(
  probe: Probe,
  transport: Transport,
  subject: Subject,
  now: () => number,
): Promise<Run> {
  const exchanges: ProbeExchange[] = [];
  const created = new Map<string, ProbeRequest>();
  const api = apiOf(async (request, shows) => {
    const at = now();
    const answer = await transport(request);
    exchanges.push({ at, request, answer, shows, service: subject.service });
    remember(created, request, answer);
    return answer;
  });
  const end = await ended(() => probe.run(api, subject));
  const leftOver = await undo([...created].reverse(), transport);
  if ("error" in end) throw end.error;
  return { probe, exchanges, leftOver, ...end };
}

/** How a probe ended; an error that says nothing about the service is kept, so that its rows are deleted first. */
async function ended(
  run: () => Promise<void>,
): Promise<Pick<Run, "ended" | "isFailure"> | { readonly error: unknown }> {
  try {
    await run();
    return {};
  } catch (error) {
    if (error instanceof NotReached) return { ended: error.message };
    if (error instanceof ServiceFailure) return { ended: error.message, isFailure: true };
    return { error };
  }
}

function apiOf(send: (request: ProbeRequest, shows: readonly string[]) => Promise<ExchangeAnswer>): Api {
  const request = (
    method: string,
    path: string,
    sent: Pick<ProbeRequest, "body" | "form">,
    shows = "",
    { key = "client", headers = {} }: RequestOptions = {},
  ) => send({ method, path, key, headers, ...sent }, shows.split(" ").filter(Boolean));
  return {
    get: (path, ...how) => request("GET", path, {}, ...how),
    post: (path, data, shows, options) =>
      request("POST", path, { body: { ...options?.fields, data } }, shows, options),
    patch: (path, data, ...how) => request("PATCH", path, { body: { data } }, ...how),
    delete: (path, shows) => request("DELETE", path, {}, shows),
    upload: (form, shows) => request("POST", "/v1/files", { form }, shows),
    send: (method, path, body, ...how) => request(method, path, body === undefined ? {} : { body }, ...how),
  };
}

/** Keeps the request that undoes a create, until the probe itself has made it. */
function remember(created: Map<string, ProbeRequest>, request: ProbeRequest, answer: ExchangeAnswer): void {
  if (!isAccepted(answer)) return;
  const [path = ""] = request.path.split("?", 1);
  const data = dataOf(answer.body);
  const isCanceled = typeof data.status === "string" && /^cancell?ed$/i.test(data.status);
  if (request.method === "DELETE" || isCanceled)
    created.delete(path.replace("/parent_company/", "/parent_companies/"));
  else if (request.method === "POST" && isCollection(path) && isId(data.id)) {
    // The id is the service's own text, and must not become another path.
    const row = `${path}/${encodeURIComponent(String(data.id))}`;
    created.set(row, undoing(row));
  }
}

function isCollection(path: string): boolean {
  const endpoint = endpointOf("POST", path);
  return endpoint?.resource !== undefined && endpoint.id === undefined;
}

function isId(id: unknown): boolean {
  return typeof id === "string" || typeof id === "number";
}

function undoing(path: string): ProbeRequest {
  const made = { path, key: "client", headers: {} } as const;
  if (path.startsWith("/v1/ach/"))
    return { ...made, method: "PATCH", body: { data: { status: "canceled" } } };
  return { ...made, method: "DELETE" };
}

async function undo(
  rows: readonly (readonly [string, ProbeRequest])[],
  transport: Transport,
): Promise<string[]> {
  const leftOver: string[] = [];
  for (const [row, request] of rows) {
    const name = shortened(row);
    if (request.method === "DELETE" && !endpointOf("DELETE", row)?.route) {
      leftOver.push(`${name}: there is no request that deletes it`);
      continue;
    }
    try {
      const { status } = await transport(request);
      if (status >= 300 && status !== 404)
        leftOver.push(`${name}: ${request.method} was refused with ${status}`);
    } catch (error) {
      leftOver.push(`${name}: ${shortened(messageOf(error))}`);
    }
  }
  return leftOver;
}

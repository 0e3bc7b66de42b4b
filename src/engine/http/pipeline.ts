import { maskPath } from "../schema/mask.ts";
import { maskText } from "../schema/mask-text.ts";
import type { Service } from "../service.ts";
import type { Change } from "../store/history.ts";
import { type AnyRow, presentRow } from "../store/model.ts";
import type { Clock } from "../time/clock.ts";
import { type Answer, answerWatch } from "./answer-watch.ts";
import { authenticate, authorize, createSecretKeys, type Keys } from "./auth.ts";
import { isInMemory } from "./bodies-in-memory.ts";
import { type RawBody, readBody, type WantedBody } from "./body.ts";
import { deliver } from "./faults/deliver.ts";
import type { Fault, Faults } from "./faults/faults.ts";
import { seenBy } from "./faults/request.ts";
import type { Latency } from "./latency.ts";
import { type LogEntry, type RequestLog, startStopwatch } from "./log.ts";
import { loggedBody } from "./logged-body.ts";
import { parseInput } from "./parse.ts";
import { pathBelow } from "./paths.ts";
import { methodNotAllowed, notFound, Problem, reasonsOf, withoutKeysIn } from "./problems.ts";
import type { Queue } from "./queue.ts";
import { type Call, type Route, successOf } from "./route.ts";
import type { Found, Router } from "./router.ts";
import { ruleHeaders } from "./rule-header.ts";
import { type UnknownFieldsPolicy, unknownFields } from "./unknown-fields.ts";

/** Everything the pipeline needs; the composition root provides it. */
export interface PipelineParts<Bank extends Service> {
  readonly bank: Bank;
  readonly router: Router<Bank>;
  readonly queue: Queue;
  readonly clock: Clock;
  /** Runs the steps that are due by an instant (milliseconds), and notifies of what they changed. */
  readonly catchUpTo: (until: number) => void;
  readonly log: RequestLog;
  readonly keys: Keys;
  readonly unknownFields: UnknownFieldsPolicy;
  readonly errorBody: (problem: Problem) => unknown;
  readonly baseUrl: string | undefined;
  /** Whether a refusal names its rules in a header. */
  readonly headers: boolean;
  /** The 404 of a path that no route takes. */
  readonly unknownPath: (path: string) => Problem;
  /** Called with the writes of a request once it is done. */
  readonly onChanges: (changes: readonly Change[]) => void;
  /** Called with each request once it is in the log. */
  readonly onRequest: (entry: LogEntry) => void;
}

/** How the network treats requests: those of a caller, or those of a scenario, which nothing goes wrong with (X77). */
export interface Network {
  readonly latency: Latency;
  /** Undefined for none. */
  readonly faults: Faults | undefined;
}

/**
 * Handles a request, step by step: auth, body, queue, time, faults, parse, handle, envelope, log, latency, delivery.
 * Nothing is awaited between the queue and the log, so no request ever sees another one half done.
 */
export function createPipeline<Bank extends Service>(
  parts: PipelineParts<Bank>,
): (request: Request, network: Network) => Promise<Response> {
  const { bank, clock, log } = parts;
  const toPath = pathBelow(parts.baseUrl);
  const secretKeys = createSecretKeys(parts.keys);

  return async (request, { latency, faults }) => {
    const stopwatch = startStopwatch();
    const url = new URL(request.url);
    const path = toPath(url.pathname);
    const found = parts.router(path);
    const secrets = secretKeys(request.headers.get("authorization"));
    const reading = readAdmitted({ request, url, found, secrets });
    // A body in memory keeps its place in the order of calls; one that arrives takes its place once it is complete (S19).
    if (!isInMemory(request)) await reading;
    const { answer, fault } = await parts.queue.run(async () => {
      const raw = await reading;
      request.signal.throwIfAborted();
      const now = clock.now();
      const failedStep = failureOf(() => parts.catchUpTo(now));
      const operation = found?.routes.get(request.method)?.operation ?? null;
      const seen = () => seenBy({ request, url, path, operation, raw });
      // A step that failed is a bug, which no fault may hide.
      const fault = failedStep === undefined ? faults?.decide(seen, now) : undefined;
      const given = { request, url, found, raw, secrets, failedStep, fault };
      const turn = () => answerAndLog(given, { now, path, operation, stopwatch });
      if (fault?.logged.then === "duplicate") turn();
      return { answer: turn(), fault: fault?.logged };
    });
    await latency.wait(request.signal, fault?.latency);
    return deliver(answer, fault, () => latency.hang(request.signal));
  };

  /** Handles a request in its turn and puts it into the log; a request that a fault keeps from the bank is only logged. */
  function answerAndLog(given: Omit<Given, "warn">, { now, path, operation, stopwatch }: Turn): Answer {
    const { request, url, found, raw, secrets, fault } = given;
    const warnings: string[] = [];
    const isKept = fault?.logged.then === "refuse" || fault?.logged.then === "hang";
    const warn = (text: string) => void warnings.push(text);
    const answer = isKept
      ? UNANSWERED
      : clock.holdAt(now, () => bank.store.causedBy("request", () => answerOf({ ...given, warn })));
    if (!fault)
      answerWatch.see?.({ route: found?.routes.get(request.method), answer, errorBody: parts.errorBody });
    const changes = bank.store.takeChanges();
    const entry = log.add(
      {
        time: new Date(now).toISOString(),
        method: request.method,
        path: path + url.search,
        operation,
        status: answer.status,
        duration: stopwatch(),
        requestBody: loggedBody(raw),
        responseBody: answer.body,
        issues: answer.issues ?? [],
        warnings,
        changes,
        fault: fault?.logged ?? null,
      },
      secrets,
    );
    parts.onChanges(changes);
    parts.onRequest(entry);
    return answer;
  }

  /** Reads the body of a request whose key and route are right (S2); of any other, the body is not looked at. Never rejects. */
  async function readAdmitted(received: Received): Promise<RawBody> {
    const { request, found } = received;
    try {
      const caller = authenticate(request.headers.get("authorization"), parts.keys);
      const route = routeFor(request, found);
      authorize(caller, route.auth ?? "client");
      return await readBody(request, wantedBody(route, bank));
    } catch (error) {
      return { kind: "problem", problem: error instanceof Problem ? error : bugProblem(received, error) };
    }
  }

  function routeFor(request: Request, found: Found<Bank> | undefined): Route<Bank> {
    if (!found) throw parts.unknownPath(toPath(new URL(request.url).pathname));
    const route = found.routes.get(request.method);
    if (route) return route;
    throw methodNotAllowed(request.method, [...found.routes.keys()]);
  }

  type Received = {
    request: Request;
    url: URL;
    found: Found<Bank> | undefined;
    secrets: readonly string[];
  };

  type Given = Received & {
    raw: RawBody;
    /** The error of a step that was due before the request; undefined when there is none. */
    failedStep: unknown;
    fault: Fault | undefined;
    warn: (text: string) => void;
  };

  type Turn = { now: number; path: string; operation: string | null; stopwatch: () => number };

  /** The only catch: a Problem is the caller's mistake, any other error is a bug in Sandbank. */
  function answerOf(given: Given): Answer {
    const writes = bank.store.pendingChanges;
    try {
      return handle(given);
    } catch (error) {
      const refused = error instanceof Problem && bank.store.pendingChanges === writes;
      const problem = refused ? withoutKeysIn(error, given.secrets) : bugProblem(given, error);
      const issues = reasonsOf(problem);
      const headers = { ...problem.headers, ...(parts.headers ? ruleHeaders(issues) : {}) };
      const isFault = given.fault?.problem === error;
      const body = (isFault ? given.fault?.body : undefined) ?? parts.errorBody(problem);
      return { status: problem.status, body, headers, issues };
    }
  }

  function handle({ request, url, found, raw, failedStep, fault, warn }: Given): Answer {
    if (failedStep !== undefined) throw failedStep;
    if (fault?.problem) throw fault.problem;
    if (raw.kind === "problem") throw raw.problem;
    const route = routeFor(request, found);
    const row = rowFor(route, found?.id, bank);
    const unknown = unknownFields(parts.unknownFields, warn);
    const input = parseInput(route, { params: url.searchParams, raw, row }, bank, unknown);
    const origin = (parts.baseUrl ?? url.origin).replace(/\/$/, "");
    const data = route.handle({ ...input, row, origin, bank, warn } as Call<Bank, never, never, never>);
    return envelope(route, data, origin);
  }
}

/** What the log shows of a request that the bank has not handled. */
const UNANSWERED: Answer = { status: 0, body: undefined, headers: {} };

function failureOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

function wantedBody<Bank extends Service>(route: Route<Bank>, bank: Bank): WantedBody {
  const { multipart, body } = route;
  if (!multipart) return body ? "json" : "none";
  return { texts: Object.keys(body?.schema.shape ?? {}), maxFileBytes: multipart.maxBytes(bank) };
}

function rowFor<Bank extends Service>(
  route: Route<Bank>,
  id: string | undefined,
  bank: Bank,
): object | undefined {
  const { model } = route;
  if (!model || id === undefined) return undefined;
  const row = bank.table(model).get(id);
  if (row) return row;
  throw notFound(`There is no ${model.noun} with this id: take one from the list at ${model.path}.`, "S9");
}

function envelope<Bank extends Service>(route: Route<Bank>, result: unknown, origin: string): Answer {
  const { model } = route;
  const { answer, status } = successOf(route);
  if (answer === "none") return { status, body: undefined, headers: {} };
  if (answer === "plain") return { status, body: result, headers: {} };
  const data =
    answer === "row" && model ? presentRow<AnyRow, object>(model, result as AnyRow, { origin }) : result;
  return { status, body: { data }, headers: {} };
}

function bugProblem(
  { request, url, secrets }: { request: Request; url: URL; secrets: readonly string[] },
  error: unknown,
): Problem {
  const detail =
    error instanceof Problem ? new Error("A refused request had already written.", { cause: error }) : error;
  console.error(
    `Sandbank failed on ${maskText(request.method)} ${maskPath(url.pathname, secrets)}. This is a bug in Sandbank.`,
    detail,
  );
  return new Problem(
    500,
    "bug",
    "Sandbank itself failed on this request. This is a bug in Sandbank: see the console.",
  );
}

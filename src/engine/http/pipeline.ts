import { thrownBy } from "../errors.ts";
import { isPromise } from "../is-promise.ts";
import type { Service } from "../service.ts";
import type { Change } from "../store/history.ts";
import type { Clock } from "../time/clock.ts";
import { type InTurn, type Responding, respond } from "./answer/respond.ts";
import { type BankRequest, urlOf } from "./bank-request.ts";
import { isInMemory } from "./body/bodies-in-memory.ts";
import type { RawBody } from "./body/body.ts";
import { deliver, type UndeliveredAnswer } from "./faults/deliver.ts";
import type { Fault, Faults } from "./faults/faults.ts";
import { seenBy } from "./faults/request.ts";
import { withWarningHeader } from "./headers/warning-header.ts";
import { createSecretKeys } from "./input/auth.ts";
import { readAdmitted } from "./input/received.ts";
import type { Latency } from "./latency.ts";
import { type LoggedRequest, type RequestLog, startStopwatch } from "./log/log.ts";
import { answerText, requestText } from "./log/logged-body.ts";
import { isKeptFromBank } from "./log/outcomes.ts";
import { Problem, reasonsOf } from "./problems.ts";
import type { Queue } from "./queue.ts";
import { type Answer, answerWatch } from "./routes/answer-watch.ts";
import { pathBelow } from "./routes/paths.ts";
import type { Router } from "./routes/router.ts";
import type { RequestTurn } from "./turn.ts";
import { endTurn } from "./turn-end.ts";
import { type ShownWarning, shownWarnings, type Warn, type WarningFinding } from "./warnings.ts";
import type { WrittenAnswer } from "./written-answer.ts";

/** Everything the pipeline needs; the composition root provides it. */
export interface PipelineParts<Bank extends Service> extends Responding<Bank> {
  readonly router: Router<Bank>;
  readonly clock: Clock;
  /** Runs the steps that are due by an instant (milliseconds), and notifies of what they changed. */
  readonly catchUpTo: (until: number) => void;
  readonly log: RequestLog;
  /** Called with the writes of a request once it is done. */
  readonly onChanges: (changes: readonly Change[]) => void;
  /** Called with each request once it is in the log, and again when it is undone; `warnings` is undefined for none. */
  readonly onRequest: (
    logged: Pick<LoggedRequest, "entry">,
    warnings: (() => readonly ShownWarning[]) | undefined,
  ) => void;
}

/** How the network treats requests: those of a caller, or those of a scenario, which nothing goes wrong with (X77). */
export interface Network {
  /** Where they wait for their turn. */
  readonly queue: Queue;
  readonly latency: Latency;
  /** Undefined for none. */
  readonly faults: Faults | undefined;
  /** Whether requests need a signature where the options say so; a scenario's never do (X158). */
  readonly signed: boolean;
}

/**
 * Handles a request, step by step: auth, body, queue, time, faults, parse, handle, envelope, log, latency, delivery.
 * Nothing is awaited between the queue and the log, so no request ever sees another one half done.
 */
export function createPipeline<Bank extends Service>(
  parts: PipelineParts<Bank>,
): (request: BankRequest, network: Network) => Promise<WrittenAnswer> {
  const { bank, clock, log } = parts;
  const toPath = pathBelow(parts.baseUrl);
  const secretKeys = createSecretKeys(parts.keys);

  const unsigned = { ...parts, signatures: undefined };

  return async (request, { queue, latency, faults, signed }) => {
    const stopwatch = startStopwatch();
    const url = urlOf(request);
    const path = toPath(url.pathname);
    const found = parts.router(path);
    const secrets = secretKeys(parts.credential.read(request.headers));
    const reading = readAdmitted({ request, url, found, secrets }, signed ? parts : unsigned);
    // A body in memory keeps its place in the order of calls; one that arrives takes its place once it is complete (S19).
    if (isPromise(reading) && !isInMemory(request)) await reading;
    const logged: LoggedRequest[] = [];
    let handled: Pick<RequestTurn, "at" | "body" | "times" | "refused"> | undefined;
    const inTurn = (raw: RawBody) => {
      request.signal.throwIfAborted();
      const now = clock.now();
      const failedStep = thrownBy(() => parts.catchUpTo(now));
      const operation = found?.routes.get(request.method)?.operation ?? null;
      const seen = () => seenBy({ request, url, path, operation, raw });
      // A step that failed is a bug, which no fault may hide.
      const fault = failedStep === undefined ? faults?.decide(seen, now) : undefined;
      const given = { request, url, found, raw, secrets, failedStep, fault };
      const handle = () => answerAndLog(given, { now, path, operation, stopwatch, logged });
      const times = timesHandled(fault);
      if (times === 2) handle();
      const answer = handle();
      handled = { at: now, body: raw, times, refused: answer.status >= 400 };
      return { answer, fault: fault?.logged };
    };
    const turn = queue.run(
      () => (isPromise(reading) ? reading.then(inTurn) : inTurn(reading)),
      () => handled && { kind: "request", method: request.method, path: path + url.search, ...handled },
    );
    const { answer, fault } = await turn.catch((error) => undone(error, logged));
    endTurn(request);
    const delayed = latency.wait(request, fault?.latency);
    if (delayed) await delayed;
    return deliver(answer, fault, () => latency.hang(request));
  };

  /** The answer to a request whose turn was undone after it was handled, as where its changes can't be stored. */
  function undone(
    error: unknown,
    logged: readonly LoggedRequest[],
  ): { answer: UndeliveredAnswer; fault: undefined } {
    if (!(error instanceof Problem)) throw error;
    const { status, headers } = error;
    const text = answerText(parts.errorBody(error));
    for (const each of logged) {
      each.undo({ status, issues: reasonsOf(error), response: text });
      parts.onRequest(each, undefined);
    }
    return { answer: { status, headers, text }, fault: undefined };
  }

  /** Handles a request in its turn and puts it into the log; a request that a fault keeps from the bank is only logged. */
  function answerAndLog(
    given: Omit<InTurn<Bank>, "warn">,
    { now, path, operation, stopwatch, logged }: Moment,
  ): UndeliveredAnswer {
    const { request, url, found, raw, secrets, fault } = given;
    const warnings: WarningFinding[] = [];
    const isKept = isKeptFromBank(fault?.logged.then);
    const warn: Warn = (found) => void warnings.push(found);
    const answer = isKept
      ? UNANSWERED
      : clock.holdAt(now, () => bank.store.causedBy("request", () => respond({ ...given, warn }, parts)));
    if (!isKept && !fault?.problem) {
      const { errorBody, sentStatus } = parts;
      answerWatch.see?.({ route: found?.routes.get(request.method), answer, errorBody, sentStatus });
    }
    const text = answerText(answer.body);
    const changes = bank.store.takeChanges();
    const added = log.add(
      {
        at: now,
        method: request.method,
        path: path + url.search,
        operation,
        status: answer.status,
        duration: stopwatch(),
        issues: answer.issues ?? [],
        warnings: warnings.map(({ message }) => message),
        changes,
        fault: fault?.logged ?? null,
        request: requestText(raw),
        response: text,
        keys: secrets,
      },
      answer.body,
    );
    logged.push(added);
    parts.onChanges(changes);
    const { status, headers } = answer;
    if (warnings.length === 0) {
      parts.onRequest(added, undefined);
      return { status, headers, text };
    }
    const shown = () => shownWarnings(warnings, secrets);
    parts.onRequest(added, shown);
    return { status, headers: parts.headers ? withWarningHeader(headers, shown()) : headers, text };
  }
}

/** When a request has its turn, and what it asks for. */
interface Moment {
  readonly now: number;
  readonly path: string;
  readonly operation: string | null;
  readonly stopwatch: () => number;
  /** Gets what the request is in the log. */
  readonly logged: LoggedRequest[];
}

/** What the log shows of a request that the bank has not handled. */
const UNANSWERED: Answer = { status: 0, body: undefined, headers: {} };

/** How often the bank handles a request with this fault. */
function timesHandled(fault: Fault | undefined): number {
  if (fault?.logged.then === "duplicate") return 2;
  return fault?.problem || isKeptFromBank(fault?.logged.then) ? 0 : 1;
}

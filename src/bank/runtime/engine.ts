import type { BankRequest } from "../../engine/http/bank-request.ts";
import { createFaults, type Faults } from "../../engine/http/faults/faults.ts";
import type { Keys } from "../../engine/http/input/auth.ts";
import { createLatency, type Latency } from "../../engine/http/latency.ts";
import { createLog, type RequestLog } from "../../engine/http/log/log.ts";
import { createPipeline, type Network } from "../../engine/http/pipeline.ts";
import { createQueue, type Queue } from "../../engine/http/queue.ts";
import type { Route } from "../../engine/http/routes/route.ts";
import { createRouter, type Router } from "../../engine/http/routes/router.ts";
import { sentStatus } from "../../engine/http/routes/status-codes.ts";
import { signatureCheckOf } from "../../engine/http/signatures/signatures.ts";
import type { WrittenAnswer } from "../../engine/http/written-answer.ts";
import type { Resources } from "../../engine/resource/resource.ts";
import type { Change } from "../../engine/store/history.ts";
import { createRandom } from "../../engine/store/random.ts";
import { Clock } from "../../engine/time/clock.ts";
import { runDueSteps } from "../../engine/time/steps.ts";
import type { ResolvedOptions } from "../options/options.ts";
import { errorBodyOf, unknownFieldsPolicy } from "../options/service-assumptions.ts";
import { DEFAULT_ADMIN_KEY } from "../options/service-options.ts";
import type { OutgoingWork } from "../outgoing.ts";
import { type BankService, createService } from "../service.ts";
import { createState, type State } from "../snapshot/state.ts";
import { createEvents, type Events } from "./events.ts";
import { originOf } from "./fetch.ts";
import type { AnsweringKind } from "./kind.ts";
import { mountedRoutes } from "./mounted.ts";
import { routesOf, unknownPathIn } from "./routes.ts";

/** The internals of one bank; its public API calls nothing else. */
export interface Engine {
  readonly options: ResolvedOptions;
  /** Its resources, a team's own with them. */
  readonly registry: Resources;
  /** What decides how it answers. */
  readonly kind: AnsweringKind;
  readonly origin: string;
  readonly clock: Clock;
  readonly service: BankService;
  readonly state: State;
  /** Where everything but what a scenario does waits for its turn. */
  readonly queue: Queue;
  readonly log: RequestLog;
  readonly events: Events;
  readonly routes: readonly Route<BankService>[];
  readonly router: Router<BankService>;
  /** Delays the answers to a caller's requests. */
  readonly latency: Latency;
  /** What goes wrong with a caller's requests. */
  readonly faults: Faults;
  /** Answers a request when its turn comes, after a delay. */
  answer(request: BankRequest, network: Network): Promise<WrittenAnswer>;
  /**
   * Runs the steps that are due by an instant (milliseconds), and notifies of what they changed. Throws a StepError for
   * a step that throws.
   */
  catchUpTo(until: number): void;
  notifyChanges(changes: readonly Change[]): void;
  /** Work outside of the bank that moves of its clock wait for; its code is loaded by what does it. */
  outgoing: OutgoingWork | undefined;
}

/** Makes the engine of a bank. */
export function createEngine(registry: Resources, options: ResolvedOptions, kind: AnsweringKind): Engine {
  const { assumptions, baseUrl, seed } = options;
  const clock = new Clock(options.clock);
  const service = createService(registry, options, clock);
  const { store } = service;
  const queue = createQueue();
  const log = createLog(options.logSize, options.logBytes);
  const events = createEvents();
  const own = routesOf(registry, options, kind);
  const routes = [...own, ...mountedRoutes(own, options.mount)];
  const router = createRouter<BankService>(routes);
  service.routes = routes;
  const { faults: configured, rateLimit } = options;
  const faults = createFaults({ configured, rateLimit, endpoints: routes, seed });
  const notifyChanges = (changes: readonly Change[]) => {
    for (const change of changes) events.emit("change", change);
  };
  const catchUpTo = (until: number) => {
    try {
      runDueSteps(clock, service, until);
    } finally {
      notifyChanges(store.takeChanges());
    }
  };
  const answer = createPipeline<BankService>({
    bank: service,
    router,
    clock,
    catchUpTo,
    log,
    keys: keysOf(options),
    credential: kind.credential,
    isOpen: kind.style.auth === "none",
    signatures: signatureCheckOf(options.signatures, () => clock.machine()),
    unknownFields: unknownFieldsPolicy(options),
    strict: options.strict,
    minusOne: assumptions.minusOne,
    sentStatus: sentStatus(assumptions.statusCodes),
    errorBody: errorBodyOf(assumptions),
    baseUrl,
    headers: options.headers,
    unknownPath: unknownPathIn(routes, options, kind),
    onChanges: notifyChanges,
    onRequest(logged, shown) {
      // Masking what no one hears would be most of the cost of a request.
      if (events.hears("request")) events.emit("request", logged.entry());
      if (!shown || !events.hears("warning")) return;
      const { method, path, operation } = logged.entry();
      for (const warning of shown()) events.emit("warning", { ...warning, method, path, operation });
    },
  });
  return {
    options,
    registry,
    kind,
    origin: originOf(baseUrl),
    clock,
    service,
    state: createState({ registry, service, clock }),
    queue,
    log,
    events,
    routes,
    router,
    latency: createLatency(options.latency, createRandom(seed)),
    faults,
    answer,
    catchUpTo,
    notifyChanges,
    outgoing: undefined,
  };
}

/** The keys that a bank with these options accepts. */
export function keysOf({ apiKeys, signatures }: Pick<ResolvedOptions, "apiKeys" | "signatures">): Keys {
  return {
    client: apiKeys.client,
    admin: apiKeys.admin ?? [DEFAULT_ADMIN_KEY],
    secret: signatures.secret,
  };
}

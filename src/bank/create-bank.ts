import type { HttpHandler } from "msw";
import { createCards } from "../cards/bank.ts";
import { createHandlers } from "../engine/http/handlers.ts";
import { createLatency, type Latency } from "../engine/http/latency.ts";
import { createLog } from "../engine/http/log.ts";
import { createPipeline } from "../engine/http/pipeline.ts";
import { createQueue } from "../engine/http/queue.ts";
import { createRouter } from "../engine/http/router.ts";
import type { Core } from "../engine/service.ts";
import { freezeDeep } from "../engine/store/freeze.ts";
import type { Change } from "../engine/store/history.ts";
import type { AnyRow } from "../engine/store/model.ts";
import { createRandom } from "../engine/store/random.ts";
import { Store } from "../engine/store/store.ts";
import { Clock } from "../engine/time/clock.ts";
import type { AnyLifecycle } from "../engine/time/lifecycle.ts";
import { runDueSteps } from "../engine/time/passing.ts";
import { Timers } from "../engine/time/timers.ts";
import { createOnboarding } from "../onboarding/bank.ts";
import { createPayments } from "../payments/bank.ts";
import { ROUTES, type WholeBank } from "../registry.ts";
import { createControl } from "../remote/control.ts";
import { abortError, abortedAsNetworkError } from "./aborted.ts";
import type { Bank } from "./bank.ts";
import { createBankClock } from "./clock.ts";
import { createDb } from "./db.ts";
import { createEvents } from "./events.ts";
import { createExecutor } from "./executor.ts";
import { createFetch, originOf } from "./fetch.ts";
import { openAuthorizationsOf } from "./open-authorizations.ts";
import {
  type BankOptions,
  DEFAULT_ADMIN_KEY,
  namedInitialState,
  readInitialState,
  readOptions,
} from "./options.ts";
import { createOutbox } from "./outbox.ts";
import { createScenarioRunner, type ScenarioRunner } from "./scenario-runner.ts";
import { createSimulate } from "./simulate/simulate.ts";
import { createState } from "./state.ts";

export type { Bank } from "./bank.ts";

/**
 * Makes a bank. Throws an OptionError that names the option when one does not fit.
 *
 * @example const bank = createBank({ baseUrl: "https://api.example.com", clock: { start: "2026-03-02T15:00:00Z" } });
 */
export function createBank(options: BankOptions = {}): Bank {
  const settled = freezeDeep(readOptions(options));
  const { assumptions, baseUrl, seed } = settled;
  const clock = new Clock(settled.clock);
  const timers = new Timers();
  const random = createRandom(seed);
  const store = new Store(() => clock.now());
  const queue = createQueue();
  const log = createLog(settled.logSize);
  const events = createEvents();
  const latency = createLatency(settled.latency, createRandom(seed));
  const onChanges = (changes: readonly Change[]) => {
    for (const change of changes) events.emit("change", change);
  };
  const letTimePass = (until: number) => {
    store.causedBy("clock", () => runDueSteps(clock, timers, until));
    onChanges(store.takeChanges());
  };

  const core: Core = {
    store,
    timers,
    random,
    options: settled,
    listOrder: assumptions.listOrder,
    now: () => clock.now(),
  };
  const whole: WholeBank = {
    ...core,
    ...createPayments(core),
    ...createCards(core),
    ...createOnboarding(core),
  };

  const routes = Object.values(ROUTES).flat();
  const router = createRouter<WholeBank>(routes);
  const answer = createPipeline<WholeBank>({
    bank: whole,
    router,
    queue,
    clock,
    letTimePass,
    log,
    keys: { client: settled.apiKeys.client, admin: settled.apiKeys.admin ?? [DEFAULT_ADMIN_KEY] },
    unknownFields: assumptions.unknownFields ?? (settled.strict ? "reject" : "warn"),
    errorBody: assumptions.errorBody ?? (({ message }) => ({ error: message })),
    baseUrl,
    faults: [],
    onChanges,
    onRequest(entry) {
      events.emit("request", entry);
      for (const message of entry.warnings)
        events.emit("warning", { message, method: entry.method, path: entry.path });
    },
  });
  const lifecycles = lifecyclesOf(whole);
  const knowsStatus = (collection: string, row: AnyRow) => lifecycles[collection]?.knows(row) ?? true;
  const state = createState({ core, clock, knowsStatus });
  const origin = originOf(baseUrl);
  let isDisposed = false;

  /** The surface twice over: for everybody, who waits until the initialState is set, and for the scenario, which sets it at once. */
  const surface = (ready: () => Promise<void>, set: ScenarioRunner["set"], holdBack: Latency): Bank => {
    const executor = createExecutor({ queue, store, clock, letTimePass, ready, onChanges });
    const control = createControl({ bank: () => bank, enabled: settled.control, baseUrl });
    const service = async (request: Request) => ready().then(() => answer(request, holdBack));
    const fetch = createFetch({ origin, answer: (request) => control.answer(request) ?? service(request) });
    const db = createDb(whole, () => executor.catchUp(), origin);
    /** The table of a collection of `bank.db`, at the bank's present time. */
    const tableOf = (collection: string) => {
      executor.catchUp();
      if (Object.hasOwn(db, collection)) return store.named(collection);
      throw new RangeError(
        `There is no collection "${collection}": it is one of ${Object.keys(db).join(", ")}.`,
      );
    };
    let handlers: HttpHandler[] | undefined;
    const bank: Bank = {
      get ready() {
        return ready();
      },
      baseUrl,
      options: settled,
      get handlers() {
        handlers ??= createHandlers({
          routes,
          router,
          baseUrl,
          isControl: control.takes,
          answer: abortedAsNetworkError(fetch),
        });
        return handlers;
      },
      fetch,
      clock: createBankClock({ executor, clock, timers }),
      db,
      timeline(collection, id) {
        return tableOf(collection).timeline(id);
      },
      allowedActions(collection, id) {
        tableOf(collection);
        return lifecycles[collection]?.allowedActions(id) ?? [];
      },
      openAuthorizations(cardId) {
        executor.catchUp();
        return openAuthorizationsOf(whole, cardId);
      },
      simulate: createSimulate({ bank: whole, executor, log, events, origin }),
      outbox: createOutbox(whole, () => executor.catchUp(), origin),
      log: {
        get entries() {
          return log.entries;
        },
      },
      on: events.on,
      reset: async (to) => set(to && readInitialState(to)),
      loadScenario: async (name) => set(namedInitialState(settled, name)),
      snapshot() {
        executor.catchUp();
        return structuredClone(state.save());
      },
      restore: (snapshot) =>
        executor.run(() => {
          state.load(state.read(snapshot));
          events.emit("reset");
        }),
      async dispose() {
        isDisposed = true;
        latency.abort(abortError("disposed of"));
        events.clear();
        await queue.run(() => undefined);
      },
    };
    return bank;
  };

  const inside = surface(
    () => Promise.resolve(),
    () => Promise.reject(new Error("A scenario cannot reset the bank that it is setting up.")),
    createLatency(0, random),
  );
  const scenarioRunner = createScenarioRunner({
    state,
    inside,
    first: { scenario: settled.scenario, clock: settled.clock },
    clear: (work) =>
      queue.run(() => {
        latency.abort(abortError("reset"));
        work();
        log.clear();
        store.takeChanges();
        events.emit("reset");
      }),
  });
  /** Refuses whoever still calls a bank that was disposed of. */
  const unlessDisposed = (work: () => Promise<void>): Promise<void> =>
    isDisposed
      ? Promise.reject(new Error("This bank was disposed of: make another with createBank()."))
      : work();
  return surface(
    () => unlessDisposed(scenarioRunner.ready),
    (initialState) => unlessDisposed(() => scenarioRunner.set(initialState)),
    latency,
  );
}

/** The lifecycle of each collection that has one. */
function lifecyclesOf(bank: WholeBank): Readonly<Record<string, AnyLifecycle>> {
  return { achTransfers: bank.achLifecycle, companies: bank.companyLifecycle };
}

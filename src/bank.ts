import type { HttpHandler } from "msw";
import { createCards } from "./cards/bank.ts";
import { createControl } from "./control/control.ts";
import type { Core } from "./core.ts";
import { createHandlers } from "./http/handlers.ts";
import { createLatency, type Latency } from "./http/latency.ts";
import { createLog } from "./http/log.ts";
import { createPipeline } from "./http/pipeline.ts";
import { createQueue } from "./http/queue.ts";
import { createRouter } from "./http/router.ts";
import { createOnboarding } from "./onboarding/bank.ts";
import { type BankOptions, DEFAULT_ADMIN_KEY, namedScene, readOptions, readScene } from "./options.ts";
import { createPayments } from "./payments/bank.ts";
import { ROUTES, type WholeBank } from "./routes.ts";
import { createSimulate } from "./simulate/simulate.ts";
import { freezeDeep } from "./store/freeze.ts";
import type { Change } from "./store/history.ts";
import { createRandom } from "./store/random.ts";
import type { AnyRow } from "./store/resource.ts";
import { Store } from "./store/store.ts";
import type { Bank } from "./surface/bank.ts";
import { createBankClock } from "./surface/clock.ts";
import { createDb } from "./surface/db.ts";
import { createDoor } from "./surface/door.ts";
import { createEvents } from "./surface/events.ts";
import { createFetch, originOf } from "./surface/fetch.ts";
import { givenUp, givenUpAsNetworkError } from "./surface/given-up.ts";
import { openAuthorizationsOf } from "./surface/open-authorizations.ts";
import { createOutbox } from "./surface/outbox.ts";
import { createStage, type Stage } from "./surface/stage.ts";
import { createState } from "./surface/state.ts";
import { Clock } from "./time/clock.ts";
import type { AnyLifecycle } from "./time/lifecycle.ts";
import { runDueSteps } from "./time/passing.ts";
import { Timers } from "./time/timers.ts";

export type { Bank } from "./surface/bank.ts";

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

  /** The surface twice over: for everybody, who waits until the scene is set, and for the scenario, which sets it at once. */
  const surface = (ready: () => Promise<void>, set: Stage["set"], holdBack: Latency): Bank => {
    const door = createDoor({ queue, store, clock, letTimePass, ready, onChanges });
    const control = createControl({ bank: () => bank, enabled: settled.control, baseUrl });
    const service = async (request: Request) => ready().then(() => answer(request, holdBack));
    const fetch = createFetch({ origin, answer: (request) => control.answer(request) ?? service(request) });
    const db = createDb(whole, () => door.catchUp(), origin);
    /** The table of a collection of `bank.db`, at the bank's present time. */
    const tableOf = (collection: string) => {
      door.catchUp();
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
          answer: givenUpAsNetworkError(fetch),
        });
        return handlers;
      },
      fetch,
      clock: createBankClock({ door, clock, timers }),
      db,
      timeline(collection, id) {
        return tableOf(collection).timeline(id);
      },
      possibleVerbs(collection, id) {
        tableOf(collection);
        return lifecycles[collection]?.possibleVerbs(id) ?? [];
      },
      openAuthorizations(cardId) {
        door.catchUp();
        return openAuthorizationsOf(whole, cardId);
      },
      simulate: createSimulate({ bank: whole, door, log, events, origin }),
      outbox: createOutbox(whole, () => door.catchUp(), origin),
      log: {
        get entries() {
          return log.entries;
        },
      },
      on: events.on,
      reset: async (to) => set(to && readScene(to)),
      scenario: async (name) => set(namedScene(settled, name)),
      snapshot() {
        door.catchUp();
        return structuredClone(state.save());
      },
      restore: (snapshot) =>
        door.run(() => {
          state.load(state.read(snapshot));
          events.emit("reset");
        }),
      async dispose() {
        isDisposed = true;
        latency.abort(givenUp("disposed of"));
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
  const stage = createStage({
    state,
    inside,
    first: { scenario: settled.scenario, clock: settled.clock },
    clear: (work) =>
      queue.run(() => {
        latency.abort(givenUp("reset"));
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
    () => unlessDisposed(stage.ready),
    (scene) => unlessDisposed(() => stage.set(scene)),
    latency,
  );
}

/** The lifecycle of each collection that has one. */
function lifecyclesOf(bank: WholeBank): Readonly<Record<string, AnyLifecycle>> {
  return { achTransfers: bank.achLifecycle, companies: bank.companyLifecycle };
}

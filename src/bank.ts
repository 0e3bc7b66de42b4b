import type { HttpHandler } from "msw";
import { createCards } from "./cards/bank.ts";
import { createControl } from "./control/control.ts";
import type { Core } from "./core.ts";
import { createHandlers } from "./http/handlers.ts";
import { createLatency } from "./http/latency.ts";
import { createLog, type RequestLog } from "./http/log.ts";
import { createPipeline } from "./http/pipeline.ts";
import { createQueue } from "./http/queue.ts";
import { createRouter } from "./http/router.ts";
import { createOnboarding } from "./onboarding/bank.ts";
import {
  type BankOptions,
  DEFAULT_ADMIN_KEY,
  namedScene,
  readOptions,
  readScene,
  type SceneOptions,
} from "./options.ts";
import { createPayments } from "./payments/bank.ts";
import { ROUTES, type WholeBank } from "./routes.ts";
import { createSimulate, type Simulate } from "./simulate/simulate.ts";
import type { Change, TimelineEntry } from "./store/history.ts";
import type { AnyId } from "./store/ids.ts";
import { createRandom } from "./store/random.ts";
import type { AnyRow } from "./store/resource.ts";
import type { Snapshot } from "./store/snapshot.ts";
import { Store } from "./store/store.ts";
import { type BankClock, createBankClock } from "./surface/clock.ts";
import { createDb, type Db } from "./surface/db.ts";
import { createDoor } from "./surface/door.ts";
import { createEvents, type Events } from "./surface/events.ts";
import { type BankFetch, createFetch, originOf } from "./surface/fetch.ts";
import { givenUp, givenUpAsNetworkError } from "./surface/given-up.ts";
import { createOutbox, type Outbox } from "./surface/outbox.ts";
import { createStage, type Stage } from "./surface/stage.ts";
import { createState } from "./surface/state.ts";
import { Clock } from "./time/clock.ts";
import type { AnyLifecycle } from "./time/lifecycle.ts";
import { Timers } from "./time/timers.ts";

/** A bank: a payments service in this process (design §6). */
export interface Bank {
  /** Resolves when the scenario's rows are there; requests, `advance` and `simulate` wait for it by themselves. */
  readonly ready: Promise<void>;
  /** Where it lives; undefined when it answers the known paths of any origin. */
  readonly baseUrl: string | undefined;
  /** For `setupWorker`, `setupServer` or `worker.use`: one handler for each route, and one for what no route takes. */
  readonly handlers: HttpHandler[];
  /**
   * Answers a request as `fetch` would, with no interception; with a `baseUrl` the path is enough.
   *
   * @example const response = await bank.fetch("/v1/ach/1001", { headers: { Authorization: "Bearer test" } });
   */
  readonly fetch: BankFetch;
  readonly clock: BankClock;
  /** Synchronous reads of every collection. */
  readonly db: Db;
  /** The statuses a row has had, oldest first. Throws for a collection that does not exist. */
  timeline(collection: keyof Db, id: AnyId): readonly TimelineEntry[];
  /**
   * The verbs that a row's state allows now, such as `["process", "cancel", "hold"]`; none for a row
   * without a lifecycle, or one that is not there. Throws for a collection that does not exist.
   *
   * @example bank.possibleVerbs("achTransfers", "1001").includes("settle")
   */
  possibleVerbs(collection: keyof Db, id: AnyId): readonly string[];
  /** What happens to rows outside the interface. An impossible verb rejects with a sentence and changes nothing. */
  readonly simulate: Simulate;
  /** The e-mails the bank would have sent, oldest first. */
  readonly outbox: Outbox;
  /** The last requests, oldest first, secrets masked (S22). */
  readonly log: { readonly entries: RequestLog["entries"] };
  /** Listens; the answer stops it. */
  readonly on: Events["on"];
  /**
   * Puts everything back as it was just after `createBank`, the clock included, and gives up
   * answers held back by latency. With `to`, sets another scenario or clock instead, until the next
   * reset. Rejects when that scenario fails; the bank is empty then.
   */
  reset(to?: SceneOptions): Promise<void>;
  /**
   * Resets the bank to one of the option `scenarios`, its clock as `createBank` had it, until the
   * next reset. Rejects with the names there are when there is no such scenario.
   */
  scenario(name: string): Promise<void>;
  /** All the bank holds as plain JSON (S21). */
  snapshot(): Snapshot;
  /** Takes over a snapshot. Rejects with a sentence, and changes nothing, when it is none of such a bank. */
  restore(snapshot: unknown): Promise<void>;
  /** Ends the bank: what is held back is given up, later requests are refused. */
  dispose(): Promise<void>;
}

/**
 * Makes a bank. Throws an OptionError that names the option when one does not fit.
 *
 * @example const bank = createBank({ baseUrl: "https://api.example.com", clock: { start: "2026-03-02T15:00:00Z" } });
 */
export function createBank(options: BankOptions = {}): Bank {
  const settled = readOptions(options);
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
    timers,
    latency,
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

  /** The surface twice over: for everybody, who waits until the scene is set, and for the scenario, which sets it. */
  const surface = (ready: () => Promise<void>, set: Stage["set"]): Bank => {
    const door = createDoor({ queue, store, clock, timers, ready, onChanges });
    const control = createControl({ bank: () => bank, enabled: settled.control, baseUrl });
    const service = async (request: Request) => ready().then(() => answer(request));
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
    const bank: Bank = {
      get ready() {
        return ready();
      },
      baseUrl,
      handlers: createHandlers({
        routes,
        router,
        baseUrl,
        isControl: control.takes,
        answer: givenUpAsNetworkError(fetch),
      }),
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
  const ready = () =>
    isDisposed
      ? Promise.reject(new Error("This bank was disposed of: make another with createBank()."))
      : stage.ready();
  return surface(ready, stage.set);
}

/** The lifecycle of each collection that has one. */
function lifecyclesOf(bank: WholeBank): Readonly<Record<string, AnyLifecycle>> {
  return { achTransfers: bank.achLifecycle, companies: bank.companyLifecycle };
}

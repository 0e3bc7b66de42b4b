import type { Network } from "../engine/http/pipeline.ts";
import { describeResource } from "../engine/resource/describe.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { createBankClock } from "./api/clock.ts";
import { collectionsOf, createDb } from "./api/db.ts";
import { createBankFaults } from "./api/faults.ts";
import { movementsOf } from "./api/movements.ts";
import { openAuthorizationsOf } from "./api/open-authorizations.ts";
import { createOutbox } from "./api/outbox.ts";
import { createBankProgress } from "./api/progress.ts";
import { createSimulate, type Perform } from "./api/simulate.ts";
import { createWarn } from "./api/warn.ts";
import type { BankOf } from "./bank.ts";
import type { ControlFactory } from "./control.ts";
import { createBankHistory } from "./history/bank-history.ts";
import { explanations, recipes } from "./on-demand.ts";
import { type InitialState, namedInitialState, readInitialState } from "./options/options.ts";
import { abortError } from "./runtime/aborted.ts";
import type { Engine } from "./runtime/engine.ts";
import { createExecutor } from "./runtime/executor.ts";
import { createFetch } from "./runtime/fetch.ts";
import {
  type ProgressOptions,
  type Report,
  reportOf,
  runLong,
  type WorkProgress,
} from "./runtime/long-work.ts";
import { snapshotReading } from "./snapshot/state.ts";

/** What differs between the bank that callers see and the one that a scenario sees. */
export interface Access {
  /** Every call waits for this first. */
  ready(): Promise<void>;
  /** Called as the turn of each call begins; an error gives the call up, and nothing is changed. */
  begin(): void;
  /** Sets the initial state; `begin` is called first, as for any other call. */
  setInitialState(initialState: InitialState | undefined, begin: () => void, report: Report): Promise<void>;
  /** Takes over a change of the clock; returns false to have it made at once. */
  defer(work: () => void): boolean;
  /** Called with how far long work is. */
  progressed(progress: WorkProgress): void;
  /** Resolves when the piece of work that has its turn is done. */
  idle(): Promise<void>;
  /** Where requests wait for their turn, the delay of answers, and what goes wrong with requests. */
  readonly network: Network;
  /** Why its history cannot be used; undefined when it can. */
  readonly noHistory?: string;
  /** Refuses all further calls. */
  close(): void;
}

/** Makes the public API of a bank. */
export function createPublicApi<R extends Resources>(
  registry: R,
  engine: Engine,
  access: Access,
  createControl: ControlFactory,
): BankOf<R> {
  return assemble(registry, engine, access, createControl).bank;
}

function assemble<R extends Resources>(
  registry: R,
  engine: Engine,
  access: Access,
  createControl: ControlFactory,
): { readonly bank: BankOf<R>; readonly perform: Perform } {
  const { options, origin, clock, service, state, log, events } = engine;
  const { baseUrl } = options;
  const { store } = service;
  const { queue } = access.network;
  const { ready, begin, defer } = access;
  const executor = createExecutor({ engine, queue, ready, begin, defer });
  const reporting = (kind: WorkProgress["kind"]) => (taker: string, given: ProgressOptions | undefined) =>
    reportOf(taker, given, kind, access.progressed);
  const ofScenario = reporting("scenario");
  const catchUp = () => executor.catchUp();
  const warn = createWarn(engine);
  const { simulate, perform } = createSimulate({ registry, service, executor, warn, origin });
  const control = createControl({
    during: (signal) =>
      assemble(registry, engine, { ...access, begin: () => signal.throwIfAborted() }, createControl),
    registry,
    routes: engine.routes,
    enabled: options.control,
    baseUrl,
  });
  const answer = (request: Request) => access.ready().then(() => engine.answer(request, access.network));
  const fetch = createFetch({ origin, baseUrl, answer: (request) => control.answer(request, answer) });
  const db = createDb({ registry, service, catchUp, origin });
  /** The table of a collection of `bank.db`, at the bank's present time. */
  const tableOf = (collection: string) => {
    catchUp();
    if (Object.hasOwn(db, collection)) return store.named(collection);
    throw new RangeError(
      `There is no collection "${collection}": it is one of ${Object.keys(db).join(", ")}.`,
    );
  };
  let resources: BankOf<R>["resources"] | undefined;

  const bank: BankOf<R> = {
    get ready() {
      return access.ready();
    },
    baseUrl,
    // Its scenarios were given for a bank with these resources.
    options: options as unknown as BankOf<R>["options"],
    get resources() {
      resources ??= describeAll(registry, engine);
      return resources;
    },
    fetch,
    clock: createBankClock({ executor, clock, service, tableOf, reportOf: reporting("advance") }),
    db,
    timeline: (collection, id) => tableOf(collection).timeline(id),
    timelines: (collection) => tableOf(collection).timelines(),
    allowedActions(collection, id) {
      tableOf(collection);
      return service.lifecycleOf(collection)?.allowedActions(id) ?? [];
    },
    openAuthorizations(cardId) {
      catchUp();
      return openAuthorizationsOf(service, cardId);
    },
    movements(cardId) {
      catchUp();
      return movementsOf(service, cardId);
    },
    simulate,
    progress: createBankProgress({ registry, executor, timers: service.timers }),
    faults: createBankFaults(engine.faults),
    history: createBankHistory(engine, access.noHistory ?? executor.run),
    outbox: createOutbox(service, catchUp, origin),
    log: {
      get entries() {
        return log.entries;
      },
    },
    explain: async (entry) => (await explanations.load()).explain(entry),
    on: events.on,
    reset: async (to, given) =>
      access.setInitialState(to && readInitialState(to), begin, ofScenario("bank.reset", given)),
    loadScenario: async (name, given) =>
      access.setInitialState(namedInitialState(options, name), begin, ofScenario("bank.loadScenario", given)),
    snapshot() {
      executor.settle();
      return state.copy();
    },
    restore: (snapshot, given) =>
      executor.run(
        async () => {
          await snapshotReading.load();
          function* steps() {
            state.load(yield* state.readSteps(snapshot));
            events.emit("reset");
          }
          return runLong(steps(), reporting("restore")("bank.restore", given));
        },
        () => ({ kind: "restore" }),
      ),
    recipe: () =>
      executor.run(
        async () => (await recipes.load()).recipeOf(engine),
        () => undefined,
      ),
    async dispose() {
      access.close();
      engine.latency.abort(abortError("disposed of"));
      events.clear();
      await access.idle();
    },
  };
  return { bank, perform };
}

function describeAll<R extends Resources>(registry: R, { service }: Engine): BankOf<R>["resources"] {
  const described = collectionsOf(registry).map((resource) => {
    const { collection } = resource.model;
    return [collection, describeResource(resource, service.lifecycleOf(collection), service)];
  });
  return Object.fromEntries(described) as BankOf<R>["resources"];
}

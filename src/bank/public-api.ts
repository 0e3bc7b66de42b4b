import type { BankRequest } from "../engine/http/bank-request.ts";
import { describeResource } from "../engine/resource/describe.ts";
import type { Resources } from "../engine/resource/resource.ts";
import type { Access } from "./access.ts";
import { createBankClock } from "./api/clock.ts";
import { collectionsOf, createDb } from "./api/db.ts";
import { createBankFaults } from "./api/faults.ts";
import { createBankProgress } from "./api/progress.ts";
import { createSimulate } from "./api/simulate.ts";
import type { TypesOf } from "./api/types-of.ts";
import { createWarn } from "./api/warn.ts";
import type { BankOf } from "./bank.ts";
import type { ControlFactory } from "./control.ts";
import { createBankHistory } from "./history/bank-history.ts";
import { explanations, recipes } from "./on-demand.ts";
import { namedInitialState, readInitialState } from "./options/initial-state.ts";
import { abortError } from "./runtime/aborted.ts";
import { fetchOf } from "./runtime/answering.ts";
import type { Engine } from "./runtime/engine.ts";
import { createExecutor } from "./runtime/executor.ts";
import { type ProgressOptions, reportOf, runLong, type WorkProgress } from "./runtime/long-work.ts";
import type { ServiceKind } from "./service-kind.ts";
import { snapshotReading } from "./snapshot/state.ts";

/** Makes the public API of a bank, for those who have this access to it. */
export function createPublicApi<R extends Resources>(
  registry: R,
  kind: Pick<ServiceKind, "cards">,
  engine: Engine,
  access: Access,
  createControl: ControlFactory,
): BankOf<TypesOf<R>> {
  const { options, origin, clock, service, state, log, events } = engine;
  const { baseUrl } = options;
  const { store } = service;
  const { queue } = access.network;
  const { ready, defer } = access;
  const executor = createExecutor({ engine, queue, ready, defer });
  const reporting = (kind: WorkProgress["kind"]) => (taker: string, given: ProgressOptions | undefined) =>
    reportOf(taker, given, kind, access.progressed);
  const ofScenario = reporting("scenario");
  const catchUp = () => executor.catchUp();
  const warn = createWarn(engine);
  const { simulate, perform } = createSimulate({ registry, service, executor, warn, origin });
  const control = createControl({
    bank: () => bank,
    perform,
    asked: () => queue.stream?.asked(),
    registry,
    routes: engine.routes,
    enabled: options.control,
    baseUrl,
  });
  const answer = (request: BankRequest) => access.ready().then(() => engine.answer(request, access.network));
  const fetch = fetchOf({ origin, baseUrl, answer: (request) => control.answer(request, answer) });
  const db = createDb({ registry, service, catchUp, origin });
  /** The table of a collection of `bank.db`, at the bank's present time. */
  const tableOf = (collection: string) => {
    catchUp();
    if (Object.hasOwn(db, collection)) return store.named(collection);
    throw new RangeError(
      `There is no collection "${collection}": it is one of ${Object.keys(db).join(", ")}.`,
    );
  };
  let resources: BankOf<TypesOf<R>>["resources"] | undefined;

  const bank: BankOf<TypesOf<R>> = {
    get ready() {
      return access.ready();
    },
    baseUrl,
    // Its scenarios were given for a bank with these resources.
    options: options as unknown as BankOf<TypesOf<R>>["options"],
    get resources() {
      resources ??= describeAll(registry, engine);
      return resources;
    },
    fetch,
    clock: createBankClock({
      ...{ executor, clock, service, tableOf, reportOf: reporting("advance") },
      outgoing: access.outgoing,
    }),
    db,
    timeline: (collection, id) => tableOf(collection).timeline(id),
    timelines: (collection) => tableOf(collection).timelines(),
    allowedActions(collection, id) {
      tableOf(collection);
      return service.lifecycleOf(collection)?.allowedActions(id) ?? [];
    },
    ...kind.cards(service, catchUp, origin),
    simulate,
    progress: createBankProgress({ registry, executor, timers: service.timers }),
    faults: createBankFaults(engine.faults),
    history: createBankHistory(engine, access.noHistory ?? executor.run),
    log: {
      get entries() {
        return log.entries;
      },
    },
    explain: async (entry) => (await explanations.load()).explain(entry, ownStatements(registry)),
    on: events.on,
    reset: async (to, given) =>
      access.setInitialState(to && readInitialState(to), ofScenario("bank.reset", given), given),
    loadScenario: async (name, given) =>
      access.setInitialState(namedInitialState(options, name), ofScenario("bank.loadScenario", given), given),
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
        given,
      ),
    recipe: () =>
      executor.run(
        async () => (await recipes.load()).recipeOf(engine),
        () => undefined,
      ),
    async dispose() {
      const outgoing = access.outgoing();
      // What comes of it could not be recorded after the end.
      if (outgoing) await outgoing.stop();
      access.close();
      engine.latency.abort(abortError("disposed of"));
      events.clear();
      await access.idle();
    },
  };
  return bank;
}

/** The statements that a team's own resources have declared. */
function ownStatements(registry: Resources): Readonly<Record<string, string>> {
  return Object.assign({}, ...Object.values(registry).map(({ statements }) => statements));
}

function describeAll<R extends Resources>(
  registry: R,
  { service, kind }: Engine,
): BankOf<TypesOf<R>>["resources"] {
  const described = collectionsOf(registry).map((resource) => {
    const { collection } = resource.model;
    return [
      collection,
      describeResource(resource, service.lifecycleOf(collection), service, kind.credential),
    ];
  });
  return Object.fromEntries(described) as BankOf<TypesOf<R>>["resources"];
}

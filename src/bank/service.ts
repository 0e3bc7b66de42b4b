import type { Route } from "../engine/http/routes/route.ts";
import { edgesOf } from "../engine/resource/describe.ts";
import type { Resources } from "../engine/resource/resource.ts";
import type { Service } from "../engine/service.ts";
import type { AnyId } from "../engine/store/ids.ts";
import { modelIn } from "../engine/store/model.ts";
import { createRandom } from "../engine/store/random.ts";
import { Store } from "../engine/store/store.ts";
import type { Clock } from "../engine/time/clock.ts";
import { type AnyLifecycle, Lifecycle } from "../engine/time/lifecycle.ts";
import { Timers } from "../engine/time/timers.ts";
import type { ResolvedOptions } from "./options/options.ts";

/** The service with members that only the bank uses. */
export interface BankService extends Service<ResolvedOptions> {
  /** The lifecycle of a collection; undefined for one that has none. */
  lifecycleOf(collection: string): AnyLifecycle | undefined;
  /** Its endpoints, once there are any: those of a bank that only checks a snapshot are not made. */
  routes: readonly Route<BankService>[];
  /** The open authorizations of a card, where the service has cards. */
  openAuthorizations?: (cardId: AnyId) => readonly object[];
}

/** Makes the service of a bank: the tables, lifecycles and timers of its resources, filled from its options. */
export function createService(registry: Resources, options: ResolvedOptions, clock: Clock): BankService {
  const store = new Store(() => clock.now());
  const lifecycles = new Map<string, AnyLifecycle>();
  const service: BankService = {
    store,
    timers: new Timers(() => clock.now()),
    random: createRandom(options.seed),
    options,
    listOrder: options.assumptions.listOrder,
    nextLink: options.assumptions.nextLink,
    now: () => clock.now(),
    table: (model) => store.table(model),
    // A collection has one lifecycle, made from the given definition.
    lifecycle: ({ model }) => lifecycles.get(model.collection) as never,
    lifecycleOf: (collection) => lifecycles.get(collection),
    routes: [],
  };
  const resources = Object.values(registry);
  for (const { model, tables = [] } of resources)
    for (const each of [model, ...tables]) store.add(modelIn(each, options));
  for (const resource of resources) {
    const { model, lifecycle, timers = [], seed, start } = resource;
    // Each resource sees the options that its area declares.
    const bank = service as never;
    const { collection } = model;
    if (lifecycle) {
      const parts = { table: store.named(collection), timers: service.timers, now: service.now };
      lifecycles.set(
        collection,
        new Lifecycle({ ...parts, states: lifecycle.states(bank), refusal: lifecycle.refusal } as never),
      );
    }
    for (const { kind, event, byClock, run, parts } of timers)
      service.timers.define(kind, {
        run: (timer) => run(bank, timer),
        describe: () => event,
        byClock,
        parts: (row) => parts(row, bank),
      });
    if (model.statusField !== undefined)
      store.named(collection).keepTo(edgesOf(resource, lifecycles.get(collection), service));
    seed?.(bank);
    start?.(bank);
  }
  for (const [collection, mode] of Object.entries(options.progress)) service.timers.setMode(collection, mode);
  return service;
}

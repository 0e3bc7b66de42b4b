import type { TypesOf } from "../bank/api/types-of.ts";
import { withOwnResources } from "../bank/options/own-resources.ts";
import { Problem } from "../engine/http/problems.ts";
import { type AnyAction, namedArguments } from "../engine/resource/action.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { toBody } from "./arguments.ts";
import { type Arguments, CALLS } from "./calls.ts";
import { remoteFaults } from "./faults.ts";
import type { RemoteBankOf } from "./remote.ts";
import { type ConnectOptions, createTransport, type Transport } from "./transport.ts";

type Functions = Record<string, (...values: unknown[]) => Promise<unknown>>;

/**
 * Returns the function that connects to banks with the resources of a registry, such as `connect`.
 *
 * @example const connect = connectFactory(REGISTRY);
 */
export function connectFactory<R extends Resources>(
  base: R,
): (options: ConnectOptions) => RemoteBankOf<TypesOf<R>> {
  return (options) => {
    const transport = createTransport(options);
    const registry = withOwnResources(base, options.resources ?? {});
    const ofRow = (name: string) => (collection: unknown, id: unknown) =>
      transport.read(`${name}/${inPath(collection)}/${inPath(id)}`);
    const remote = {
      baseUrl: transport.baseUrl,
      fetch: transport.fetch,
      db: byName((collection) => ({
        get: (id: unknown) => readRow(transport, collection, id),
        all: () => transport.read(`db/${collection}`),
        findFirst: (fields?: unknown) => transport.call(`db/${collection}/findFirst`, fields),
        findMany: (fields?: unknown) => transport.call(`db/${collection}/findMany`, fields),
        count: (fields?: unknown) => transport.call(`db/${collection}/count`, fields),
      })),
      clock: { ...remoteClock(transport), ...remoteCalls(transport, "clock/", CALLS.clock) },
      simulate: remoteActions(transport, registry),
      faults: remoteFaults(transport),
      progress: {
        get: () => transport.read("progress"),
        set: async (modes: unknown) => void (await transport.call("progress", modes)),
      },
      history: {
        entries: (branch?: unknown) =>
          transport.read(`history${branch === undefined ? "" : `?branch=${inPath(branch)}`}`),
        branches: () => transport.read("history/branches"),
        ...remoteCalls(transport, "history/", CALLS.history),
      },
      log: { entries: () => transport.read("log") },
      outbox: { entries: () => transport.read("outbox") },
      resources: () => transport.read("resources"),
      scenarios: () => transport.read("scenarios"),
      recipe: () => transport.read("recipe"),
      snapshot: () => transport.read("snapshot"),
      openAuthorizations: (cardId: unknown) => transport.read(`openAuthorizations/${inPath(cardId)}`),
      movements: (cardId: unknown) => transport.read(`movements/${inPath(cardId)}`),
      allowedActions: ofRow("allowedActions"),
      timeline: ofRow("timeline"),
      timelines: (collection: unknown) => transport.read(`timelines/${inPath(collection)}`),
      ...remoteCalls(transport, "", CALLS[""]),
    };
    // The bank at the other end has the same registry, so its results have the registry's types.
    return remote as unknown as RemoteBankOf<TypesOf<R>>;
  };
}

function remoteCalls(
  transport: Transport,
  path: string,
  calls: Readonly<Record<string, Arguments>>,
): Functions {
  const functions = Object.entries(calls).map(([name, takes]) => [
    name,
    (...values: unknown[]) => transport.call(path + name, toBody(takes, values)),
  ]);
  return Object.fromEntries(functions);
}

function remoteActions(transport: Transport, registry: Resources): Readonly<Record<string, Functions>> {
  const perform = (collection: string, id: unknown, name: string, given: unknown) =>
    transport.call(`simulate/${collection}/${inPath(id)}/${name}`, given);
  const remoteAction =
    (collection: string, name: string, action: AnyAction) =>
    async (id: unknown, ...values: unknown[]) =>
      perform(collection, id, name, namedArguments(name, action, values));
  const collections = Object.entries(registry).map(([collection, { actions = {} }]) => {
    const functions = Object.entries(actions).map(([name, action]) => [
      name,
      remoteAction(collection, name, action),
    ]);
    return [collection, Object.fromEntries(functions)];
  });
  const known: Readonly<Record<string, Functions>> = Object.fromEntries(collections);
  return byName(
    (collection) =>
      // Those of own resources that the caller has not given take their arguments as one object. None is a promise.
      byName((name) =>
        name === "then"
          ? undefined
          : async (id: unknown, given: unknown = {}) => perform(collection, id, name, given),
      ),
    known,
  ) as typeof known;
}

/** What one request reads of a clock. */
type RemoteReading = { readonly now: string; readonly paused: boolean; readonly speed: number };

/** What is asked for at once, as the panel does each second, is one request, since where the bank may be each is billed. */
function remoteClock(transport: Transport): Functions {
  let asked: Promise<RemoteReading> | undefined;
  const reading = () => {
    if (asked === undefined) {
      asked = transport.read("clock") as Promise<RemoteReading>;
      queueMicrotask(() => {
        asked = undefined;
      });
    }
    return asked;
  };
  return {
    now: async () => new Date((await reading()).now),
    paused: async () => (await reading()).paused,
    speed: async () => (await reading()).speed,
    nextEvent: () => transport.read("clock/nextEvent"),
    upcoming: (limit?: unknown, of?: unknown) =>
      transport.read(`clock/upcoming?${inQuery({ limit, ...(of as object | undefined) })}`),
  };
}

/** Undefined for an unknown id; reading the count makes an unknown collection an error. */
async function readRow(transport: Transport, collection: string, id: unknown): Promise<unknown> {
  try {
    return await transport.read(`db/${collection}/${inPath(id)}`);
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
    await transport.read(`db/${collection}/count`);
    return undefined;
  }
}

function inQuery(parameters: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => `${name}=${inPath(value)}`).join("&");
}

function inPath(value: unknown): string {
  return encodeURIComponent(String(value));
}

/** Collections need no list: the name of the property is the name in the path. */
function byName(
  make: (name: string) => unknown,
  known: Readonly<Record<string | symbol, unknown>> = {},
): object {
  return new Proxy(known, {
    get: (_, name) => known[name] ?? (typeof name === "string" ? make(name) : undefined),
  });
}

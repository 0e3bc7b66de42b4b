import { Problem } from "../engine/http/problems.ts";
import { toBody } from "./arguments.ts";
import { type Arguments, CALLS, ownersOf } from "./calls.ts";
import type { RemoteBank } from "./remote.ts";
import { type ConnectOptions, createTransport, type Transport } from "./transport.ts";

type Named<Value> = Readonly<Record<string, Value>>;

/**
 * Connects to a bank behind HTTP, such as one that `npx sandbank` runs: the same names as on a bank
 * in this process, each a function that answers a promise. A refusal rejects with a Problem that
 * has the message the bank itself would throw. `world` picks a bank of its own from a server that
 * isolates them.
 *
 * @example
 * const bank = connect({ baseUrl: "http://127.0.0.1:4010", world: "checkout" });
 * await bank.clock.advance({ bankingDays: 2 });
 * expect(await bank.db.achTransfers.get("1001")).toMatchObject({ status: "succeeded" });
 */
export function connect(options: ConnectOptions): RemoteBank {
  const transport = createTransport(options);
  const ofRow = (name: string) => (collection: unknown, id: unknown) =>
    transport.read(`${name}/${inPath(collection)}/${inPath(id)}`);
  const remote: Record<string, unknown> = {
    baseUrl: transport.baseUrl,
    fetch: transport.fetch,
    db: byName((collection) => ({
      get: (id: unknown) => readRow(transport, collection, id),
      all: () => transport.read(`db/${collection}`),
      count: () => transport.read(`db/${collection}/count`),
    })),
    clock: remoteClock(transport),
    log: { entries: () => transport.read("log") },
    outbox: { entries: () => transport.read("outbox") },
    snapshot: () => transport.read("snapshot"),
    openAuthorizations: (cardId: unknown) => transport.read(`openAuthorizations/${inPath(cardId)}`),
    allowedActions: ofRow("allowedActions"),
    timeline: ofRow("timeline"),
  };
  for (const [group, actions] of Object.entries<Named<Arguments>>(CALLS)) {
    const owner = ownerOf(remote, ownersOf(group));
    for (const [action, takes] of Object.entries(actions)) {
      owner[action] = (...values: unknown[]) => {
        const path = group.replace(":id", () => inPath(values.shift()));
        return transport.call(path === "" ? action : `${path}/${action}`, toBody(takes, values));
      };
    }
  }
  return remote as unknown as RemoteBank;
}

function remoteClock(transport: Transport): Record<string, unknown> {
  const now = () => transport.read("clock") as Promise<{ now: string; paused: boolean; speed: number }>;
  return {
    now: async () => new Date((await now()).now),
    paused: async () => (await now()).paused,
    speed: async () => (await now()).speed,
    nextEvent: () => transport.read("clock/nextEvent"),
    upcoming: (limit?: unknown) =>
      transport.read(`clock/upcoming${limit === undefined ? "" : `?limit=${inPath(limit)}`}`),
  };
}

/** Undefined for a row that is not there; that the collection is there shows in its count. */
async function readRow(transport: Transport, collection: string, id: unknown): Promise<unknown> {
  try {
    return await transport.read(`db/${collection}/${inPath(id)}`);
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
    await transport.read(`db/${collection}/count`);
    return undefined;
  }
}

function inPath(value: unknown): string {
  return encodeURIComponent(String(value));
}

/** Collections need no table: whatever name is asked for is the name on the transport. */
function byName(make: (name: string) => unknown): object {
  return new Proxy({}, { get: (_, name) => (typeof name === "string" ? make(name) : undefined) });
}

/** The object at the end of these names, made where there is none yet. */
function ownerOf(root: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  let owner = root;
  for (const name of names) {
    owner[name] ??= {};
    owner = owner[name] as Record<string, unknown>;
  }
  return owner;
}

import { Problem } from "../http/problems.ts";
import { toBody } from "./arguments.ts";
import { type Arguments, CALLS, ownersOf } from "./calls.ts";
import type { RemoteBank } from "./remote.ts";
import { createWire, type Wire, type WireOptions } from "./wire.ts";

type Named<Value> = Readonly<Record<string, Value>>;

/**
 * Connects to a bank behind HTTP, such as one that `npx sandbank` runs: the same names as on a bank
 * in this process, each a function that answers a promise. A refusal rejects with a Problem that
 * has the sentence the bank itself would throw. `world` picks a bank of its own from a server that
 * isolates them.
 *
 * @example
 * const bank = connect({ baseUrl: "http://127.0.0.1:4010", world: "checkout" });
 * await bank.clock.advance({ bankingDays: 2 });
 * expect(await bank.db.achTransfers.get("1001")).toMatchObject({ status: "succeeded" });
 */
export function connect(options: WireOptions): RemoteBank {
  const wire = createWire(options);
  const ofRow = (name: string) => (collection: unknown, id: unknown) =>
    wire.read(`${name}/${inPath(collection)}/${inPath(id)}`);
  const remote: Record<string, unknown> = {
    baseUrl: wire.baseUrl,
    fetch: wire.fetch,
    db: byName((collection) => ({
      get: (id: unknown) => readRow(wire, collection, id),
      all: () => wire.read(`db/${collection}`),
      count: () => wire.read(`db/${collection}/count`),
    })),
    clock: remoteClock(wire),
    log: { entries: () => wire.read("log") },
    outbox: { entries: () => wire.read("outbox") },
    snapshot: () => wire.read("snapshot"),
    openAuthorizations: (cardId: unknown) => wire.read(`openAuthorizations/${inPath(cardId)}`),
    possibleVerbs: ofRow("possibleVerbs"),
    timeline: ofRow("timeline"),
  };
  for (const [group, verbs] of Object.entries<Named<Arguments>>(CALLS)) {
    const owner = ownerOf(remote, ownersOf(group));
    for (const [verb, takes] of Object.entries(verbs)) {
      owner[verb] = (...values: unknown[]) => {
        const path = group.replace(":id", () => inPath(values.shift()));
        return wire.call(path === "" ? verb : `${path}/${verb}`, toBody(takes, values));
      };
    }
  }
  return remote as unknown as RemoteBank;
}

function remoteClock(wire: Wire): Record<string, unknown> {
  const now = () => wire.read("clock") as Promise<{ now: string; paused: boolean; speed: number }>;
  return {
    now: async () => new Date((await now()).now),
    paused: async () => (await now()).paused,
    speed: async () => (await now()).speed,
    nextEvent: () => wire.read("clock/nextEvent"),
    upcoming: (limit?: unknown) =>
      wire.read(`clock/upcoming${limit === undefined ? "" : `?limit=${inPath(limit)}`}`),
  };
}

/** Undefined for a row that is not there; that the collection is there shows in its count. */
async function readRow(wire: Wire, collection: string, id: unknown): Promise<unknown> {
  try {
    return await wire.read(`db/${collection}/${inPath(id)}`);
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
    await wire.read(`db/${collection}/count`);
    return undefined;
  }
}

function inPath(value: unknown): string {
  return encodeURIComponent(String(value));
}

/** Collections need no table: whatever name is asked for is the name on the wire. */
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

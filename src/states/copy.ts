import type { CoreBank } from "../bank/bank.ts";
import type { AnyBank } from "../bank/control.ts";
import { internalsOf } from "../bank/internals.ts";
import { act, keyHeader, startOf } from "../bank/recipe/replay.ts";
import { textCallsOf } from "../bank/runtime/text-calls.ts";
import type { Snapshot } from "../bank/snapshot/snapshot.ts";
import { isResponse } from "../engine/http/written-answer.ts";
import { type ExampleCall, type ExampleRow, exampleOf, stateOf } from "../openapi/calls/example.ts";
import { prepare } from "../openapi/calls/prepare.ts";
import { requestInit, type SentCall, sentCall } from "../openapi/calls/sent-call.ts";
import { creatorIn, type Endpoint } from "../openapi/endpoints.ts";
import { endpointsIn } from "./source.ts";

/** An answer with its body as JSON; undefined for none. */
interface Sent {
  readonly status: number;
  readonly body: unknown;
}

/** A copy of a bank, without faults, latency and signatures, whose rows the bank gets once they are what they are to be. */
export class Copy {
  readonly bank: AnyBank;
  readonly endpoints: readonly Endpoint[];
  readonly #engine: ReturnType<typeof internalsOf>["engine"];

  constructor(bank: AnyBank) {
    this.bank = bank;
    this.endpoints = endpointsIn(bank);
    this.#engine = internalsOf(bank).engine;
  }

  /** The rows of a collection, oldest first. */
  rows(collection: string): readonly ExampleRow[] {
    return stateOf(this.bank).rows(collection);
  }

  /** The endpoint of an operation. Throws an Error for one that the bank does not have. */
  endpoint(operation: string): Endpoint {
    const found = this.endpoints.find(({ route }) => route.operation === operation);
    if (found) return found;
    throw new Error(`This bank has no operation ${operation}, which the state is about.`);
  }

  /** The example of an endpoint, once there are the rows that it needs. */
  ready(endpoint: Endpoint): Promise<ExampleCall> {
    return prepare(endpoint, this.endpoints, stateOf(this.bank), (creator, call) => this.send(creator, call));
  }

  /** Creates a row like the example of its collection, with other values of some fields, and the rows that it needs. */
  async create(collection: string, fields: object = {}): Promise<ExampleRow> {
    const creator = creatorIn(collection, this.endpoints);
    return rowIn(creator, await this.send(creator, withFields(await this.ready(creator), fields)));
  }

  /** Tries the same, and resolves to the names of the fields for which it was refused, or to none. */
  async refusedFields(collection: string, fields: object): Promise<readonly string[]> {
    const creator = creatorIn(collection, this.endpoints);
    const { status } = await this.answer(creator, withFields(await this.ready(creator), fields));
    if (status < 300) return [];
    const found = this.bank.log.entries.at(-1)?.issues.map(({ field }) => field) ?? [];
    const named = Object.keys(fields).filter((name) => found.includes(name));
    // A rule about several fields may name another one.
    return named.length > 0 ? named : Object.keys(fields);
  }

  /** Creates rows until a collection has so many. */
  async fill(collection: string, count: number): Promise<void> {
    const { length } = this.rows(collection);
    if (length >= count) return;
    const creator = creatorIn(collection, this.endpoints);
    let newest = await this.create(collection);
    // The rows that the first has needed do for the others too, and reading all of them each time would take most of the time.
    const known = new Map<string, readonly ExampleRow[]>();
    const rowsOf = (name: string) => known.get(name) ?? this.rows(name);
    const now = () => this.bank.clock.now();
    const rows = (name: string) => {
      if (name === collection) return [newest];
      known.set(name, rowsOf(name));
      return rowsOf(name);
    };
    let call = exampleOf(creator, { now, rows });
    for (let made = length + 1; made < count; made += 1) {
      if (creator.example.data) call = exampleOf(creator, { now, rows });
      newest = rowIn(creator, await this.send(creator, call));
    }
  }

  /** Creates a row in each collection in which rows can be created. */
  async createOneOfEach(): Promise<void> {
    for (const collection of creatableIn(this.endpoints)) await this.create(collection);
  }

  /** Sends a call. Rejects with the bank's message when it is refused. */
  async send(endpoint: Endpoint, call: ExampleCall): Promise<unknown> {
    const { status, body } = await this.answer(endpoint, call);
    if (status < 300) return body;
    const { method, operation } = endpoint.route;
    throw new Error(
      `${operation} (${method} ${call.path}) was refused with ${status}: ${JSON.stringify(body)}`,
    );
  }

  /** Sends a call, whatever the answer is. */
  async answer(endpoint: Endpoint, example: ExampleCall): Promise<Sent> {
    const call: SentCall = { ...sentCall(endpoint, example), key: undefined };
    const keys = keyHeader(endpoint.route, this.#engine);
    const { method, path, body } = call;
    const answer = body?.kind === "form" ? undefined : textCallsOf(this.bank.fetch);
    if (answer) {
      const typed = body?.kind === "text" ? { "content-type": body.type } : {};
      const text = body?.kind === "text" ? body.text : undefined;
      const answered = await answer({ method, path, headers: { ...keys, ...typed }, text });
      if (!isResponse(answered)) return { status: answered.status, body: parsed(answered.text) };
    }
    const init = requestInit(call, { client: "", admin: "" });
    const response = await this.bank.fetch(path, { ...init, headers: { ...init.headers, ...keys } });
    return { status: response.status, body: parsed(await response.text()) };
  }

  /** Performs an action of a row. Rejects with the bank's message when it is refused. */
  async act(collection: string, id: ExampleRow["id"], name: string, given: object): Promise<void> {
    const simulate = `${collection}/${id}/${name}`;
    const why = await act(this.bank, { at: 0, simulate, with: { ...given } });
    if (why !== undefined) throw new Error(`${simulate} was refused: ${why}`);
  }
}

/** The collections in which calls create rows. */
export function creatableIn(endpoints: readonly Endpoint[]): readonly string[] {
  return [...new Set(endpoints.flatMap(({ creates }) => creates ?? []))];
}

/** The example of a create with other values of some fields; those that are undefined are left out. */
export function withFields(call: ExampleCall, fields: object): ExampleCall {
  return { ...call, body: { ...call.body, data: { ...call.body?.data, ...fields } } };
}

/**
 * Does something in a copy of a bank, and gives the bank what has become of it, in one turn: nothing goes wrong on the way, and the
 * bank's log has none of it. `edit` changes what the copy begins with.
 */
export async function inCopy(
  bank: CoreBank,
  work: (copy: Copy) => Promise<void>,
  edit: (snapshot: Snapshot) => Snapshot = (snapshot) => snapshot,
): Promise<void> {
  await bank.ready;
  const before = bank.snapshot();
  const copy = await startOf(internalsOf(bank), { snapshot: edit(before) });
  try {
    await work(new Copy(copy));
    const { clock, ...after } = copy.snapshot();
    await bank.restore({ ...after, clock: { ...before.clock, at: clock.at } });
  } finally {
    await copy.dispose();
  }
}

/** The row in the answer of an endpoint. */
function rowIn({ route }: Endpoint, body: unknown): ExampleRow {
  return (route.bare ? body : (body as { readonly data: unknown }).data) as ExampleRow;
}

function parsed(text: string | undefined): unknown {
  return text ? JSON.parse(text) : undefined;
}

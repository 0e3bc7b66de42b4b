import type { AnyBank } from "../bank/control.ts";
import { internalsOf } from "../bank/internals.ts";
import { keysOf } from "../bank/runtime/engine.ts";
import { textCallsOf } from "../bank/runtime/text-calls.ts";
import { isResponse } from "../engine/http/written-answer.ts";
import type { ActionDescription } from "../engine/resource/describe.ts";
import { type ExampleCall, type ExampleRow, exampleOf, stateOf } from "../openapi/calls/example.ts";
import { prepare } from "../openapi/calls/prepare.ts";
import { requestInit, type SentCall, sentCall } from "../openapi/calls/sent-call.ts";
import { creatorIn, type Endpoint } from "../openapi/endpoints.ts";
import { signedFor } from "../signing.ts";
import { endpointsIn } from "./source.ts";

/** An answer with its body as JSON; undefined for none. */
interface Sent {
  readonly status: number;
  readonly body: unknown;
}

/** A body with its media type; neither for none. */
interface Written {
  readonly type?: string;
  readonly text?: string;
}

/** Calls a bank by the examples of its operations, with its own keys. */
export class Caller {
  readonly bank: AnyBank;
  readonly endpoints: readonly Endpoint[];
  /** Fields of examples that this bank refuses, with values that it takes. */
  readonly #mended = new Map<Endpoint, object>();
  readonly #forms = new Map<string, Written>();
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

  /** Creates a row like the example of its collection, with other values of some fields, and the rows that it needs. */
  async create(collection: string, fields: object = {}): Promise<ExampleRow> {
    const creator = creatorIn(collection, this.endpoints);
    const call = await this.#example(creator, fields);
    const { status, body } = await this.answer(creator, call);
    if (status < 300) return rowIn(creator, body);
    if (this.#mend(creator, fields)) return this.create(collection, fields);
    throw refused(creator, call, status, body);
  }

  /** Tries the same, and resolves to the names of the fields for which it was refused, or to none. */
  async refusedFields(collection: string, fields: object): Promise<readonly string[]> {
    const creator = creatorIn(collection, this.endpoints);
    const { status } = await this.answer(creator, await this.#example(creator, fields));
    if (status < 300) return [];
    if (this.#mend(creator, fields)) return this.refusedFields(collection, fields);
    const names = Object.keys(fields);
    const found = this.#lastRefused();
    const named = names.filter((name) => found.includes(name));
    // A rule about several fields may name another one.
    return named.length > 0 ? named : names;
  }

  async #example(creator: Endpoint, fields: object): Promise<ExampleCall> {
    const create = (other: Endpoint, call: ExampleCall) => this.send(other, call);
    const call = await prepare(creator, this.endpoints, stateOf(this.bank), create);
    return withFields(call, { ...this.#mended.get(creator), ...fields });
  }

  /**
   * Takes another value for the field of an example that was refused, such as the number of an account: one that rows of the same area
   * have in a field of such a name. Returns false where there is none.
   */
  #mend(creator: Endpoint, given: object): boolean {
    const mended = this.#mended.get(creator) ?? {};
    const [field] = this.#lastRefused();
    if (field === undefined || field in mended || field in given) return false;
    const others = this.endpoints.flatMap(({ area, collection = "" }) =>
      area === creator.area && collection !== creator.creates ? this.rows(collection) : [],
    );
    const found = others.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) => (name !== "id" && field.endsWith(name) ? [value] : [])),
    );
    // Another one for each field: the account that pays is not the one that is paid.
    const value = [...new Set(found)][Object.keys(mended).length];
    if (value !== undefined) this.#mended.set(creator, { ...mended, [field]: value });
    return value !== undefined;
  }

  #lastRefused(): readonly string[] {
    return this.bank.log.entries.at(-1)?.issues.flatMap(({ field }) => field ?? []) ?? [];
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
    const mended = this.#mended.get(creator) ?? {};
    const next = () => withFields(exampleOf(creator, { now, rows }), mended);
    let call = next();
    for (let made = length + 1; made < count; made += 1) {
      newest = rowIn(creator, await this.send(creator, call));
      if (creator.example.data) call = next();
    }
  }

  /** Creates a row in each collection whose example the bank takes. */
  async createOneOfEach(): Promise<void> {
    for (const collection of creatableIn(this.endpoints)) await this.refusedFields(collection, {});
  }

  /** Sends a call. Rejects with the bank's message when it is refused. */
  async send(endpoint: Endpoint, call: ExampleCall): Promise<unknown> {
    const { status, body } = await this.answer(endpoint, call);
    if (status < 300) return body;
    throw refused(endpoint, call, status, body);
  }

  /** Sends a call, whatever the answer is. */
  async answer(endpoint: Endpoint, example: ExampleCall): Promise<Sent> {
    const { signatures } = this.#engine.options;
    const { baseUrl, fetch } = this.bank;
    const call = sentCall(endpoint, example);
    const { method, path } = call;
    const { type, text } = await this.#written(call);
    const headers = { ...this.#keyOf(call), ...(type && { "content-type": type }) };
    const answered = signatures.check
      ? undefined
      : await textCallsOf(fetch)?.({ method, path, headers, text });
    if (answered && !isResponse(answered)) return { status: answered.status, body: parsed(answered.text) };
    const init = { method, headers, ...(text !== undefined && { body: text }) };
    const response = await fetch(path, await signedFor({ baseUrl, options: { signatures } }, path, init));
    return { status: response.status, body: parsed(await response.text()) };
  }

  /** The header with the key that a call takes; a bank without keys of its own takes any. */
  #keyOf({ key }: SentCall): Readonly<Record<string, string>> {
    const { kind, options } = this.#engine;
    const { client = ["states"], admin } = keysOf(options);
    const { header, before } = kind.credential;
    return { [header.toLowerCase()]: before + (key === "admin" ? admin : client)[0] };
  }

  /** The body of a call as text; to write a form takes longer than to answer it, and some are sent ten thousand times. */
  async #written(call: SentCall): Promise<Written> {
    const { body } = call;
    if (body?.kind === "text") return body;
    if (body === undefined) return {};
    const key = JSON.stringify(body);
    const known = this.#forms.get(key);
    if (known) return known;
    const request = new Request("http://localhost", requestInit(call, { client: "", admin: "" }));
    const written = { type: request.headers.get("content-type") ?? "", text: await request.text() };
    this.#forms.set(key, written);
    return written;
  }

  /** Sends the example of an operation about the row with an id. Rejects with the bank's message when it is refused. */
  async request(operation: string, id: ExampleRow["id"]): Promise<void> {
    const endpoint = this.endpoints.find(({ route }) => route.operation === operation);
    if (!endpoint) throw new Error(`This bank has no operation ${operation}, which the state is about.`);
    const path = endpoint.route.path.replace(":id", String(id));
    await this.send(endpoint, { ...exampleOf(endpoint, stateOf(this.bank)), path });
  }

  /** Performs an action of a row. Rejects with the bank's message when it is refused. */
  async act(
    collection: string,
    id: ExampleRow["id"],
    { name, positional }: ActionDescription,
    given: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const simulate: Readonly<Record<string, object>> = this.bank.simulate;
    const actions = simulate[collection] as Readonly<
      Record<string, (...values: unknown[]) => Promise<unknown>>
    >;
    const others = Object.entries(given).filter(([field]) => !positional.includes(field));
    const values = positional.map((field) => given[field]);
    await actions[name]?.(id, ...values, ...(others.length > 0 ? [Object.fromEntries(others)] : []));
  }
}

/** The collections in which calls create rows. */
export function creatableIn(endpoints: readonly Endpoint[]): readonly string[] {
  return [...new Set(endpoints.flatMap(({ creates }) => creates ?? []))];
}

/** The example of a create with other values of some fields; those that are undefined are left out. */
function withFields(call: ExampleCall, fields: object): ExampleCall {
  return { ...call, body: { ...call.body, data: { ...call.body?.data, ...fields } } };
}

function refused({ route }: Endpoint, { path }: ExampleCall, status: number, body: unknown): Error {
  const { method, operation } = route;
  return new Error(`${operation} (${method} ${path}) was refused with ${status}: ${JSON.stringify(body)}`);
}

/** The row in the answer of an endpoint. */
function rowIn({ route }: Endpoint, body: unknown): ExampleRow {
  return (route.bare ? body : (body as { readonly data: unknown }).data) as ExampleRow;
}

function parsed(text: string | undefined): unknown {
  return text ? JSON.parse(text) : undefined;
}

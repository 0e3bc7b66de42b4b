import { type Client, clientOf } from "../../../fixtures/client.ts";
import { createFactories, type Factories } from "../../../fixtures/factories.ts";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { createBank } from "../../../src/index.ts";
import { REGISTRY } from "../../../src/registry.ts";
import { ANSWERS, type DeclaredValue, nameOf } from "./declared.ts";
import { valuesAt } from "./fields.ts";

/** How a value is reached. */
export type Way = "plain call" | "time" | "reserved value" | "simulate" | "fault";

/** The fields whose values are looked for, by resource. */
type FieldsByResource = ReadonlyMap<string, ReadonlySet<string>>;

/** The ways in which each value was reached, by its name. */
export type Seen = Map<string, Set<Way>>;

/** Makes a bank with these options, whose answers are observed. */
export type Observe = (options?: BankOptions) => Observer;

const REFERENCE = "reference.";

/** Reads the answers of a bank about the rows that a step changed, and notes the values that are new in them. */
export class Observer {
  readonly bank: Bank;
  readonly client: Client;
  readonly make: Factories;
  readonly #fields: FieldsByResource;
  readonly #seen: Seen;
  /** What each row and each list has shown last, by its path: how often it has each value. */
  readonly #shown = new Map<string, ReadonlyMap<string, number>>();
  readonly #touched = new Map<string, { readonly collection: string; readonly path: string }>();

  constructor(declared: readonly DeclaredValue[], seen: Seen, options: BankOptions = {}) {
    this.bank = createBank({ ...options, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
    this.client = clientOf(this.bank);
    this.make = createFactories(1, this.bank);
    this.#fields = fieldsOf(declared);
    this.#seen = seen;
    this.bank.on("change", ({ collection, id }) => {
      const path = pathOf(collection);
      if (path !== undefined) this.#touched.set(`${path}/${id}`, { collection, path });
    });
  }

  /** Notes that a value was reached. */
  note(name: string, way: Way): void {
    this.#seen.set(name, (this.#seen.get(name) ?? new Set()).add(way));
  }

  /** Creates a row by a plain call, and returns its id. */
  async create(path: string, body: object): Promise<string> {
    const { id } = await this.step("plain call", this.client.create(path, body));
    return String(id);
  }

  /**
   * Waits for something that was begun, and notes the values that answers of GET show since then as reached in this way;
   * with `only`, just those of these fields.
   */
  async step<Result>(way: Way, work: Promise<Result>, only?: readonly string[]): Promise<Result> {
    const result = await work;
    const touched = [...this.#touched];
    this.#touched.clear();
    for (const [row, { collection, path }] of touched) {
      await this.look(way, collection, row, { only });
      if (!this.#shown.has(path)) await this.look(way, collection, path, { prefix: REFERENCE, only });
    }
    return result;
  }

  /** Notes what an answer shows that it has not shown before. */
  async look(
    way: Way,
    collection: string,
    path: string,
    { prefix = "", only }: { readonly prefix?: string; readonly only?: readonly string[] | undefined } = {},
  ): Promise<void> {
    const { status, body } = await this.client.request("GET", path);
    if (status === 404) return;
    const { data } = body as { readonly data: unknown };
    const groups = Map.groupBy(namesIn(collection, data, this.#fields, prefix), (name) => name);
    const now = new Map([...groups].map(([name, { length }]) => [name, length]));
    const before = this.#shown.get(path);
    const counts = (name: string) =>
      only?.some((field) => name.startsWith(`${collection}.${field}: `)) ?? true;
    for (const [name, count] of now) {
      if (count > (before?.get(name) ?? 0) && counts(name)) this.note(name, way);
    }
    this.#shown.set(path, now);
  }
}

/** The names of the values that the answers of a bank show, each read by GET. */
export async function shownBy(bank: Bank, declared: readonly DeclaredValue[]): Promise<ReadonlySet<string>> {
  const client = clientOf(bank);
  const fields = fieldsOf(declared);
  const shown = new Set<string>();
  const read = async (collection: string, path: string, prefix: string) => {
    const { data } = (await client.send("GET", path)) as {
      readonly data: readonly { readonly url?: string }[];
    };
    for (const name of namesIn(collection, data, fields, prefix)) shown.add(name);
    return [data].flat();
  };
  for (const collection of fields.keys()) {
    const path = pathOf(collection);
    if (path === undefined) await read(collection, singlePathOf(collection), "");
    else
      for (const { url } of await read(collection, path, REFERENCE))
        await read(collection, url as string, "");
  }
  return shown;
}

function fieldsOf(declared: readonly DeclaredValue[]): FieldsByResource {
  const ofRows = declared.filter(({ resource }) => resource !== ANSWERS);
  const byResource = Map.groupBy(ofRows, ({ resource }) => resource);
  return new Map(
    [...byResource].map(([resource, values]) => [resource, new Set(values.map(({ field }) => field))]),
  );
}

/** The values in the data of an answer; those of a list are in its references. */
function namesIn(
  resource: string,
  data: unknown,
  fields: FieldsByResource,
  prefix: string,
): readonly string[] {
  const wanted = [...(fields.get(resource) ?? [])].filter(
    (field) => field.startsWith(REFERENCE) === (prefix !== ""),
  );
  return wanted.flatMap((field) =>
    valuesAt(data, field.slice(prefix.length)).map((value) => nameOf({ resource, field, value })),
  );
}

/** Where the rows of a collection are listed and found by their ids; undefined where they can't be. */
function pathOf(collection: string): string | undefined {
  const { routes, path } = declarationOf(collection);
  return routes.some((route) => route.path === `${path}/:id` && route.method === "GET") ? path : undefined;
}

function singlePathOf(collection: string): string {
  return declarationOf(collection).path;
}

function declarationOf(collection: string) {
  const found = Object.values(REGISTRY).find(({ model }) => model.collection === collection);
  return { routes: found?.routes ?? [], path: found?.model.path ?? "" };
}

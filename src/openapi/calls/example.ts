import type { ExampleContext } from "../../engine/resource/development.ts";
import { referencesOf } from "../../engine/schema/references.ts";
import { FIRST_ID, idWith, keyOf } from "../../engine/store/ids.ts";
import type { AnyRow } from "../../engine/store/model.ts";
import { dayOf, formatDay } from "../../engine/time/calendar.ts";
import { fitting } from "../choices.ts";
import type { JsonSchema } from "../document-types.ts";
import type { Endpoint } from "../endpoints.ts";
import { createSchemas } from "../schemas.ts";

export interface ExampleRow extends AnyRow {
  readonly [field: string]: unknown;
}

/** The state that examples are made for. */
export interface ExampleState {
  now(): Date;
  /** The rows of a collection, oldest first; none for a collection that the bank does not have. */
  rows(collection: string): readonly ExampleRow[];
}

/** What examples see of a bank. */
export function stateOf(bank: {
  readonly clock: Pick<ExampleState, "now">;
  readonly db: object;
}): ExampleState {
  const readers = bank.db as Readonly<Record<string, { all(): readonly ExampleRow[] }>>;
  return { now: () => bank.clock.now(), rows: (collection) => readers[collection]?.all() ?? [] };
}

export interface ExampleCall {
  readonly path: string;
  /** The JSON body; undefined when the call has none. */
  readonly body: ExampleBody | undefined;
  /** The collections of which a row must be created first. */
  readonly missing: readonly string[];
}

export interface ExampleBody {
  readonly data: object;
  readonly [beside: string]: unknown;
}

/** Makes an example of a call, with ids that the bank has. */
export function exampleOf(endpoint: Endpoint, state: ExampleState): ExampleCall {
  const missing: string[] = [];
  const context = contextOf(endpoint, state, missing);
  const { collection, route, example } = endpoint;
  const allowed = (row: ExampleRow) => allows(endpoint, row, state, context);
  // Where no row allows it, and a new one would not either, any row is as good.
  const isOfAny = example.isForNew === false && !state.rows(collection ?? "").some(allowed);
  const first = String(idWith(FIRST_ID, route.model?.ids ?? "string"));
  const path = collection
    ? route.path.replace(":id", () => pick(collection, state, missing, isOfAny ? undefined : allowed, first))
    : route.path;
  return { path, body: bodyOf(endpoint, state, missing), missing: [...new Set(missing)] };
}

/** What the parts of an example are made with; collections that lack a row are put into `missing`. */
export function contextOf(
  endpoint: Pick<Endpoint, "creates">,
  state: ExampleState,
  missing: string[] = [],
): ExampleContext {
  return {
    day: (offset) => formatDay(dayOf(state.now().getTime()) + offset),
    idOf: (collection, fits) => Number(pick(collection, state, missing, fits)),
    get unique() {
      const rows = state.rows(endpoint.creates ?? "");
      return rows.reduce((highest, row) => Math.max(highest, keyOf(row)), FIRST_ID - 1) + 1;
    },
  };
}

/** The id of the newest row that fits; that of the first one to come, where there is none. */
function pick(
  collection: string,
  state: ExampleState,
  missing: string[],
  fits: (row: ExampleRow) => boolean = () => true,
  first = String(FIRST_ID),
): string {
  const row = state.rows(collection).findLast(fits);
  if (!row) missing.push(collection);
  return String(row?.id ?? first);
}

function bodyOf(endpoint: Endpoint, state: ExampleState, missing: string[]): ExampleBody | undefined {
  const { creates, example, fieldsByOptions, route } = endpoint;
  if (!route.body) return undefined;
  const context = contextOf(endpoint, state, missing);
  const data =
    example.data?.(context) ??
    sampleData(endpoint, context, (collection) => pick(collection, state, missing));
  const fields = Object.keys(route.body.schema.shape);
  return {
    data: creates === undefined ? data : fitting(data, fields, fieldsByOptions),
    ...example.beside,
  };
}

/** Tells whether the call succeeds on this row: its state allows it, and a row to delete is in no other row's field. */
function allows(
  { route, example, pointers }: Endpoint,
  row: ExampleRow,
  state: ExampleState,
  context: ExampleContext,
): boolean {
  if (example.worksOn) return example.worksOn(row, context);
  if (route.method !== "DELETE") return true;
  return !pointers.some(({ collection, field }) =>
    state.rows(collection).some((other) => [other[field]].flat().map(String).includes(String(row.id))),
  );
}

/** The data of an endpoint without a whole example: its required fields, as the schema describes them. */
function sampleData(
  { route, example }: Endpoint,
  context: ExampleContext,
  idIn: (collection: string) => string,
): object {
  const shape = route.body?.schema.shape ?? {};
  const references = new Map(
    route.model ? referencesOf(route.model.row).map(({ field, collection }) => [field, collection]) : [],
  );
  const names = Object.keys(shape);
  const required = names.filter((name) => shape[name]?._zod.optin === undefined);
  const { fields = {} } = example;
  const chosen = required.length > 0 || example.fields ? required : names.slice(0, 1);
  const left = chosen.filter((name) => !(name in fields));
  const made = Object.fromEntries(
    left.map((name) => {
      const target = references.get(name);
      const json = jsonOf(shape[name]);
      return [name, target === undefined ? sample(json, context) : referring(json, idIn(target))];
    }),
  );
  return { ...made, ...fields };
}

export function jsonOf(
  schema: Parameters<ReturnType<typeof createSchemas>["convert"]>[0] | undefined,
): JsonSchema {
  return schema ? createSchemas(() => undefined).convert(schema, "input") : {};
}

/** An id as a field of such a schema refers to a row. */
export function referring(json: JsonSchema, id: string): unknown {
  if (json.anyOf?.[0]) return referring(json.anyOf[0], id);
  if (typeOf(json) === "array") return [referring((json.items ?? {}) as JsonSchema, id)];
  return typeOf(json) === "string" ? id : Number(id);
}

/** A value of each format that a person would type in a form of it. */
const FORMATS: Readonly<Record<string, (context: ExampleContext) => string>> = {
  date: ({ day }) => day(1),
  "date-time": ({ day }) => `${day(1)}T12:00:00Z`,
  email: () => "ada@example.com",
  uri: () => "https://example.com",
  uuid: () => "3f2b8c1e-5d4a-4b6f-8e7d-9a0b1c2d3e4f",
};

/** The first type that a schema names: null is the last. */
function typeOf({ type }: JsonSchema): unknown {
  return [type].flat()[0];
}

function sample(json: JsonSchema, context: ExampleContext): unknown {
  if (json.anyOf?.[0]) return sample(json.anyOf[0], context);
  if (json.enum) return json.enum[0];
  if (json.const !== undefined) return json.const;
  const format = FORMATS[String(json.format)];
  if (format) return format(context);
  const type = typeOf(json);
  if (type === "integer" || type === "number") return Math.max(Number(json.minimum ?? 1), 1);
  if (type === "boolean") return true;
  if (type === "array")
    return Array.from({ length: Number(json.minItems ?? 0) }, () =>
      sample((json.items ?? {}) as JsonSchema, context),
    );
  if (type === "object") {
    const { properties = {}, required = [] } = json;
    return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, context)]));
  }
  return "Example";
}

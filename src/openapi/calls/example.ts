import type { ExampleContext } from "../../engine/resource/development.ts";
import { referencesOf } from "../../engine/schema/references.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
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
  const { collection, route } = endpoint;
  const allowed = (row: ExampleRow) => allows(endpoint, row, state, context);
  const path = collection
    ? route.path.replace(":id", () => pick(collection, state, missing, allowed))
    : route.path;
  return { path, body: bodyOf(endpoint, context), missing: [...new Set(missing)] };
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
      return rows.reduce((highest, { id }) => Math.max(highest, Number(id)), FIRST_ID - 1) + 1;
    },
  };
}

/** The id of the newest row that fits. */
function pick(
  collection: string,
  state: ExampleState,
  missing: string[],
  fits: (row: ExampleRow) => boolean = () => true,
): string {
  const row = state.rows(collection).findLast(fits);
  if (!row) missing.push(collection);
  return String(row?.id ?? FIRST_ID);
}

function bodyOf(endpoint: Endpoint, context: ExampleContext): ExampleBody | undefined {
  const { creates, example, fieldsByOptions, route } = endpoint;
  if (!route.body) return undefined;
  const data = example.data?.(context) ?? sampleData(endpoint, context);
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

/** The data of an endpoint without an example: its required fields, as the schema describes them. */
function sampleData({ route }: Endpoint, context: ExampleContext): object {
  const shape = route.body?.schema.shape ?? {};
  const references = new Map(
    route.model ? referencesOf(route.model.row).map(({ field, collection }) => [field, collection]) : [],
  );
  const names = Object.keys(shape);
  const required = names.filter((name) => shape[name]?._zod.optin === undefined);
  const chosen = required.length > 0 ? required : names.slice(0, 1);
  return Object.fromEntries(
    chosen.map((name) => {
      const target = references.get(name);
      if (target === undefined) return [name, sample(jsonOf(shape[name]), context)];
      const id = context.idOf(target);
      return [name, name.endsWith("_ids") ? [id] : id];
    }),
  );
}

function jsonOf(schema: Parameters<ReturnType<typeof createSchemas>["convert"]>[0] | undefined): JsonSchema {
  return schema ? createSchemas(() => undefined).convert(schema, "input") : {};
}

function sample(json: JsonSchema, context: ExampleContext): unknown {
  if (json.enum) return json.enum[0];
  if (json.const !== undefined) return json.const;
  if (json.format === "date") return context.day(1);
  if (json.type === "integer" || json.type === "number") return Math.max(Number(json.minimum ?? 1), 1);
  if (json.type === "boolean") return true;
  if (json.type === "array") return [];
  if (json.type === "object") return {};
  return "Example";
}

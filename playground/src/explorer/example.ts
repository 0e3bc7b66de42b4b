import { dayOf, type ExampleContext, formatDay } from "sandbank/internal";
import { z } from "zod";
import type { Endpoint } from "./endpoints.ts";

/** A row, as the interface shows it. */
export interface ExampleRow {
  readonly id: string | number;
  readonly [field: string]: unknown;
}

/** The state that examples are made for. */
export interface ExampleState {
  /** Bank time. */
  now(): Date;
  /** The rows of a collection, oldest first; none for a collection that the bank does not have. */
  rows(collection: string): readonly ExampleRow[];
}

/** A call that works unchanged, unless something is missing. */
export interface ExampleCall {
  readonly path: string;
  /** The JSON body; undefined when the call has none. */
  readonly body: object | undefined;
  /** The collections of which a row must be created first. */
  readonly missing: readonly string[];
}

/** Makes an example of a call, with ids that the bank has. */
export function makeExample(endpoint: Endpoint, state: ExampleState): ExampleCall {
  const missing: string[] = [];
  const pick = (collection: string, fits: (row: ExampleRow) => boolean = () => true): string => {
    const row = state.rows(collection).findLast(fits);
    if (!row) missing.push(collection);
    return String(row?.id ?? "1001");
  };
  const context: ExampleContext = {
    day: (offset) => formatDay(dayOf(state.now().getTime()) + offset),
    idOf: (collection) => Number(pick(collection)),
    get unique() {
      const rows = state.rows(endpoint.creates ?? "");
      return rows.reduce((highest, { id }) => Math.max(highest, Number(id)), 1000) + 1;
    },
  };
  const { collection } = endpoint;
  const path = collection
    ? endpoint.path.replace(":id", () => pick(collection, (row) => allows(endpoint, row, state)))
    : endpoint.path;
  return { path, body: bodyOf(endpoint, context), missing: [...new Set(missing)] };
}

function bodyOf(endpoint: Endpoint, context: ExampleContext): object | undefined {
  if (!endpoint.fields) return undefined;
  const { example } = endpoint;
  return { data: example.data?.(context) ?? sampleData(endpoint, context), ...example.beside };
}

/** Tells whether the call succeeds on this row: its state allows it, and a row to delete is in no other row's field. */
function allows({ method, example, pointers }: Endpoint, row: ExampleRow, state: ExampleState): boolean {
  if (example.worksOn) return example.worksOn(row);
  if (method !== "DELETE") return true;
  return !pointers.some(({ collection, field }) =>
    state.rows(collection).some((other) => [other[field]].flat().map(String).includes(String(row.id))),
  );
}

/** The data of an endpoint without an example: its required fields, as the schema describes them. */
function sampleData(endpoint: Endpoint, context: ExampleContext): object {
  const fields = endpoint.fields ?? [];
  const required = fields.filter(({ isRequired }) => isRequired);
  const chosen = required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(
    chosen.map(({ name, pointsInto }) => {
      if (pointsInto === undefined) return [name, sample(endpoint.schemas[name] as z.ZodType, context)];
      const id = context.idOf(pointsInto);
      return [name, name.endsWith("_ids") ? [id] : id];
    }),
  );
}

function sample(schema: z.ZodType, context: ExampleContext): unknown {
  const json = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  if (json.enum) return json.enum[0];
  if (json.const !== undefined) return json.const;
  if (json.format === "date") return context.day(1);
  if (json.type === "integer" || json.type === "number") return Math.max(Number(json.minimum ?? 1), 1);
  if (json.type === "boolean") return true;
  if (json.type === "array") return [];
  if (json.type === "object") return {};
  return "Example";
}

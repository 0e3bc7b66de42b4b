import { dayOf, formatDay } from "sandbank/internal";
import { z } from "zod";
import { createdBy, ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { EXAMPLE_BESIDE, EXAMPLE_DATA, type ExampleContext } from "./example-data.ts";

/** A row, as far as examples look into it. */
export interface ExampleRow {
  readonly id: string | number;
  readonly status?: string;
}

/** The state that examples are made for. */
export interface ExampleState {
  /** Bank time. */
  now(): Date;
  /** The rows of a collection, oldest first; none for one that the bank has not. */
  rows(collection: string): readonly ExampleRow[];
}

/** A call that works as it stands, unless something is missing. */
export interface Example {
  readonly path: string;
  /** The JSON body; undefined when the call has none. */
  readonly body: object | undefined;
  /** The collections of which a row must be created first. */
  readonly missing: readonly string[];
}

/** Makes an example of a call, with ids that the bank has. */
export function makeExample(endpoint: Endpoint, state: ExampleState): Example {
  const missing: string[] = [];
  const take = (collection: string, fits: (row: ExampleRow) => boolean = () => true): string => {
    const row = state.rows(collection).findLast(fits);
    if (!row) missing.push(collection);
    return String(row?.id ?? "1001");
  };
  const context: ExampleContext = {
    day: (offset) => formatDay(dayOf(state.now().getTime()) + offset),
    idOf: (collection) => Number(take(collection)),
    get unique() {
      return state.rows("logins").reduce((highest, { id }) => Math.max(highest, Number(id)), 1000) + 1;
    },
  };
  const { collection } = endpoint;
  const path = collection
    ? endpoint.path.replace(":id", () => take(collection, (row) => allows(endpoint, collection, row, state)))
    : endpoint.path;
  return { path, body: bodyOf(endpoint, context), missing: [...new Set(missing)] };
}

function bodyOf(endpoint: Endpoint, context: ExampleContext): object | undefined {
  if (!endpoint.fields) return undefined;
  const name = `${endpoint.method} ${endpoint.path}`;
  const data = EXAMPLE_DATA[name]?.(context) ?? sampleData(endpoint, context);
  return { data, ...EXAMPLE_BESIDE[name] };
}

/** Tells whether the row's state lets the call through. */
function allows(endpoint: Endpoint, collection: string, row: ExampleRow, state: ExampleState): boolean {
  if (endpoint.method === "GET") return true;
  if (collection === "achTransfers") return row.status === "pending";
  if (collection === "virtualCards") return row.status === "Approved";
  return endpoint.method !== "DELETE" || !isUsed(collection, row.id, state);
}

/** Tells whether some other row points at this one. */
function isUsed(collection: string, id: string | number, state: ExampleState): boolean {
  return ENDPOINTS.filter(({ method }) => method === "POST").some((creator) => {
    const pointing = creator.fields?.filter((field) => field.pointsInto === collection) ?? [];
    const rows = pointing.length > 0 ? state.rows(createdBy(creator) ?? "") : [];
    return rows.some((row) => pointing.some(({ name }) => pointsAt(row, name, id)));
  });
}

function pointsAt(row: ExampleRow, field: string, id: string | number): boolean {
  const value = (row as unknown as Readonly<Record<string, unknown>>)[field];
  return [value].flat().map(String).includes(String(id));
}

/** For an endpoint that nobody wrote an example for: its required fields, as the schema describes them. */
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

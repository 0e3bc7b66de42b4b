import * as z from "zod/mini";
import { answersOf } from "../../../src/engine/http/answer/answers.ts";
import type { Resource, Resources } from "../../../src/engine/resource/resource.ts";
import { REGISTRY } from "../../../src/registry.ts";

/** A field that answers of GET show, and that has a list of values in its schema. */
export interface EnumField {
  /** The name of the collection: "achTransfers". */
  readonly resource: string;
  /** Its path in a row, such as "events.data.status"; that of a reference in a list begins with "reference.". */
  readonly field: string;
  readonly values: readonly string[];
}

/** What this reads of JSON Schema. */
interface Schema {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** The `previous` of an event repeats the data of the event before (ONB-39), so none of its schema's last statuses is ever in it. */
const REPEATED = "events.previous.";

/** Every field of every answer of GET that the schemas give a list of values, nested ones included. */
export function fieldsInSchemas(): readonly EnumField[] {
  return Object.entries<Resources[string]>(REGISTRY).flatMap(([resource, declaration]) =>
    routesOf(declaration).flatMap(({ prefix, schema }) =>
      [...valuesByPath(schema)].flatMap(([path, values]) =>
        path.startsWith(REPEATED) ? [] : [{ resource, field: `${prefix}${path}`, values }],
      ),
    ),
  );
}

/** The routes that show rows of a resource, with the schema of what they show in `data`. */
function routesOf({ routes }: Pick<Resource, "routes">) {
  return routes.flatMap((route) => {
    const { body } = answersOf(route).success;
    if (route.method !== "GET" || !body) return [];
    const { properties } = z.toJSONSchema(body, { io: "output", unrepresentable: "any" }) as Schema;
    const { data } = properties as { readonly data: Schema };
    return [{ prefix: data.items?.properties?.url ? "reference." : "", schema: data }];
  });
}

/** The listed values of a schema and of all that is in it, by path; array items have the path of their array. */
function valuesByPath(
  schema: Schema,
  path: readonly string[] = [],
  found = new Map<string, string[]>(),
): ReadonlyMap<string, readonly string[]> {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) {
    const name = path.join(".");
    found.set(name, [...(found.get(name) ?? []), ...values.map(String)]);
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    valuesByPath(inner, [...path, name], found);
  for (const inner of [schema.items ?? [], schema.anyOf ?? []].flat()) valuesByPath(inner, path, found);
  return found;
}

/** The values at a path of an answer's data. */
export function valuesAt(data: unknown, field: string): readonly string[] {
  return field
    .split(".")
    .reduce<unknown[]>((found, name) => found.flatMap((each) => partOf(each, name)), [data].flat())
    .flat()
    .filter((value) => value !== null && value !== undefined)
    .map(String);
}

function partOf(value: unknown, name: string): unknown[] {
  const part = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return [part].flat();
}

import * as z from "zod/mini";
import { toJSONSchema } from "zod/v4/core";
import { statementsIn } from "../engine/store/statements.ts";
import type { JsonSchema } from "./document-types.ts";

/** The direction of a schema: what is sent to the bank, or what it answers. */
type Direction = "input" | "output";

/** The schemas of a document that have a name, each written once. */
export interface Schemas {
  readonly named: Readonly<Record<string, JsonSchema>>;
  /** Names a schema, unless it has been named already, and refers to it. `make` is called at most once for a name. */
  refer(name: string, make: () => JsonSchema): JsonSchema;
  /** A schema of zod as JSON Schema; the parts with a `component` name in their metadata become references. */
  convert(schema: z.core.$ZodType, direction: Direction): JsonSchema;
}

/** Metadata of zod schemas that only this conversion reads. */
interface ComponentMeta {
  /** The name under which it stands in the document. */
  readonly component?: string;
  /** Replaces what would be derived. */
  readonly jsonSchema?: JsonSchema;
  /** The id of the statement about all of its fields. */
  readonly statements?: unknown;
}

/** The form of a day; `format` says that it must exist. */
const DATE = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";

const ROOT = "#/components/schemas/";

/** Collects the named schemas of one document. `describe` returns the text of a statement. */
export function createSchemas(describe: (statement: string | undefined) => string | undefined): Schemas {
  const named: Record<string, JsonSchema> = {};
  const refer = (name: string, make: () => JsonSchema): JsonSchema => {
    if (!Object.hasOwn(named, name)) {
      // Its place in the document is that of its first mention, before the names that it mentions itself.
      named[name] = {};
      named[name] = make();
    }
    return { $ref: ROOT + name };
  };

  const convert = (schema: z.core.$ZodType, direction: Direction): JsonSchema => {
    const converted = toJSONSchema(schema, {
      io: direction,
      // What zod can't represent states its JSON Schema in its metadata; a test finds one that doesn't.
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema, path }) => {
        finish(zodSchema, jsonSchema as JsonSchema, path.length > 0);
        // What is answered is never left out.
        if (direction === "output") delete jsonSchema.default;
      },
    });
    const { $schema: _, ...rest } = converted as JsonSchema;
    return rest;
  };

  const finish = (zodSchema: z.core.$ZodType, json: JsonSchema, isInside: boolean): void => {
    const { component, jsonSchema, statements } = (z.globalRegistry.get(zodSchema) ?? {}) as ComponentMeta;
    for (const key of ["component", "jsonSchema", "statement", "statements"]) delete json[key];
    if (jsonSchema) replace(json, jsonSchema);
    if (json.format === "date") json.pattern = DATE;
    // The fields of a row or a body get more than the text of their statements, by those who convert it.
    if ((statements || isInside) && zodSchema instanceof z.ZodMiniObject) {
      const ids = statementsIn(zodSchema);
      describeFields(json, (name) => describe(ids[name]));
    }
    flatten(json);
    if (component === undefined) return;
    const whole = { ...json };
    replace(
      json,
      refer(component, () => whole),
    );
  };

  return { named, refer, convert };
}

function describeFields(json: JsonSchema, textOf: (name: string) => string | undefined): void {
  const { properties = {} } = json;
  for (const [name, field] of Object.entries(properties)) {
    const description = textOf(name);
    // A copy, because another field may have the same schema.
    if (description !== undefined) properties[name] = { ...field, description };
  }
}

function replace(json: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, by);
}

/** Takes "null" out of alternatives that allow it twice, as an optional field that may be null does. */
function flatten(json: JsonSchema): void {
  const alternatives = json.anyOf?.flatMap((one) =>
    Object.keys(one).join() === "anyOf" ? one.anyOf : [one],
  );
  if (!alternatives) return;
  const texts = alternatives.map((one) => JSON.stringify(one));
  json.anyOf = alternatives.filter((_, at) => texts.indexOf(texts[at] as string) === at) as JsonSchema[];
}

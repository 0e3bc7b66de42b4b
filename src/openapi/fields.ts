import type { z } from "zod";
import type { Route } from "../engine/http/route.ts";
import { componentOf, type Model, wireOf } from "../engine/store/model.ts";
import { statementsOf } from "../engine/store/statements.ts";
import type { JsonSchema } from "./document-types.ts";
import { bodyName } from "./names.ts";
import type { Writer } from "./writer.ts";

/** The schema of a row as the API shows it, by reference. Fields that no call takes are read-only. */
export function rowSchema(writer: Writer, model: Model, taken: ReadonlySet<string>): JsonSchema {
  return writer.schemas.refer(componentOf(model), () => {
    const json = described(writer, writer.schemas.convert(wireOf(model), "output"), model);
    const properties = Object.entries(json.properties ?? {}).map(([name, field]) => [
      name,
      taken.has(name) ? field : readOnly(field),
    ]);
    return { ...json, properties: Object.fromEntries(properties) };
  });
}

/** The schema of the fields inside `data`, by reference. */
export function dataSchema(writer: Writer, route: Route): JsonSchema {
  const { body, model } = route;
  return writer.schemas.refer(bodyName(route), () => {
    if (!body) return {};
    const json = writer.schemas.convert(body.schema, "input");
    return described(writer, withDefaults(json, body.schema), model);
  });
}

/** Adds to each field what its statement says and what the options of the bank say. */
function described(writer: Writer, json: JsonSchema, model: Model | undefined): JsonSchema {
  const byOptions = model ? writer.fieldsByOptions(model) : {};
  const properties = Object.entries(json.properties ?? {}).map(([name, field]) => {
    const description = model && textAbout(writer, model, name);
    return [name, merged(field, { ...byOptions[name], ...(description ? { description } : {}) })];
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

/** What a field's statement says, and its reserved values. */
function textAbout(writer: Writer, model: Model, name: string): string | undefined {
  const reserved = writer.reserved(model).filter(({ field }) => field === name);
  const values = reserved.map(({ value, outcome }) => `\`${value}\`: ${outcome}.`);
  const text = writer.describe(statementsOf(model)[name]);
  return [text ?? [], values.length > 0 ? ["Reserved values:", ...values] : []].flat().join(" ") || undefined;
}

/** Adds keywords to a schema; to the first alternative of one that may be null, where they restrict values. */
function merged(field: JsonSchema, { description, ...keywords }: JsonSchema): JsonSchema {
  const text = description === undefined ? {} : { description };
  const [first, ...rest] = field.anyOf ?? [];
  if (Object.keys(keywords).length === 0 || !first) return { ...field, ...keywords, ...text };
  return { ...field, anyOf: [{ ...first, ...keywords }, ...rest], ...text };
}

function readOnly(field: JsonSchema): JsonSchema {
  return { ...field, readOnly: true };
}

/** A field that is left out gets the value to which its schema turns nothing. */
function withDefaults(json: JsonSchema, schema: z.ZodObject): JsonSchema {
  const properties = Object.entries(json.properties ?? {}).map(([name, field]) => {
    const parsed = (schema.shape[name] as z.ZodType).safeParse(undefined);
    const hasDefault = parsed.success && parsed.data !== undefined && field.default === undefined;
    return [name, hasDefault ? { ...field, default: parsed.data } : field];
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

import type * as z from "zod/mini";
import { optionalNumbers } from "../../engine/http/minus-one.ts";
import type { Route } from "../../engine/http/routes/route.ts";
import { componentOf, type Model, wireOf } from "../../engine/store/model.ts";
import { type Statements, statementsOf } from "../../engine/store/statements.ts";
import { isToChoose, toChoose } from "../choices.ts";
import type { JsonSchema } from "../document-types.ts";
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
  return writer.schemas.refer(bodyName(route), () => ({ ...fieldsOf(writer, route), ...writer.closed }));
}

export function fieldsOf(writer: Writer, { body, method, model, statements }: Route): JsonSchema {
  if (!body) return {};
  const json = withDefaults(writer.schemas.convert(body.schema, "input"), body.schema);
  const chosen = method === "POST" && model ? toChoose(writer.fieldsByOptions(model)) : [];
  const required = new Set([...(json.required ?? []), ...chosen.filter((name) => json.properties?.[name])]);
  const whole = described(
    writer,
    { ...json, ...(required.size > 0 ? { required: [...required] } : {}) },
    model,
    statements,
  );
  if (writer.minusOne === "value") return whole;
  const optional = optionalNumbers(body.schema);
  const properties = Object.entries(whole.properties ?? {}).map(([name, field]) => [
    name,
    optional.has(name) && !required.has(name) ? orMinusOne(field) : field,
  ]);
  return { ...whole, properties: Object.fromEntries(properties) };
}

/** A field that takes -1 too, to say that it is not given. */
function orMinusOne({ description, default: value, ...schema }: JsonSchema): JsonSchema {
  return {
    anyOf: [...(schema.anyOf ?? [schema]), { const: -1, description: "Not given." }],
    ...(description === undefined ? {} : { description }),
    ...(value === undefined ? {} : { default: value }),
  };
}

/**
 * Adds to each field what its statement says, what its schema says in words and what the options of the bank say.
 * `own` has the statements about fields that are none of the model.
 */
function described(writer: Writer, json: JsonSchema, model: Model | undefined, own?: Statements): JsonSchema {
  const byOptions = model ? writer.fieldsByOptions(model) : {};
  const statements = model ? statementsOf(model) : {};
  const properties = Object.entries(json.properties ?? {}).map(([name, field]) => {
    const { text: rule, schema } = withoutText(field);
    const said = writer.describe(own?.[name] ?? statements[name]);
    const description = [said, rule, model && reservedText(writer, model, name)].filter(Boolean).join(" ");
    return [name, merged(schema, { ...byOptions[name], ...(description ? { description } : {}) })];
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

/** Takes from a schema what it says in words, where JSON Schema has no keyword for a rule. */
function withoutText({ description: text, ...schema }: JsonSchema): { text?: string; schema: JsonSchema } {
  const [first, ...rest] = schema.anyOf ?? [];
  if (text !== undefined || !first) return text === undefined ? { schema } : { text, schema };
  const inner = withoutText(first);
  return { ...inner, schema: { ...schema, anyOf: [inner.schema, ...rest] } };
}

function reservedText(writer: Writer, model: Model, name: string): string | undefined {
  const reserved = writer
    .reserved(model)
    .filter(({ field, action }) => action === undefined && field === name);
  if (reserved.length === 0) return undefined;
  return `Reserved values: ${reserved.map(({ value, outcome }) => `\`${value}\`: ${outcome}.`).join(" ")}`;
}

/**
 * Adds keywords to a schema; to the first alternative of one that may be null, where they restrict values. It is the
 * only one where they leave no blank value.
 */
function merged(field: JsonSchema, { description, ...given }: JsonSchema): JsonSchema {
  const text = description === undefined ? {} : { description };
  const { enum: _values, ...withoutValues } = given;
  // A field with one value takes no more of them by an option.
  const keywords = field.const === undefined ? given : withoutValues;
  const { default: _blank, anyOf: _alternatives, ...others } = field;
  const [first, ...rest] = field.anyOf ?? [];
  const narrowed = (schema: JsonSchema) => ({
    ...(keywords.enum ? withoutLimits(schema) : schema),
    ...keywords,
  });
  if (isToChoose(keywords)) return { ...narrowed({ ...others, ...first }), ...text };
  if (Object.keys(keywords).length === 0 || !first) return { ...narrowed(field), ...text };
  return { ...field, anyOf: [narrowed(first), ...rest], ...text };
}

/** Where the values are listed, limits say nothing more, and generators make code of both that does not compile. */
function withoutLimits(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !LIMITS.has(keyword)));
}

const LIMITS: ReadonlySet<string> = new Set(["minLength", "maxLength", "pattern", "minimum", "maximum"]);

function readOnly(field: JsonSchema): JsonSchema {
  return { ...field, readOnly: true };
}

/** A field that is left out gets the value to which its schema turns nothing, or the default that its schema names. */
function withDefaults(json: JsonSchema, schema: z.ZodMiniObject): JsonSchema {
  const properties = Object.entries(json.properties ?? {}).map(([name, property]) => {
    const field = withOuterDefault(property);
    const { data } = (schema.shape[name] as z.ZodMiniType).safeParse(undefined);
    return [name, data === undefined ? field : { ...field, default: data }];
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

/** Takes the default out of the first alternative of a field that may be null too. */
function withOuterDefault(field: JsonSchema): JsonSchema {
  const [first, ...rest] = field.anyOf ?? [];
  if (first?.default === undefined) return field;
  const { default: value, ...alternative } = first;
  return { ...field, anyOf: [alternative, ...rest], default: value };
}

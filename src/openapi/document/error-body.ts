import type { JsonSchema } from "../document-types.ts";

/** The body of a refusal unless the option `assumptions.errorBody` makes another (S1). */
export const ERROR_BODY: JsonSchema = {
  type: "object",
  description: "A refusal: every problem of the request in one text.",
  properties: {
    error: {
      type: "string",
      description:
        "What is wrong with each field, in the order of the fields; a field's name is in single quotes.",
    },
  },
  required: ["error"],
  additionalProperties: false,
};

/** Describes a body by examples of it, for one that a function of the bank's options makes. */
export function schemaOf(values: readonly unknown[]): JsonSchema {
  const texts = new Set(values.map((value) => JSON.stringify(kindOf(value))));
  const schemas = [...texts].map((text): JsonSchema => JSON.parse(text));
  return schemas.length === 1 ? (schemas[0] as JsonSchema) : { anyOf: schemas };
}

function kindOf(value: unknown): JsonSchema {
  if (value === null) return { type: "null" };
  if (Array.isArray(value))
    return value.length > 0 ? { type: "array", items: schemaOf(value) } : { type: "array" };
  if (typeof value !== "object") return { type: typeof value };
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, field]) => [name, kindOf(field)])),
    required: fields.map(([name]) => name),
  };
}

import type { Tool as ListedTool } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { toJSONSchema } from "zod/v4/core";
import { nearest } from "../../engine/nearest.ts";
import { expected, received } from "../../engine/schema/expected.ts";
import { inEnglish } from "../../engine/schema/zod/in-english.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { Advice } from "./advice.ts";

/** JSON Schema of an object. */
export type ObjectSchema = ListedTool["inputSchema"];

/** An argument that may be left out, with what it says. */
export function argument<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return z.optional(withMeta(schema, { description }));
}

const error = expected("a whole number from 1 to 50");

/** A number of rows or the like. */
export const limit = argument(
  z.int({ error }).check(z.minimum(1, { error }), z.maximum(50, { error })),
  "default 10",
);

/** Any object. */
export const anyObject = z.record(z.string(), z.unknown(), { error: expected("an object") });

/** The JSON Schema of arguments, without what every schema says. */
export function schemaOf(input: z.ZodMiniObject): ObjectSchema {
  const {
    $schema: _,
    additionalProperties: __,
    ...schema
  } = toJSONSchema(input, {
    io: "input",
    override({ jsonSchema }) {
      delete jsonSchema.propertyNames;
      if (jsonSchema.type === "object" && Object.keys(jsonSchema.additionalProperties ?? {}).length === 0)
        delete jsonSchema.additionalProperties;
    },
  });
  return schema as ObjectSchema;
}

/** The type of each field of a result: "string", "number", "boolean", "object", with "[]" for a list and "?" where it may be missing. */
export type Fields = Readonly<Record<string, string>>;

/** The JSON Schema of a result with these fields. */
export function resultSchema(fields: Fields): ObjectSchema {
  const properties = Object.entries(fields).map(([name, text]) => {
    const type = text.replace(/\?$/, "");
    const [of] = type.split("[]");
    return [name, type === of ? { type } : { type: "array", items: { type: of } }];
  });
  const required = Object.keys(fields).filter((name) => !fields[name]?.endsWith("?"));
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}

/** Reads the arguments of a call. Throws an Advice that says what is wrong, which arguments there are, and how a right call looks. */
export function readArguments<Input extends z.ZodMiniObject>(
  { name, input, example }: { readonly name: string; readonly input: Input; readonly example: object },
  given: unknown,
): z.output<Input> {
  const parsed = input.safeParse(given ?? {}, inEnglish);
  if (parsed.success) return parsed.data;
  const known = Object.keys(input.shape);
  const problems = parsed.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys" && issue.path.length === 0)
      return issue.keys.map((key) => {
        const near = nearest(key, known);
        return `${received(key)} is not an argument of ${name}${near === undefined ? "" : `: the nearest is "${near}"`}.`;
      });
    const path = issue.path.join(".");
    if (path === "") return "The arguments must be an object.";
    if (known.includes(path) && !Object.hasOwn(Object(given), path)) return `"${path}" is required.`;
    if (issue.code === "invalid_value")
      return `"${path}" must be one of ${issue.values.map(received).join(", ")}.`;
    return `"${path}" ${issue.message.startsWith("must ") ? issue.message : `does not fit: ${issue.message}.`}`;
  });
  const takes = known.length === 0 ? "nothing" : known.join(", ");
  throw new Advice(
    `${problems.join(" ")} ${name} takes ${takes}, such as ${name} ${JSON.stringify(example)}.`,
  );
}

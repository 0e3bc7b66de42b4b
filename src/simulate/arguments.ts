import type { z } from "zod";
import { isJsonObject } from "../schema/json-object.ts";
import { came } from "../schema/must.ts";

/** Says one thing wrong with the arguments of a verb, naming the argument by its dotted path. */
function sentenceOf(verb: string, issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    return `${verb}: ${issue.keys.map((key) => `'${[...issue.path, key].join(".")}'`).join(", ")} is no argument of it.`;
  }
  return `${verb}: '${issue.path.join(".")}' ${issue.message}`;
}

/**
 * Reads the arguments' object of a verb by its schema. Throws a RangeError that names each argument
 * which does not fit.
 */
export function readArguments<Schema extends z.ZodObject>(
  verb: string,
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  if (given !== undefined && !isJsonObject(given)) {
    throw new RangeError(`${verb}: the arguments must be an object, but came ${came(given)}.`);
  }
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  throw new RangeError(parsed.error.issues.map((issue) => sentenceOf(verb, issue)).join(" "));
}

import type { z } from "zod";
import { received } from "../../engine/schema/expected.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";

/** Says one thing wrong with the arguments of a action, naming the argument by its dotted path. */
function messageOf(action: string, issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    return `${action}: ${issue.keys.map((key) => `'${[...issue.path, key].join(".")}'`).join(", ")} is no argument of it.`;
  }
  return `${action}: '${issue.path.join(".")}' ${issue.message}`;
}

/**
 * Reads the arguments' object of a action by its schema. Throws a RangeError that names each argument
 * which does not fit.
 */
export function readArguments<Schema extends z.ZodObject>(
  action: string,
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  if (given !== undefined && !isJsonObject(given)) {
    throw new RangeError(`${action}: the arguments must be an object, got ${received(given)}.`);
  }
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  throw new RangeError(parsed.error.issues.map((issue) => messageOf(action, issue)).join(" "));
}

import * as z from "zod";

/** Whether a schema takes a value. */
export function takes(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

import * as z from "zod/mini";

export function takes(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

import * as z from "zod/mini";

/**
 * The schema with metadata, which stays with what is made of it: the `statement` about a field, and what JSON Schema says of
 * it. It is the method `meta` of the other form of zod. The metadata of zod/mini would be a check, which each value has to pass.
 *
 * @example withMeta(z.string(), { statement: "ACH-4" })
 */
export function withMeta<Schema extends z.ZodMiniType>(schema: Schema, meta: z.core.GlobalMeta): Schema {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, meta);
  return copy;
}

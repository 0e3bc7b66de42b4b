import type * as z from "zod/mini";

/** What a schema takes, without the default, null or nothing that it also takes. */
export function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "nullable" ||
    def.type === "optional" ||
    def.type === "default" ||
    def.type === "prefault"
    ? withoutWrappers(def.innerType)
    : schema;
}

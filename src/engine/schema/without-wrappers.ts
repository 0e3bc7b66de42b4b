import * as z from "zod/mini";

/** What a schema takes, without the default, null or nothing that it also takes. */
export function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault
  )
    return withoutWrappers(schema.def.innerType);
  return schema;
}

import * as z from "zod";

/** What a schema takes, without the default, null or nothing that it also takes. */
export function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return withoutWrappers(schema.def.innerType);
  return schema;
}

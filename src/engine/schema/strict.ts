import * as z from "zod/mini";

/**
 * A schema of the same values whose objects, however deep, have no other fields. Schemas without objects stay
 * themselves.
 *
 * @example strict(z.object({ owner: z.object({ name: z.string() }) }))
 */
export function strict(schema: z.core.$ZodType): z.core.$ZodType {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case "object": {
      const fields = Object.entries(definition.shape).map(([name, field]) => [name, strict(field)]);
      return z.clone(schema, {
        ...definition,
        shape: Object.fromEntries(fields),
        catchall: z.never(),
      } as never);
    }
    case "array":
      return inside(schema, "element", definition.element);
    case "nullable":
      return inside(schema, "innerType", definition.innerType);
    case "union":
      return z.clone(schema, { ...definition, options: definition.options.map(strict) } as never);
    default:
      return schema;
  }
}

function inside(schema: z.core.$ZodType, name: string, inner: z.core.$ZodType): z.core.$ZodType {
  const changed = strict(inner);
  return changed === inner ? schema : z.clone(schema, { ...schema._zod.def, [name]: changed } as never);
}

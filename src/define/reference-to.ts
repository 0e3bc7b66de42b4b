import type * as z from "zod/mini";
import { pointTo } from "../engine/schema/references.ts";

/**
 * A field of a row that holds the id of a row in another collection, the bank's own included: a body that names none is refused, and
 * a row that others name can't be deleted. `field` is its schema, which is text by default, or a number.
 *
 * @example row: z.object({ id: z.string(), transfer_id: referenceTo("achTransfers", z.string().nullable()) })
 */
export function referenceTo<Schema extends z.core.$ZodType>(collection: string, field: Schema): Schema {
  return pointTo(field, collection);
}

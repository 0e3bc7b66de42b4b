import * as z from "zod/mini";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { defineModel } from "../../engine/store/model.ts";
import { givenOrder } from "../given-order.ts";

/** A supplier of the client (CC-11 to CC-13). */
export const Supplier = z.object({
  id: withMeta(z.string(), { statement: "CC-12" }),
  name: withMeta(z.string(), { statement: "CC-13" }),
  internal: givenOrder,
});

export type Supplier = z.output<typeof Supplier>;

export const Suppliers = defineModel({
  collection: "suppliers",
  noun: "supplier",
  plural: "Suppliers",
  type: "supplier",
  path: "/v1/suppliers",
  ids: "string",
  row: Supplier,
  referenceRule: "C3",
  indexes: { position: ({ internal }) => [internal.position] },
  unique: ["position"],
});

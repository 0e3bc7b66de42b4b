import * as z from "zod/mini";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { defineModel } from "../../engine/store/model.ts";
import { givenOrder } from "../given-order.ts";

/** A real card of the client (CC-6 to CC-8). */
export const RealCard = z.object({
  id: withMeta(z.string(), { statement: "CC-7" }),
  alias: withMeta(z.string(), { statement: "CC-8" }),
  internal: givenOrder,
});

export type RealCard = z.output<typeof RealCard>;

export const RealCards = defineModel({
  collection: "realCards",
  noun: "real card",
  plural: "Real cards",
  type: "realcard",
  path: "/v1/realcards",
  ids: "string",
  row: RealCard,
  indexes: { position: ({ internal }) => [internal.position] },
  unique: ["position"],
});

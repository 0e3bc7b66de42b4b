import * as z from "zod/mini";
import { routesOf } from "../../engine/http/routes/route.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { presentRow, wireOf } from "../../engine/store/model.ts";
import { inGivenOrder } from "../given-order.ts";
import type { CardsBank } from "../options.ts";
import { RealCards } from "./schema.ts";

export const listRealCards = routesOf<CardsBank>()({
  operation: "listRealCards",
  method: "GET",
  path: "/v1/realcards",
  summary: "List the client's real cards",
  response: () => z.array(withMeta(wireOf(RealCards), { component: "RealCard" })),
  handle: ({ bank, origin }) =>
    inGivenOrder(bank.table(RealCards).all()).map((card) => presentRow(RealCards, card, { origin })),
});

import * as z from "zod/mini";
import { routesOf } from "../../engine/http/routes/route.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { presentRow, wireOf } from "../../engine/store/model.ts";
import { inGivenOrder } from "../given-order.ts";
import type { CardsBank } from "../options.ts";
import { Suppliers } from "./schema.ts";

export const listSuppliers = routesOf<CardsBank>()({
  operation: "listSuppliers",
  method: "GET",
  path: "/v1/suppliers",
  summary: "List the client's suppliers",
  response: () => z.array(withMeta(wireOf(Suppliers), { component: "Supplier" })),
  handle: ({ bank, origin }) =>
    inGivenOrder(bank.table(Suppliers).all()).map((supplier) => presentRow(Suppliers, supplier, { origin })),
});

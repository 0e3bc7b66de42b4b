import * as z from "zod";
import { routesOf } from "../../engine/http/routes/route.ts";
import { presentRow, wireOf } from "../../engine/store/model.ts";
import { inGivenOrder } from "../given-order.ts";
import type { CardsBank } from "../options.ts";
import { Suppliers } from "./schema.ts";

export const listSuppliers = routesOf<CardsBank>()({
  operation: "listSuppliers",
  method: "GET",
  path: "/v1/suppliers",
  summary: "List the client's suppliers",
  response: () => z.array(wireOf(Suppliers).meta({ component: "Supplier" })),
  handle: ({ bank, origin }) =>
    inGivenOrder(bank.table(Suppliers).all()).map((supplier) => presentRow(Suppliers, supplier, { origin })),
});

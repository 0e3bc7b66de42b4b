import { routesOf } from "../../engine/http/route.ts";
import { presentRow } from "../../engine/store/model.ts";
import type { CardsBank } from "../bank.ts";
import { inGivenOrder } from "../given-order.ts";
import { Suppliers } from "./schema.ts";

export const listSuppliers = routesOf<CardsBank>()({
  operation: "listSuppliers",
  method: "GET",
  path: "/v1/suppliers",
  summary: "List the client's suppliers",
  handle: ({ bank, origin }) =>
    inGivenOrder(bank.suppliers.all()).map((supplier) => presentRow(Suppliers, supplier, { origin })),
});

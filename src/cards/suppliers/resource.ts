import { resourcesOf } from "../../engine/resource/resource.ts";
import { seedTable } from "../../engine/store/seed.ts";
import { inPlace } from "../given-order.ts";
import type { CardsBank } from "../options.ts";
import { listSuppliers } from "./routes.ts";
import { Suppliers } from "./schema.ts";

export const suppliers = resourcesOf<CardsBank>()({
  model: Suppliers,
  area: "cards",
  routes: [listSuppliers],
  seed: (bank) => seedTable(bank.table(Suppliers), inPlace(bank.options.suppliers)),
});

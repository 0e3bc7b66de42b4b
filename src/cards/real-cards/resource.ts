import { resourcesOf } from "../../engine/resource/resource.ts";
import { seedTable } from "../../engine/store/seed.ts";
import { inPlace } from "../given-order.ts";
import type { CardsBank } from "../options.ts";
import { listRealCards } from "./routes.ts";
import { RealCards } from "./schema.ts";

export const realCards = resourcesOf<CardsBank>()({
  model: RealCards,
  area: "cards",
  routes: [listRealCards],
  seed: (bank) => seedTable(bank.table(RealCards), inPlace(bank.options.realCards)),
});

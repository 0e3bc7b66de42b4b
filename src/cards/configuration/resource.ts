import { resourcesOf } from "../../engine/resource/resource.ts";
import { seedTable } from "../../engine/store/seed.ts";
import type { CardsBank } from "../options.ts";
import { getConfiguration, updateConfiguration } from "./routes.ts";
import { Configurations } from "./schema.ts";

export const cardConfiguration = resourcesOf<CardsBank>()({
  model: Configurations,
  area: "cards",
  hidden: true,
  routes: [getConfiguration, updateConfiguration],
  seed: (bank) =>
    seedTable(bank.table(Configurations), [
      { id: 1, max_card_amount: bank.options.maxCardAmount, type: "config" },
    ]),
});

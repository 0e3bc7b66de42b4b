import type { Development } from "../../engine/resource/development.ts";
import type { CardsOptions } from "../options.ts";
import type { Configuration } from "./schema.ts";

export const cardConfigurationDevelopment: Development<Configuration, CardsOptions> = {
  examples: {
    updateConfiguration: { data: () => ({ max_card_amount: 10_000_000 }) },
  },
};

import { resourcesOf } from "../../engine/resource/resource.ts";
import type { PaymentsBank } from "../options.ts";
import { createCounterparty, getCounterparty, listCounterparties, updateCounterparty } from "./routes.ts";
import { Counterparties } from "./schema.ts";

export const counterparties = resourcesOf<PaymentsBank>()({
  model: Counterparties,
  area: "payments",
  routes: [createCounterparty, getCounterparty, updateCounterparty, listCounterparties],
});

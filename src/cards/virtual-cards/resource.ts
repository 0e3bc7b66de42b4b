import { resourcesOf } from "../../engine/resource/resource.ts";
import { EVENING } from "../../engine/time/calendar.ts";
import type { CardsBank } from "../options.ts";
import { Emails } from "../outbox/schema.ts";
import { virtualCardActions } from "./actions.ts";
import { expiry } from "./expiry.ts";
import {
  cancelVirtualCard,
  createVirtualCard,
  emailVirtualCard,
  getVirtualCard,
  listVirtualCards,
  updateVirtualCard,
} from "./routes.ts";
import { VirtualCards } from "./schema.ts";
import { cardStates } from "./states.ts";
import { automaticClearing } from "./transactions/clear.ts";
import { reservedAmounts } from "./transactions/reserved-amounts.ts";

export const virtualCards = resourcesOf<CardsBank>()({
  model: VirtualCards,
  area: "cards",
  tables: [Emails],
  routes: [
    createVirtualCard,
    getVirtualCard,
    updateVirtualCard,
    cancelVirtualCard,
    listVirtualCards,
    emailVirtualCard,
  ],
  states: ({ options }) => cardStates(options.assumptions),
  actions: virtualCardActions,
  links: [{ field: "rcn_id", collection: "realCards" }],
  reserved: reservedAmounts,
  cutOffs: ({ options }) =>
    options.assumptions.cards.clearingAfterBankingDays === null
      ? []
      : [{ time: EVENING, what: "open authorizations clear" }],
  timers: [automaticClearing, expiry],
});

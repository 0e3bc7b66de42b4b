import { resourcesOf } from "../../../src/engine/resource/resource.ts";
import type { Service } from "../../../src/engine/service.ts";
import { pickupActions } from "./actions.ts";
import { PickupLifecycle, RESERVED_RECEIVER } from "./lifecycle.ts";
import { cancelCashPickup, createCashPickup, getCashPickup, listCashPickups } from "./routes.ts";
import { CashPickups } from "./schema.ts";

/** A resource that the service does not have: what it takes to add one is all in this folder. */
export const cashPickups = resourcesOf<Service>()({
  model: CashPickups,
  area: "payments",
  routes: [createCashPickup, getCashPickup, cancelCashPickup, listCashPickups],
  lifecycle: PickupLifecycle,
  actions: pickupActions,
  requests: { cancel: { title: "Cancel", operation: "cancelCashPickup", data: { status: "canceled" } } },
  reserved: () => [{ field: "receiver_name", value: RESERVED_RECEIVER, outcome: "rejected" }],
});

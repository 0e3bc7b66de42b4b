import * as z from "zod/mini";
import {
  oneOf,
  optionalText,
  referenceTo,
  requiredText,
  routingNumber,
} from "../../../src/engine/schema/fields.ts";
import { createInput, type Input } from "../../../src/engine/schema/input.ts";
import { defineModel } from "../../../src/engine/store/model.ts";

export const PICKUP_STATUSES = ["pending", "sent", "rejected", "canceled"] as const;

/** A cash pickup. */
export const CashPickup = z.object({
  id: z.string(),
  amount: z.int().check(z.minimum(1)),
  counterparty_id: z.nullable(referenceTo("counterparties")),
  reason: optionalText(),
  receiver_name: requiredText,
  routing_number: routingNumber,
  speed: oneOf(["normal", "urgent"]),
  status: z.enum(PICKUP_STATUSES),
  type: z.literal("cash_pickup"),
  url: z.string(),
  internal: z.object({ attempts: z.int() }),
});

export type CashPickup = z.output<typeof CashPickup>;

export const CashPickupCreate = createInput(CashPickup, {
  required: ["amount", "receiver_name", "routing_number"],
  optional: ["counterparty_id", "reason"],
  defaulted: ["speed"],
});

export const CashPickupUpdate: Input<{ readonly status: "canceled" }> = {
  schema: z.object({ status: z.literal("canceled") }),
};

export const CashPickups = defineModel({
  collection: "cashPickups",
  noun: "cash pickup",
  plural: "Cash pickups",
  type: "cash_pickup",
  path: "/v1/cash_pickups",
  ids: "string",
  row: CashPickup,
  statusField: "status",
});

import * as z from "zod";
import { oneOf, optionalText, requiredText, routingNumber } from "../../../src/engine/schema/fields.ts";
import { createInput, type Input } from "../../../src/engine/schema/input.ts";
import { referenceTo } from "../../../src/engine/schema/references.ts";
import { defineModel } from "../../../src/engine/store/model.ts";

export const WIRE_STATUSES = ["pending", "sent", "rejected", "canceled"] as const;

/** A wire transfer. */
export const WireTransfer = z.object({
  id: z.string(),
  amount: z.int().min(1),
  counterparty_id: referenceTo("counterparties").nullable(),
  reason: optionalText(),
  receiver_name: requiredText,
  routing_number: routingNumber,
  speed: oneOf(["normal", "urgent"]),
  status: z.enum(WIRE_STATUSES),
  type: z.literal("wire"),
  url: z.string(),
  internal: z.object({ attempts: z.int() }),
});

export type WireTransfer = z.output<typeof WireTransfer>;

export const WireTransferCreate = createInput(WireTransfer, {
  required: ["amount", "receiver_name", "routing_number"],
  optional: ["counterparty_id", "reason"],
  defaulted: ["speed"],
});

export const WireTransferUpdate: Input<{ readonly status: "canceled" }> = {
  schema: z.object({ status: z.literal("canceled") }),
};

export const WireTransfers = defineModel({
  collection: "wireTransfers",
  noun: "wire transfer",
  plural: "Wire transfers",
  type: "wire",
  path: "/v1/wires",
  ids: "string",
  row: WireTransfer,
  statusField: "status",
});

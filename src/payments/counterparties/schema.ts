import * as z from "zod";
import {
  accountNumber,
  nullableText,
  oneOf,
  optionalCountry,
  optionalEmail,
  optionalText,
  requiredText,
  routingNumber,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { defineModel } from "../../engine/store/model.ts";
import type { PaymentsOptions } from "../options.ts";
import { idsSent } from "../wire-ids.ts";

/** A counterparty: the other party of a payment (CP-3 to CP-19). */
export const Counterparty = z.object({
  id: z.string(),
  account_number: accountNumber,
  account_type: oneOf(["checking", "savings"]),
  address_line1: optionalText(),
  address_line2: nullableText,
  city: optionalText(),
  state: optionalText(),
  country: optionalCountry,
  postal_code: optionalText(),
  description: optionalText(),
  email_address: optionalEmail,
  metadata: nullableMetadata,
  name: requiredText,
  routing_number: routingNumber,
  wire_routing_number: routingNumber.nullable(),
  type: z.literal("counterparty"),
  url: z.string(),
});

export type Counterparty = z.output<typeof Counterparty>;

const required = ["account_number", "account_type", "name", "routing_number"] as const;
const optional = [
  "address_line1",
  "address_line2",
  "city",
  "state",
  "country",
  "postal_code",
  "description",
  "email_address",
  "metadata",
  "wire_routing_number",
] as const;

export const CounterpartyCreate = createInput(Counterparty, { required, optional });

/** account_number, account_type and routing_number are not updatable. */
export const CounterpartyUpdate = updateInput(Counterparty, [...optional, "name"], { required: ["name"] });

export const Counterparties = defineModel({
  collection: "counterparties",
  noun: "counterparty",
  plural: "Counterparties",
  type: "counterparty",
  path: "/v1/counterparties",
  ids: "string",
  row: Counterparty,
  referenceRule: "P8",
  numbering: { id: "CP-3" },
  wireForm: ({ assumptions }: PaymentsOptions) => ({
    ids: idsSent(assumptions),
    names: { wire_routing_number: assumptions.wireRoutingField },
    leftOut: [],
  }),
});

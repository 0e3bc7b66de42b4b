import * as z from "zod/mini";
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
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { defineModel } from "../../engine/store/model.ts";
import type { PaymentsOptions } from "../options.ts";
import { idsSent } from "../wire-ids.ts";

/** A counterparty: the other party of a payment (CP-3 to CP-19). */
export const Counterparty = z.object({
  id: withMeta(z.string(), { statement: "CP-3" }),
  account_number: withMeta(accountNumber, { statement: "CP-4" }),
  account_type: withMeta(oneOf(["checking", "savings"]), { statement: "CP-5" }),
  address_line1: withMeta(optionalText(), { statement: "CP-6" }),
  address_line2: withMeta(nullableText, { statement: "CP-7" }),
  city: withMeta(optionalText(), { statement: "CP-8" }),
  state: withMeta(optionalText(), { statement: "CP-9" }),
  country: withMeta(optionalCountry, { statement: "CP-10" }),
  postal_code: withMeta(optionalText(), { statement: "CP-11" }),
  description: withMeta(optionalText(), { statement: "CP-12" }),
  email_address: withMeta(optionalEmail, { statement: "CP-13" }),
  metadata: withMeta(nullableMetadata, { statement: "CP-14" }),
  name: withMeta(requiredText, { statement: "CP-15" }),
  routing_number: withMeta(routingNumber, { statement: "CP-16" }),
  wire_routing_number: withMeta(z.nullable(routingNumber), { statement: "CP-17" }),
  type: withMeta(z.literal("counterparty"), { statement: "CP-18" }),
  url: withMeta(z.string(), { statement: "CP-19" }),
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
  wireForm: ({ assumptions }: PaymentsOptions) => ({
    ids: idsSent(assumptions),
    names: { wire_routing_number: assumptions.wireRoutingField },
    leftOut: [],
  }),
});

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
  id: z.string().meta({ statement: "CP-3" }),
  account_number: accountNumber.meta({ statement: "CP-4" }),
  account_type: oneOf(["checking", "savings"]).meta({ statement: "CP-5" }),
  address_line1: optionalText().meta({ statement: "CP-6" }),
  address_line2: nullableText.meta({ statement: "CP-7" }),
  city: optionalText().meta({ statement: "CP-8" }),
  state: optionalText().meta({ statement: "CP-9" }),
  country: optionalCountry.meta({ statement: "CP-10" }),
  postal_code: optionalText().meta({ statement: "CP-11" }),
  description: optionalText().meta({ statement: "CP-12" }),
  email_address: optionalEmail.meta({ statement: "CP-13" }),
  metadata: nullableMetadata.meta({ statement: "CP-14" }),
  name: requiredText.meta({ statement: "CP-15" }),
  routing_number: routingNumber.meta({ statement: "CP-16" }),
  wire_routing_number: routingNumber.nullable().meta({ statement: "CP-17" }),
  type: z.literal("counterparty").meta({ statement: "CP-18" }),
  url: z.string().meta({ statement: "CP-19" }),
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

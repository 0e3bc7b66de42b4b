import { z } from "zod";
import {
  nullableText,
  optionalText,
  optionalUsState,
  requiredCountry,
  requiredText,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { onboardingModel } from "../model.ts";

/** An address (ONB-96 to ONB-106). */
export const Address = z.object({
  id: z.int(),
  street_line1: requiredText,
  street_line2: optionalText(),
  street_line3: nullableText,
  city: requiredText,
  state: optionalUsState,
  postal_code: optionalText(),
  country: requiredCountry,
  type: z.literal("address"),
});

export type Address = z.output<typeof Address>;

const required = ["street_line1", "city", "country"] as const;
const optional = ["street_line2", "street_line3", "state", "postal_code"] as const;

export const AddressCreate = createInput(Address, { required, optional });

/** An update must send the required fields too (O12). */
export const AddressUpdate = updateInput(Address, [...required, ...optional], { always: required });

export const Addresses = onboardingModel({
  collection: "addresses",
  noun: "address",
  plural: "Addresses",
  type: "address",
  row: Address,
  numbering: { id: "ONB-97" },
  update: AddressUpdate,
});

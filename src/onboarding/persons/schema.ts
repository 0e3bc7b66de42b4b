import * as z from "zod";
import {
  day,
  nullableText,
  optionalText,
  requiredEmail,
  requiredText,
  someOf,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { referencesTo, referenceTo } from "../../engine/schema/references.ts";
import { percentOwnership } from "../fields.ts";
import { onboardingModel } from "../model.ts";

/** The roles a person may have (ONB-76). */
const ROLES = [
  "authorized_signer",
  "bank_account_administrator",
  "beneficial_owner",
  "incorporator",
  "primary_representative",
  "secretary",
] as const;

export type Role = (typeof ROLES)[number];

/** A person: a human beneficial owner (ONB-62 to ONB-80; O17). */
export const Person = z.object({
  id: z.int(),
  address_id: referenceTo("addresses"),
  date_of_birth: day,
  email_address: requiredEmail,
  gov_ident_ids: referencesTo("govIdents", { atLeastOne: true }),
  first_name: requiredText,
  middle_name: nullableText,
  last_name: requiredText,
  login_id: referenceTo("logins").nullable(),
  metadata: nullableMetadata,
  percent_ownership: percentOwnership,
  phone_number: requiredText,
  risk_commentary: optionalText(),
  roles: someOf(ROLES),
  ssn: optionalText("text", undefined, { secret: true }),
  title: requiredText,
  type: z.literal("person"),
});

export type Person = z.output<typeof Person>;

const required = [
  "address_id",
  "date_of_birth",
  "email_address",
  "first_name",
  "gov_ident_ids",
  "last_name",
  "percent_ownership",
  "phone_number",
  "title",
] as const;
const optional = ["login_id", "metadata", "middle_name", "risk_commentary", "roles", "ssn"] as const;

export const PersonCreate = createInput(Person, { required, optional });

export const PersonUpdate = updateInput(Person, [...required, ...optional], { required });

export const Persons = onboardingModel({
  collection: "persons",
  noun: "person",
  plural: "Persons",
  type: "person",
  row: Person,
  numbering: { id: "ONB-63" },
  update: PersonUpdate,
  unique: ["login_id"],
});

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
  id: z.int().meta({ statement: "ONB-63" }),
  address_id: referenceTo("addresses").meta({ statement: "ONB-64" }),
  date_of_birth: day.meta({ statement: "ONB-65" }),
  email_address: requiredEmail.meta({ statement: "ONB-66" }),
  gov_ident_ids: referencesTo("govIdents", { atLeastOne: true }).meta({ statement: "ONB-67" }),
  first_name: requiredText.meta({ statement: "ONB-68" }),
  middle_name: nullableText.meta({ statement: "ONB-69" }),
  last_name: requiredText.meta({ statement: "ONB-70" }),
  login_id: referenceTo("logins").nullable().meta({ statement: "ONB-71" }),
  metadata: nullableMetadata.meta({ statement: "ONB-72" }),
  percent_ownership: percentOwnership.meta({ statement: "ONB-73" }),
  phone_number: requiredText.meta({ statement: "ONB-74" }),
  risk_commentary: optionalText().meta({ statement: "ONB-75" }),
  roles: someOf(ROLES).meta({ statement: "ONB-76" }),
  ssn: optionalText("text", undefined, { secret: true }).meta({ statement: "ONB-77" }),
  title: requiredText.meta({ statement: "ONB-78" }),
  type: z.literal("person").meta({ statement: "ONB-79" }),
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
  urlStatement: "ONB-80",
  update: PersonUpdate,
  unique: ["login_id"],
});

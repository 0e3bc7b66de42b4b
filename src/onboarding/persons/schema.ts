import * as z from "zod/mini";
import {
  day,
  nullableText,
  optionalText,
  referencesTo,
  referenceTo,
  requiredEmail,
  requiredText,
  someOf,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
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
  id: withMeta(z.int(), { statement: "ONB-63" }),
  address_id: withMeta(referenceTo("addresses"), { statement: "ONB-64" }),
  date_of_birth: withMeta(day, { statement: "ONB-65" }),
  email_address: withMeta(requiredEmail, { statement: "ONB-66" }),
  gov_ident_ids: withMeta(referencesTo("govIdents", { atLeastOne: true }), { statement: "ONB-67" }),
  first_name: withMeta(requiredText, { statement: "ONB-68" }),
  middle_name: withMeta(nullableText, { statement: "ONB-69" }),
  last_name: withMeta(requiredText, { statement: "ONB-70" }),
  login_id: withMeta(z.nullable(referenceTo("logins")), { statement: "ONB-71" }),
  metadata: withMeta(nullableMetadata, { statement: "ONB-72" }),
  percent_ownership: withMeta(percentOwnership, { statement: "ONB-73" }),
  phone_number: withMeta(requiredText, { statement: "ONB-74" }),
  risk_commentary: withMeta(optionalText(), { statement: "ONB-75" }),
  roles: withMeta(someOf(ROLES), { statement: "ONB-76" }),
  ssn: withMeta(optionalText("text", undefined, { secret: true }), { statement: "ONB-77" }),
  title: withMeta(requiredText, { statement: "ONB-78" }),
  type: withMeta(z.literal("person"), { statement: "ONB-79" }),
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

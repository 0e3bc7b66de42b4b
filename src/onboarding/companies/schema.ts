import * as z from "zod";
import { expected } from "../../engine/schema/expected.ts";
import {
  nullableText,
  optionalText,
  optionalUsState,
  requiredEmail,
  requiredText,
  someOf,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { nullableMetadata, nullableObject } from "../../engine/schema/metadata.ts";
import { referencesTo, referenceTo } from "../../engine/schema/references.ts";
import { sourceOfFunds } from "../fields.ts";
import { onboardingModel } from "../model.ts";

/** The products that a company may request (ONB-27). */
const PRODUCTS = ["dda_account", "debit_card", "fx", "mobile_deposits", "web", "wires"] as const;

export type Product = (typeof PRODUCTS)[number];

/** The statuses of a company (ONB-49 to ONB-55). */
export const COMPANY_STATUSES = [
  "pending",
  "rejected",
  "conditionally_approved",
  "approved",
  "blocked",
  "suspended",
  "terminated",
] as const;

export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

const categoryExpected = expected("a merchant category code, a whole number from 0 to 9999");

/** What an event of a company says about its status (ONB-40; O10). */
const StatusData = z
  .object({
    status: z.enum(COMPANY_STATUSES),
    status_reason: z.string().nullable(),
    status_reason_category: z.string().nullable(),
  })
  .meta({ component: "CompanyStatus", statements: "ONB-40" });

/** An event of a company (ONB-37 to ONB-41). */
const CompanyEvent = z
  .object({ updated_at: z.string(), previous: StatusData.nullable(), data: StatusData })
  .meta({ component: "CompanyEvent", statements: { updated_at: "ONB-38" } });

const CompanyAccount = z
  .object({ account_number: z.string(), currency: z.literal("USD") })
  .meta({ component: "CompanyAccount", statements: "ONB-11" });

export type StatusData = z.output<typeof StatusData>;

/** A company: the root of the tree (ONB-9 to ONB-35). */
export const Company = z.object({
  id: z.int(),
  account_number: z.string(),
  accounts: z.array(CompanyAccount),
  description: optionalText(),
  document_ids: referencesTo("documents"),
  email_address: requiredEmail,
  events: z.array(CompanyEvent),
  incorporation_address_id: referenceTo("addresses").nullable(),
  mailing_address_id: referenceTo("addresses").nullable(),
  physical_address_id: referenceTo("addresses"),
  metadata: nullableMetadata,
  mcc: z
    .int({ error: categoryExpected })
    .min(0, { error: categoryExpected })
    .max(9999, { error: categoryExpected })
    .nullable(),
  name: requiredText,
  options: nullableObject,
  parent_company_id: referenceTo("parentCompanies").nullable(),
  person_ids: referencesTo("persons"),
  phone_number: requiredText,
  product_description: optionalText(),
  products: someOf(PRODUCTS),
  referral_source: optionalText(),
  risk_commentary: nullableText,
  source_of_funds: sourceOfFunds,
  state: optionalUsState,
  status: z.enum(COMPANY_STATUSES),
  type: z.literal("company"),
  website_url: requiredText,
});

export type Company = z.output<typeof Company>;

const required = ["email_address", "name", "phone_number", "physical_address_id", "website_url"] as const;
const optional = [
  "description",
  "product_description",
  "referral_source",
  "risk_commentary",
  "document_ids",
  "person_ids",
  "incorporation_address_id",
  "mailing_address_id",
  "metadata",
  "options",
  "mcc",
  "products",
  "state",
] as const;

export const CompanyCreate = createInput(Company, {
  required,
  optional: [...optional, "parent_company_id", "source_of_funds"],
});

/** parent_company_id and source_of_funds are not updatable. */
export const CompanyUpdate = updateInput(Company, [...required, ...optional], { required });

export const Companies = onboardingModel({
  collection: "companies",
  noun: "company",
  plural: "Companies",
  type: "company",
  row: Company,
  numbering: { id: "ONB-9", website_url: "ONB-35" },
  update: CompanyUpdate,
  statusField: "status",
  indexes: { account_number: ({ account_number }) => (account_number === "" ? [] : [account_number]) },
  unique: ["account_number"],
});

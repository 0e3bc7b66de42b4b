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
  .object({
    updated_at: z.string().meta({ statement: "ONB-38" }),
    previous: StatusData.nullable().meta({ statement: "ONB-39" }),
    data: StatusData.meta({ statement: "ONB-40" }),
  })
  .meta({ component: "CompanyEvent" });

const CompanyAccount = z
  .object({ account_number: z.string(), currency: z.literal("USD") })
  .meta({ component: "CompanyAccount", statements: "ONB-11" });

export type StatusData = z.output<typeof StatusData>;

/** A company: the root of the tree (ONB-9 to ONB-35). */
export const Company = z.object({
  id: z.int().meta({ statement: "ONB-9" }),
  account_number: z.string().meta({ statement: "ONB-10" }),
  accounts: z.array(CompanyAccount).meta({ statement: "ONB-11" }),
  description: optionalText().meta({ statement: "ONB-12" }),
  document_ids: referencesTo("documents").meta({ statement: "ONB-13" }),
  email_address: requiredEmail.meta({ statement: "ONB-14" }),
  events: z.array(CompanyEvent).meta({ statement: "ONB-15" }),
  incorporation_address_id: referenceTo("addresses").nullable().meta({ statement: "ONB-16" }),
  mailing_address_id: referenceTo("addresses").nullable().meta({ statement: "ONB-17" }),
  physical_address_id: referenceTo("addresses").meta({ statement: "ONB-18" }),
  metadata: nullableMetadata.meta({ statement: "ONB-19" }),
  mcc: z
    .int({ error: categoryExpected })
    .min(0, { error: categoryExpected })
    .max(9999, { error: categoryExpected })
    .nullable()
    .meta({ statement: "ONB-20" }),
  name: requiredText.meta({ statement: "ONB-21" }),
  options: nullableObject.meta({ statement: "ONB-22" }),
  parent_company_id: referenceTo("parentCompanies").nullable().meta({ statement: "ONB-23" }),
  person_ids: referencesTo("persons").meta({ statement: "ONB-24" }),
  phone_number: requiredText.meta({ statement: "ONB-25" }),
  product_description: optionalText().meta({ statement: "ONB-26" }),
  products: someOf(PRODUCTS).meta({ statement: "ONB-27" }),
  referral_source: optionalText().meta({ statement: "ONB-28" }),
  risk_commentary: nullableText.meta({ statement: "ONB-29" }),
  source_of_funds: sourceOfFunds.meta({ statement: "ONB-30" }),
  state: optionalUsState.meta({ statement: "ONB-31" }),
  status: z.enum(COMPANY_STATUSES).meta({ statement: "ONB-32" }),
  type: z.literal("company").meta({ statement: "ONB-33" }),
  website_url: requiredText.meta({ statement: "ONB-35" }),
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
  urlStatement: "ONB-34",
  update: CompanyUpdate,
  statusField: "status",
  indexes: { account_number: ({ account_number }) => (account_number === "" ? [] : [account_number]) },
  unique: ["account_number"],
});

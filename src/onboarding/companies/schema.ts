import * as z from "zod/mini";
import { expected } from "../../engine/schema/expected.ts";
import {
  nullableText,
  optionalText,
  optionalUsState,
  referencesTo,
  referenceTo,
  requiredEmail,
  requiredText,
  someOf,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { nullableMetadata, nullableObject } from "../../engine/schema/metadata.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
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
const StatusData = withMeta(
  z.object({
    status: z.enum(COMPANY_STATUSES),
    status_reason: z.nullable(z.string()),
    status_reason_category: z.nullable(z.string()),
  }),
  { component: "CompanyStatus", statements: "ONB-40" },
);

/** An event of a company (ONB-37 to ONB-41). */
const CompanyEvent = withMeta(
  z.object({
    updated_at: withMeta(z.string(), { statement: "ONB-38" }),
    previous: withMeta(z.nullable(StatusData), { statement: "ONB-39" }),
    data: withMeta(StatusData, { statement: "ONB-40" }),
  }),
  { component: "CompanyEvent" },
);

const CompanyAccount = withMeta(z.object({ account_number: z.string(), currency: z.literal("USD") }), {
  component: "CompanyAccount",
  statements: "ONB-11",
});

export type StatusData = z.output<typeof StatusData>;

/** A company: the root of the tree (ONB-9 to ONB-35). */
export const Company = z.object({
  id: withMeta(z.int(), { statement: "ONB-9" }),
  account_number: withMeta(z.string(), { statement: "ONB-10" }),
  accounts: withMeta(z.array(CompanyAccount), { statement: "ONB-11" }),
  description: withMeta(optionalText(), { statement: "ONB-12" }),
  document_ids: withMeta(referencesTo("documents"), { statement: "ONB-13" }),
  email_address: withMeta(requiredEmail, { statement: "ONB-14" }),
  events: withMeta(z.array(CompanyEvent), { statement: "ONB-15" }),
  incorporation_address_id: withMeta(z.nullable(referenceTo("addresses")), { statement: "ONB-16" }),
  mailing_address_id: withMeta(z.nullable(referenceTo("addresses")), { statement: "ONB-17" }),
  physical_address_id: withMeta(referenceTo("addresses"), { statement: "ONB-18" }),
  metadata: withMeta(nullableMetadata, { statement: "ONB-19" }),
  mcc: withMeta(
    z.nullable(
      z
        .int({ error: categoryExpected })
        .check(z.minimum(0, { error: categoryExpected }), z.maximum(9999, { error: categoryExpected })),
    ),
    { statement: "ONB-20" },
  ),
  name: withMeta(requiredText, { statement: "ONB-21" }),
  options: withMeta(nullableObject, { statement: "ONB-22" }),
  parent_company_id: withMeta(z.nullable(referenceTo("parentCompanies")), { statement: "ONB-23" }),
  person_ids: withMeta(referencesTo("persons"), { statement: "ONB-24" }),
  phone_number: withMeta(requiredText, { statement: "ONB-25" }),
  product_description: withMeta(optionalText(), { statement: "ONB-26" }),
  products: withMeta(someOf(PRODUCTS), { statement: "ONB-27" }),
  referral_source: withMeta(optionalText(), { statement: "ONB-28" }),
  risk_commentary: withMeta(nullableText, { statement: "ONB-29" }),
  source_of_funds: withMeta(sourceOfFunds, { statement: "ONB-30" }),
  state: withMeta(optionalUsState, { statement: "ONB-31" }),
  status: withMeta(z.enum(COMPANY_STATUSES), { statement: "ONB-32" }),
  type: withMeta(z.literal("company"), { statement: "ONB-33" }),
  website_url: withMeta(requiredText, { statement: "ONB-35" }),
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

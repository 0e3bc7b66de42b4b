import * as z from "zod";
import { optionalText, requiredCountry, requiredText } from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { referenceTo } from "../../engine/schema/references.ts";
import { percentOwnership, sourceOfFunds } from "../fields.ts";
import { onboardingModel } from "../model.ts";

/** A parent company: a corporate beneficial owner (ONB-85 to ONB-95). */
export const ParentCompany = z.object({
  id: z.int(),
  address_id: referenceTo("addresses"),
  country: requiredCountry,
  description: optionalText(),
  name: requiredText,
  metadata: nullableMetadata,
  percent_ownership: percentOwnership,
  source_of_funds: sourceOfFunds,
  type: z.literal("parent_company"),
});

export type ParentCompany = z.output<typeof ParentCompany>;

const required = ["address_id", "country", "name", "percent_ownership"] as const;
const optional = ["description", "metadata", "source_of_funds"] as const;

export const ParentCompanyCreate = createInput(ParentCompany, { required, optional });

export const ParentCompanyUpdate = updateInput(ParentCompany, [...required, ...optional], { required });

export const ParentCompanies = onboardingModel({
  collection: "parentCompanies",
  noun: "parent company",
  plural: "Parent companies",
  type: "parent_company",
  row: ParentCompany,
  numbering: { id: "ONB-86" },
  update: ParentCompanyUpdate,
});

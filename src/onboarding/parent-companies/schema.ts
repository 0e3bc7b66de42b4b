import * as z from "zod/mini";
import { optionalText, referenceTo, requiredCountry, requiredText } from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { percentOwnership, sourceOfFunds } from "../fields.ts";
import { onboardingModel } from "../model.ts";

/** A parent company: a corporate beneficial owner (ONB-85 to ONB-95). */
export const ParentCompany = z.object({
  id: withMeta(z.int(), { statement: "ONB-86" }),
  address_id: withMeta(referenceTo("addresses"), { statement: "ONB-87" }),
  country: withMeta(requiredCountry, { statement: "ONB-88" }),
  description: withMeta(optionalText(), { statement: "ONB-89" }),
  name: withMeta(requiredText, { statement: "ONB-90" }),
  metadata: withMeta(nullableMetadata, { statement: "ONB-91" }),
  percent_ownership: withMeta(percentOwnership, { statement: "ONB-92" }),
  source_of_funds: withMeta(sourceOfFunds, { statement: "ONB-93" }),
  type: withMeta(z.literal("parent_company"), { statement: "ONB-94" }),
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
  urlStatement: "ONB-95",
  update: ParentCompanyUpdate,
});

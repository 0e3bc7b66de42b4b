import type { Rule } from "../../engine/http/rules.ts";
import { dayOf, formatDay } from "../../engine/time/calendar.ts";
import { Addresses } from "../addresses/schema.ts";
import { GovIdents } from "../gov-idents/schema.ts";
import type { OnboardingBank } from "../options.ts";
import { type Person, Persons } from "../persons/schema.ts";
import { lackedBy } from "./products.ts";
import type { Company } from "./schema.ts";

type CompanyRule = Rule<Company, OnboardingBank>;

/** The fields that say whether a company may have its products (O5). */
export const PRODUCT_FIELDS = ["products", "person_ids", "physical_address_id"] as const;

/** What a company lacks for its products at present; null for nothing (O5). */
export function lackedByCompany(
  company: Pick<Company, (typeof PRODUCT_FIELDS)[number]>,
  bank: OnboardingBank,
): string | null {
  return lackedBy({
    products: company.products,
    persons: personsOf(company, bank),
    country: bank.table(Addresses).get(company.physical_address_id)?.country ?? "",
  });
}

function personsOf({ person_ids }: Pick<Company, "person_ids">, bank: OnboardingBank): Person[] {
  return person_ids.flatMap((id) => bank.table(Persons).get(id) ?? []);
}

/** A company meets the requirements of its products (O5). */
export const productsAreMet: CompanyRule = {
  code: "product_requirements",
  fields: PRODUCT_FIELDS,
  broken: (company, bank) => {
    if (bank.options.assumptions.productRequirements !== "reject") return undefined;
    const lacks = lackedByCompany(company, bank);
    return lacks === null
      ? undefined
      : `'products' must meet the requirements of each, but these are missing: ${lacks}. Provide them, or leave the product out.`;
  },
};

/** A person of a prohibited country needs a passport that has not expired (O16). */
export const personsHaveTheirPassports: CompanyRule = {
  code: "passport_required",
  fields: ["person_ids"],
  broken: (company, bank) => {
    const today = formatDay(dayOf(bank.now()));
    const { passportCountries } = bank.options.assumptions;
    const lacking = personsOf(company, bank).filter(({ address_id, gov_ident_ids }) => {
      const govIdents = gov_ident_ids.flatMap((id) => bank.table(GovIdents).get(id) ?? []);
      const countries = [
        bank.table(Addresses).get(address_id)?.country ?? "",
        ...govIdents.map((it) => it.country),
      ];
      if (!countries.some((country) => passportCountries.includes(country))) return false;
      return !govIdents.some(
        ({ document_type, expires_on }) =>
          document_type === "passport" && (expires_on === null || expires_on >= today),
      );
    });
    if (lacking.length === 0) return undefined;
    const names = lacking.map(({ id }) => `person ${id}`).join(", ");
    return `'person_ids' must name only persons who may be onboarded, but ${names}, of a prohibited country, lacks a gov_ident of type passport that has not expired.`;
  },
};

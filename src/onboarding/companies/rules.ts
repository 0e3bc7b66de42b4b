import type { Rule } from "../../engine/http/rules.ts";
import { Addresses } from "../addresses/schema.ts";
import type { OnboardingBank } from "../options.ts";
import { lacksPassport, VALID_PASSPORT } from "../passports.ts";
import { type Person, Persons } from "../persons/schema.ts";
import { lackedBy } from "./products.ts";
import { Companies, type Company } from "./schema.ts";

type CompanyRule = Rule<Company, OnboardingBank>;

/** The fields that say whether a company may have its products (O5). */
const PRODUCT_FIELDS = ["products", "person_ids", "physical_address_id"] as const;

/** What a company lacks for its products at present; null for nothing (O5). */
function lackedByCompany(
  company: Pick<Company, (typeof PRODUCT_FIELDS)[number]>,
  bank: OnboardingBank,
): string | null {
  return lackedBy({
    products: company.products,
    persons: personsOf(company, bank),
    country: bank.table(Addresses).get(company.physical_address_id)?.country ?? "",
    wiresSigner: bank.options.assumptions.wiresSigner,
  });
}

function personsOf({ person_ids }: Pick<Company, "person_ids">, bank: OnboardingBank): Person[] {
  return person_ids.flatMap((id) => bank.table(Persons).get(id) ?? []);
}

/** The persons of a company who lack the passport that they need (O16). */
function personsWithoutPassport(company: Company, bank: OnboardingBank): Person[] {
  return personsOf(company, bank).filter((person) => lacksPassport(person, bank));
}

/** A company meets the requirements of its products (O5). */
export const productsAreMet: CompanyRule = {
  code: "product_requirements",
  rule: "O5",
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
  rule: "O16",
  fields: ["person_ids"],
  broken: (company, bank) => {
    const lacking = personsWithoutPassport(company, bank);
    if (lacking.length === 0) return undefined;
    const names = lacking.map(({ id }) => `person ${id}`).join(", ");
    return `'person_ids' must name only persons who may be onboarded, but ${names}, of a prohibited country, lacks ${VALID_PASSPORT}.`;
  },
};

/** The same when an update changes the persons of a company, while it is pending (O16). */
export const newPersonsHaveTheirPassports: CompanyRule = {
  ...personsHaveTheirPassports,
  broken: (company, bank) => {
    const before = bank.table(Companies).get(company.id)?.person_ids;
    if (company.status !== "pending" || String(before) === String(company.person_ids)) return undefined;
    return personsHaveTheirPassports.broken(company, bank);
  },
};

/** What the review of a company finds missing, by its rows as they are now; null for nothing (O5, O16). */
export function missingAtReview(company: Company, bank: OnboardingBank): string | null {
  const lacking = personsWithoutPassport(company, bank);
  const passports = lacking.map(({ id }) => `person ${id}: ${VALID_PASSPORT}`);
  return [lackedByCompany(company, bank) ?? [], passports].flat().join("; ") || null;
}

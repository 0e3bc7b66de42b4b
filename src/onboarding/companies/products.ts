import type { OnboardingOptions } from "../options.ts";
import type { Role } from "../persons/schema.ts";
import type { Product } from "./schema.ts";

/** The input of the table: a company's products, its persons, the country of its physical address, and the option. */
export interface Applicant {
  readonly products: readonly Product[];
  readonly persons: readonly { readonly roles: readonly Role[]; readonly login_id: number | null }[];
  readonly country: string;
  /** Whether wires needs an authorized signer (OPT-19). */
  readonly wiresSigner: OnboardingOptions["assumptions"]["wiresSigner"];
}

interface Requirement {
  /** The words of ONB-42 to ONB-48. */
  readonly words: string;
  readonly isMet: (applicant: Applicant) => boolean;
}

const personWithRole = (role: Role): Requirement => ({
  words: role,
  isMet: ({ persons }) => persons.some(({ roles }) => roles.includes(role)),
});

const authorizedSigner = personWithRole("authorized_signer");
const wiresSigner: Requirement = {
  words: authorizedSigner.words,
  isMet: (applicant) => applicant.wiresSigner === "optional" || authorizedSigner.isMet(applicant),
};
const bankAccountAdministrator = personWithRole("bank_account_administrator");

/** A login in use never expires, so a person with a login_id has a login. */
const hasLoginName: Requirement = {
  words: "Has a login_name",
  isMet: ({ persons }) =>
    persons.some(({ roles, login_id }) => roles.includes("bank_account_administrator") && login_id !== null),
};
const notInIndia: Requirement = {
  words: "Cannot be in India",
  isMet: ({ country }) => country !== "IN",
};
const inTheUs: Requirement = {
  words: "must be physically in the US",
  isMet: ({ country }) => country === "US",
};
const hasWires: Requirement = {
  words: "Company has the wires product",
  isMet: ({ products }) => products.includes("wires"),
};

/** Products and roles (ONB-42 to ONB-48): the person role requirement, then the other requirements. */
const REQUIREMENTS: Readonly<Record<Product, readonly Requirement[]>> = {
  dda_account: [],
  debit_card: [authorizedSigner, notInIndia],
  fx: [bankAccountAdministrator, hasWires],
  mobile_deposits: [bankAccountAdministrator, hasLoginName, inTheUs],
  web: [bankAccountAdministrator, hasLoginName],
  wires: [bankAccountAdministrator, wiresSigner, hasLoginName],
};

/**
 * Lists each product with what the applicant lacks for it, in the table's words; null when it
 * lacks nothing (O5).
 *
 * @example // "debit_card: authorized_signer, Cannot be in India; web: Has a login_name"
 */
export function lackedBy(applicant: Applicant): string | null {
  const lacking = applicant.products.flatMap((product) => {
    const unmet = REQUIREMENTS[product].filter((requirement) => !requirement.isMet(applicant));
    return unmet.length > 0 ? [`${product}: ${unmet.map(({ words }) => words).join(", ")}`] : [];
  });
  return lacking.length > 0 ? lacking.join("; ") : null;
}

/** The products of a company: dda_account is added by default, and always first (O6). */
export function withDdaAccount(products: readonly Product[]): Product[] {
  return ["dda_account", ...products.filter((product) => product !== "dda_account")];
}

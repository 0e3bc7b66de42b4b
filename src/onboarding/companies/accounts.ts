import { drawUnused } from "../../engine/store/random.ts";
import type { OnboardingBank } from "../options.ts";
import { Companies, type Company, type CompanyStatus } from "./schema.ts";

/** The statuses of a company that has had its account opened (O7, O9). */
export const WITH_ACCOUNT: readonly CompanyStatus[] = [
  "approved",
  "conditionally_approved",
  "suspended",
  "terminated",
];

/** Opens a company's account, unless it has one: ten digits that no other company has (O7, O9). */
export function openAccount(company: Company, { random, table }: OnboardingBank): Partial<Company> {
  if (company.account_number !== "") return {};
  const companies = table(Companies);
  const number = drawUnused("account number", () => `${random.int(1, 9)}${random.digits(9)}`, {
    inUse: companies.count(),
    isTaken: (drawn) => companies.firstBy("account_number", drawn) !== undefined,
  });
  return { account_number: number, accounts: [{ account_number: number, currency: "USD" }] };
}

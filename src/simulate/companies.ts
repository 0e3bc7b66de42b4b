import type { OnboardingBank } from "../onboarding/bank.ts";
import { COMPANY_STATUSES, type Company, type CompanyStatus } from "../onboarding/companies/schema.ts";
import { came } from "../schema/must.ts";
import type { AnyId } from "../store/ids.ts";

/** What the bank's people decide about companies. */
export interface CompanyVerbs {
  /**
   * Brings a company to another status, as far as the statuses allow it, and appends an event with
   * the reason (onboarding.md, States and transitions; O9, O10).
   *
   * @example await bank.simulate.companies.transition(1001, "blocked", { reason: "The EIN letter is missing" });
   */
  transition(
    id: AnyId,
    status: CompanyStatus | (string & {}),
    why?: { reason?: string | null; category?: string | null },
  ): Company;
}

/** Makes the verbs. */
export function companyVerbs(bank: OnboardingBank): CompanyVerbs {
  return {
    transition(id, status, why = {}) {
      return bank.companyLifecycle.act(id, checkedStatus(status), {
        status_reason: checkedText("reason", why?.reason),
        status_reason_category: checkedText("category", why?.category),
      });
    },
  };
}

function checkedStatus(status: string): CompanyStatus {
  const known = COMPANY_STATUSES.find((name) => name === status);
  if (known) return known;
  throw new RangeError(
    `transition takes a company status, one of ${COMPANY_STATUSES.join(", ")}, but got ${came(status)}.`,
  );
}

function checkedText(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  throw new RangeError(`transition takes text or null as the ${name}, but got ${typeof value}.`);
}

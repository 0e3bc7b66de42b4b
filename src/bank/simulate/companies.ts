import { received } from "../../engine/schema/expected.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import type { OnboardingBank } from "../../onboarding/bank.ts";
import { COMPANY_STATUSES, type Company, type CompanyStatus } from "../../onboarding/companies/schema.ts";

/** What the bank's people decide about companies. */
export interface CompanyActions {
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

/** Makes the actions. */
export function companyActions(bank: OnboardingBank): CompanyActions {
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
    `transition takes a company status, one of ${COMPANY_STATUSES.join(", ")}, got ${received(status)}.`,
  );
}

function checkedText(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  throw new RangeError(`transition takes text or null as the ${name}, got ${typeof value}.`);
}

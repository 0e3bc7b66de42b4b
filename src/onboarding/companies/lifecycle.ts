import { eveningOfBankingDay, inBankingDays } from "../../engine/time/calendar.ts";
import { lifecyclesOf } from "../../engine/time/lifecycle.ts";
import type { TimedTransition } from "../../engine/time/states.ts";
import type { OnboardingBank } from "../options.ts";
import { openAccount, WITH_ACCOUNT } from "./accounts.ts";
import { missingAtReview } from "./rules.ts";
import { Companies, type Company, type CompanyStatus, type StatusData } from "./schema.ts";

/** Why a company has the status it has (O10). */
type StatusReason = Omit<StatusData, "status">;

const NO_REASON: StatusReason = { status_reason: null, status_reason_category: null };

/** What a new status changes in addition: one more event, and the account when it is opened (O7, O9). */
export function arrival(
  company: Company,
  status: CompanyStatus,
  bank: OnboardingBank,
  reason: StatusReason = NO_REASON,
): Partial<Company> {
  const updatedAt = new Date(bank.now()).toISOString();
  const previous = company.events.at(-1)?.data ?? null;
  const event = { updated_at: updatedAt, previous, data: { status, ...reason } };
  return {
    events: [...company.events, event],
    ...(WITH_ACCOUNT.includes(status) ? openAccount(company, bank) : {}),
  };
}

/** The review: blocked if something is missing when it is due, otherwise the outcome of the option (O5, O8, O16). */
function reviewOf(bank: OnboardingBank): TimedTransition<Company, CompanyStatus> | undefined {
  const { review } = bank.options.assumptions;
  if (review === null) return undefined;
  const outcome = (company: Company) =>
    missingAtReview(company, bank) === null ? review.outcome : "blocked";
  return {
    to: outcome,
    among: [review.outcome, "blocked"],
    change: (company) =>
      arrival(company, outcome(company), bank, {
        ...NO_REASON,
        status_reason: missingAtReview(company, bank),
      }),
    due: (_, since) => eveningOfBankingDay(since, review.afterBankingDays),
    event: "review",
    when: `${inBankingDays(review.afterBankingDays)}, at 22:00`,
  };
}

/**
 * The states of a company and their transitions (ONB-56 to ONB-61; O8, O9). Its actions are named after the next
 * statuses.
 */
export const CompanyLifecycle = lifecyclesOf<OnboardingBank>()<Company, CompanyStatus, CompanyStatus>({
  model: Companies,
  states(bank) {
    const to = (...statuses: readonly CompanyStatus[]) =>
      Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            to: status,
            change: (company: Company, reason?: StatusReason) => arrival(company, status, bank, reason),
          },
        ]),
      );
    const review = reviewOf(bank);
    return {
      pending: {
        tone: "wait",
        ...(review ? { after: review } : {}),
        actions: to("approved", "conditionally_approved", "rejected", "blocked"),
      },
      blocked: { tone: "held", actions: to("pending", "rejected") },
      conditionally_approved: { tone: "good", actions: to("approved", "suspended", "terminated") },
      approved: { tone: "good", actions: to("suspended", "terminated") },
      suspended: { tone: "held", actions: to("approved", "terminated") },
      rejected: { tone: "bad" },
      terminated: { tone: "bad" },
    };
  },
  refusal({ id, status }, target, allowed) {
    const allows = allowed.length > 0 ? `may go only to ${allowed.join(", ")}` : "can't leave it";
    return `company ${id} has status ${status} and ${allows}; ${target} was requested.`;
  },
});

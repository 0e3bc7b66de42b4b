import type { Core } from "../../engine/service.ts";
import { eveningOfBankingDay } from "../../engine/time/calendar.ts";
import { Lifecycle, type States, type TimedMove } from "../../engine/time/lifecycle.ts";
import type { Tree } from "../bank.ts";
import { openAccount } from "./accounts.ts";
import { lackedByCompany } from "./rules.ts";
import type { Company, CompanyStatus, StatusData } from "./schema.ts";

/** Why a company has the status it has (O10). */
export type StatusReason = Omit<StatusData, "status">;

/** Its actions are the statuses it may be brought to. */
export type CompanyLifecycle = Lifecycle<Company, CompanyStatus, CompanyStatus>;

type Parts = Core & Tree;

const NO_REASON: StatusReason = { status_reason: null, status_reason_category: null };

/** The status a company is created with, by its reserved name (O7). */
const RESERVED_NAMES: ReadonlyMap<string, CompanyStatus> = new Map([
  ["TEST APPROVED", "approved"],
  ["TEST REJECTED", "rejected"],
  ["TEST BLOCKED", "blocked"],
]);

/** The status that a company of this name is created with (onboarding.md, States and transitions). */
export function firstStatus(name: string): CompanyStatus {
  return RESERVED_NAMES.get(name) ?? "pending";
}

/** What coming into a status changes besides the status itself: one more event, and an account once there is one (O7, O9). */
export function arrival(
  company: Company,
  status: CompanyStatus,
  parts: Parts,
  reason: StatusReason = NO_REASON,
): Partial<Company> {
  const updatedAt = new Date(parts.now()).toISOString();
  const previous = company.events.at(-1)?.data ?? null;
  const event = { updated_at: updatedAt, previous, data: { status, ...reason } };
  return {
    events: [...company.events, event],
    ...(status === "approved" || status === "conditionally_approved" ? openAccount(company, parts) : {}),
    ...(status === "pending" ? { internal: { lacks: lackedByCompany(company, parts) } } : {}),
  };
}

/** The review: blocked where the products' requirements are not met, otherwise as the option has it (O5, O8). */
function reviewOf(parts: Parts): TimedMove<Company, CompanyStatus> | undefined {
  const { review, productRequirements } = parts.options.assumptions;
  if (review === null) return undefined;
  const lacks = (company: Company) => (productRequirements === "review" ? company.internal.lacks : null);
  const outcome = (company: Company) => (lacks(company) === null ? review.outcome : "blocked");
  return {
    to: outcome,
    change: (company) =>
      arrival(company, outcome(company), parts, { ...NO_REASON, status_reason: lacks(company) }),
    due: (_, since) => eveningOfBankingDay(since, review.afterBankingDays),
    event: "review",
  };
}

/** The table of a company's states: where each may go (onboarding.md, States and transitions; O8, O9). */
function companyStates(parts: Parts): States<Company, CompanyStatus, CompanyStatus> {
  const to = (...statuses: readonly CompanyStatus[]) =>
    Object.fromEntries(
      statuses.map((status) => [
        status,
        {
          to: status,
          change: (company: Company, reason?: StatusReason) => arrival(company, status, parts, reason),
        },
      ]),
    );
  const review = reviewOf(parts);
  return {
    pending: {
      ...(review ? { after: review } : {}),
      actions: to("approved", "conditionally_approved", "rejected", "blocked"),
    },
    blocked: { actions: to("pending", "rejected") },
    conditionally_approved: { actions: to("approved", "suspended", "terminated") },
    approved: { actions: to("suspended", "terminated") },
    suspended: { actions: to("approved", "terminated") },
    rejected: {},
    terminated: {},
  };
}

/** Puts the companies of a bank on their way. */
export function createCompanyLifecycle(parts: Parts): CompanyLifecycle {
  const { companies: table, timers, now } = parts;
  return new Lifecycle({
    table,
    timers,
    now,
    states: companyStates(parts),
    refusal: ({ id, status }, asked, allowed) => {
      const allows = allowed.length > 0 ? `may go only to ${allowed.join(", ")}` : "can't leave it";
      return `company ${id} has status ${status} and ${allows}; ${asked} was asked.`;
    },
  });
}

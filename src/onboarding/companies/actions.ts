import * as z from "zod/mini";
import { actionsOf } from "../../engine/resource/action.ts";
import { expected } from "../../engine/schema/expected.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import type { OnboardingBank } from "../options.ts";
import { CompanyLifecycle } from "./lifecycle.ts";
import { COMPANY_STATUSES, type Company } from "./schema.ts";

const statusError = expected(`a company status, one of ${COMPANY_STATUSES.join(", ")}`);
const text = z._default(z.nullable(z.string({ error: expected("text or null") })), null);

/**
 * Moves a company to another status, if its present status allows it, and appends an event with the reason (ONB-37;
 * O9, O10).
 *
 * @example await bank.simulate.companies.transition(1001, "blocked", { reason: "The EIN letter is missing" });
 */
const transition = actionsOf<OnboardingBank, Company>()({
  title: "To",
  arguments: z.strictObject({
    /** The status to move to. */
    status: withMeta(z.enum(COMPANY_STATUSES, { error: statusError }), { title: "Status" }),
    /** Why, for the event of the company; by default null. */
    reason: withMeta(text, { title: "Reason" }),
    /** The category of the reason; by default null. */
    category: withMeta(text, { title: "Category" }),
  }),
  positional: ["status"],
  target: "status",
  handle: ({ row, values: { status, reason, category }, bank }) =>
    bank
      .lifecycle(CompanyLifecycle)
      .perform(row.id, status, { status_reason: reason, status_reason_category: category }),
});

/** What the bank's staff decides about companies. */
export const companyActions = { transition };

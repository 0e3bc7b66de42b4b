import { z } from "zod";
import { choice, distinct, flag, name, wholeNumber } from "../engine/options.ts";
import { expected } from "../engine/schema/expected.ts";
import type { Service } from "../engine/service.ts";

const timeOfDay = z
  .string({ error: expected("a GMT time of day in the form HH:MM") })
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: expected("a GMT time of day in the form HH:MM") });

/** 365 days; a later step would be outside bank time. */
const minutes = wholeNumber(0, 365 * 24 * 60, "minutes");

/** When the timed transitions of an ACH transfer happen (P12). */
const AchTimings = z.strictObject({
  /** Minutes from creation to pick-up, standard service; at most 525,600. */
  processAfterMinutes: minutes.default(60),
  /** Minutes from creation to pick-up, same-day service; at most 525,600. */
  sameDayProcessAfterMinutes: minutes.default(15),
  /** GMT time of day, on the first banking day after the base day, at which a standard transfer succeeds. */
  settleAt: timeOfDay.default("13:30"),
  /** GMT time of day, on the base day, at which a same-day transfer succeeds. */
  sameDaySettleAt: timeOfDay.default("22:00"),
});

/** The options of `createBank` that this area reads. */
export const paymentsOptions = {
  /** The client's bank accounts that may originate transfers; by default any (P3). */
  accounts: distinct(name, (account) => account, "account numbers").optional(),
};

/** What the service's documents leave open about payments, in the option `assumptions`. */
export const paymentsAssumptions = {
  /** Tests the check digit of ABA routing numbers (P1). */
  abaChecksum: flag.optional(),
  /** When the reserved receiver accounts fail: in the answer to the POST, or as time passes (P11). */
  reservedAccounts: choice(["on-create", "on-schedule"]).default("on-create"),
  /** When the timed transitions of an ACH transfer happen (P12). */
  ach: AchTimings.prefault({}),
  /** The name of the status of a transfer that is paused for review (P14). */
  reviewStatus: z
    .string({ error: expected("a status name") })
    .regex(/^[a-z][a-z_-]*$/i, { error: expected("a status name of letters, - and _") })
    .refine((status) => !["pending", "canceled", "processing", "succeeded", "failed"].includes(status), {
      error: expected("a name that no other status has"),
    })
    .default("hold"),
};

/** The options that the rules of this area read. */
export interface PaymentsOptions extends z.output<z.ZodObject<typeof paymentsOptions>> {
  readonly strict: boolean;
  readonly assumptions: z.output<z.ZodObject<typeof paymentsAssumptions>>;
}

/** The bank as this area's rules see it. */
export type PaymentsBank = Service<PaymentsOptions>;

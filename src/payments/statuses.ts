import type { OwnStatusOf } from "../engine/schema/words.ts";

/** The documented statuses of an ACH transfer (ACH-24 to ACH-35). */
export const ACH_STATUSES = ["pending", "canceled", "processing", "succeeded", "failed"] as const;

/** The status of a transfer that is paused for review, in a bank that does not name it otherwise (P14). */
export const HOLD = "hold";

/** The status of a transfer whose receiver's bank sent a notification of change, in a bank that has it (X85). */
export const CORRECTED = "corrected";

/**
 * The status of an ACH transfer: a documented one, `hold`, `corrected` in a bank with `assumptions.correctedStatus`, or a
 * review status of your own, once it is declared in `OwnStatuses`.
 */
export type AchStatus =
  | (typeof ACH_STATUSES)[number]
  | typeof HOLD
  | typeof CORRECTED
  | OwnStatusOf<"achTransfers">;

/**
 * The statuses that a bank with these options has: the documented ones, the review status under its configured name
 * (P14), and `corrected` if there is one (X85).
 */
export function achStatuses({
  assumptions,
}: {
  readonly assumptions: { readonly reviewStatus: string; readonly correctedStatus: boolean };
}): readonly string[] {
  const { reviewStatus, correctedStatus } = assumptions;
  return [...ACH_STATUSES, reviewStatus, ...(correctedStatus ? [CORRECTED] : [])];
}

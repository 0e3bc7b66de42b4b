/** The documented statuses of an ACH transfer (ACH-24 to ACH-35). */
export const ACH_STATUSES: readonly string[] = ["pending", "canceled", "processing", "succeeded", "failed"];

/** The status of a transfer whose receiver's bank sent a notification of change, in a bank that has it (X85). */
export const CORRECTED = "corrected";

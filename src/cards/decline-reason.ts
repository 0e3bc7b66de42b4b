/** What issuers answer most often; any other text is a reason too. */
export const DECLINES = ["do not honor", "suspected fraud", "wrong cvc", "wrong expiry"] as const;

/** The issuer's own reason to decline: one of those that issuers give most often, or any other text. */
export type Decline = (typeof DECLINES)[number] | (string & {});

/** The card's reasons to decline an authorization, in the order in which they are checked (C17). */
export const DECLINE_REASONS = [
  "the card is canceled",
  "the date is outside the card's validity",
  "the card has no uses left",
  "the amount is below the per-transaction minimum",
  "the amount is above the per-transaction maximum",
  "the available balance is insufficient",
] as const;

/** A card's own reason to decline an authorization. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/**
 * What an authorization says of its approval: "Approved", or "Declined: " and the reason of the card or the issuer; any other text
 * where the issuer has a reason of its own, or `assumptions.approvedResponse` says otherwise.
 */
export type IssuerResponse =
  | "Approved"
  | `Declined: ${DeclineReason | (typeof DECLINES)[number]}`
  | (string & {});

const MOST_CHARACTERS = 100;

/** What a message says of any other value. */
export const DECLINE_EXPECTED = `a reason of 1 to ${MOST_CHARACTERS} characters such as "${DECLINES[0]}"`;

/** Whether a value is a reason that an issuer may give (X93). */
export function isDeclineReason(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && value.length <= MOST_CHARACTERS;
}

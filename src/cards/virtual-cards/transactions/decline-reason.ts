/** What issuers answer most often; any other text is a reason too. */
export const DECLINES = ["do not honor", "suspected fraud", "wrong cvc", "wrong expiry"] as const;

/** The issuer's own reason to decline. */
export type Decline = (typeof DECLINES)[number] | (string & {});

const MOST_CHARACTERS = 100;

/** What a message says of any other value. */
export const DECLINE_EXPECTED = `a reason of 1 to ${MOST_CHARACTERS} characters such as "${DECLINES[0]}"`;

/** Whether a value is a reason that an issuer may give (X93). */
export function isDeclineReason(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && value.length <= MOST_CHARACTERS;
}

/** What the issuer response of an authorization that was declined begins with; the reason follows. */
export const DECLINED = "Declined: ";

/** The issuer response of one that was not declined, by the documents. */
export const APPROVED = "Approved";

/** The same as observed (F5). */
export const APPROVED_AS_OBSERVED = "Approved or completed successfully";

/** What a message says of another issuer response of one that was not declined. */
export const APPROVAL_EXPECTED =
  'text that is not blank and does not begin with "Declined", by which a declined authorization is known';

/** Whether a text can be the issuer response of an authorization that was not declined (X151). */
export function isApproval(text: string): boolean {
  return text.trim() !== "" && !/^\s*declined/i.test(text);
}

/** How clearings name the US dollar in `settlement_currency` (OPT-13). */
export const SETTLEMENT_CURRENCIES = ["USD", "840"] as const;

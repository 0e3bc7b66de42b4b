/** The rate of a purchase in US dollars. */
export const NO_EXCHANGE = "1";

/** The format of an exchange rate: a decimal number without sign or exponent. */
export const RATE_FORM = /^[0-9]{1,9}(\.[0-9]{1,20})?$/;

/**
 * Converts cents by a decimal rate, exactly, a half rounded up (C18).
 *
 * @example convert(1050, "1.1") // 1155
 */
export function convert(cents: number, rate: string): number {
  const [whole = "0", fraction = ""] = rate.split(".");
  const scale = 10n ** BigInt(fraction.length);
  return Number((2n * BigInt(cents) * BigInt(whole + fraction) + scale) / (2n * scale));
}

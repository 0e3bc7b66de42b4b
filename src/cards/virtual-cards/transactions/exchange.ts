/** The rate of a purchase in US dollars. */
export const NO_EXCHANGE = "1";

/** The format of an exchange rate: a decimal number without sign or exponent. */
export const RATE_FORM = /^[0-9]{1,9}(\.[0-9]{1,20})?$/;

/** Converts cents by a decimal rate, exactly, a half rounded up (C18). */
export function convert(cents: number, rate: string): number {
  const [whole = "0", fraction = ""] = rate.split(".");
  const scale = 10n ** BigInt(fraction.length);
  return Number((2n * BigInt(cents) * BigInt(whole + fraction) + scale) / (2n * scale));
}

/** The US cents of an amount at a merchant. Throws a RangeError for less than one cent, and for more than is counted exactly (X34). */
export function billingOf(action: string, amount: number, rate: string): number {
  return validBilling(action, convert(amount, rate));
}

/** The same cents, converted from the argument `amount`. Throws a RangeError for less than one, and for more than is counted exactly. */
export function validBilling(action: string, billing: number): number {
  if (billing >= 1 && Number.isSafeInteger(billing)) return billing;
  throw new RangeError(`${action}: 'amount' converts to ${billing} US cents, which is not a valid amount.`);
}

/**
 * The rate of `what`, such as a purchase, in a currency: the given one, or else `usual`. Throws a RangeError unless
 * exactly another currency than US dollars has a rate (C18).
 */
export function rateOf(
  action: string,
  what: string,
  {
    currency,
    exchangeRate,
    usual,
  }: {
    readonly currency: string;
    readonly exchangeRate?: string | undefined;
    readonly usual?: string | undefined;
  },
): string {
  if (currency === "USD") {
    if (exchangeRate === undefined || Number(exchangeRate) === 1) return NO_EXCHANGE;
    throw new RangeError(
      `${action}: 'exchangeRate' must be 1 or left out, because the ${what} is in US dollars.`,
    );
  }
  const rate = exchangeRate ?? usual;
  if (rate !== undefined) return rate;
  throw new RangeError(
    `${action}: 'exchangeRate' is required for a ${what} in ${currency}: send US dollars for one ${currency}.`,
  );
}

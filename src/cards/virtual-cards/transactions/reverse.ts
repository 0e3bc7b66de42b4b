import type { CardsBank } from "../../options.ts";
import { type Authorization, sameMerchant } from "../objects.ts";
import type { VirtualCard } from "../schema.ts";
import { cancelClearing } from "./clear.ts";
import { billingOf } from "./exchange.ts";
import { authorizationNow } from "./listed.ts";
import { merchantFields, type OwnTransaction } from "./merchants/merchant-fields.ts";
import { authorizationOf, nextReference, openHold, record, releasedBy } from "./record.ts";

/** Releases a hold, or `amount` cents of the merchant's currency of it (C19, C20). */
export function reverse(
  bank: CardsBank,
  card: VirtualCard,
  reference: string,
  { amount, advice }: { readonly amount?: number | undefined; readonly advice: boolean },
): { readonly reference: string; readonly authorization: Authorization } {
  const hold = openHold(card, reference, "reverse");
  const part = amount ?? hold.merchant_amount;
  if (part > hold.merchant_amount) {
    throw new RangeError(
      `reverse: 'amount' must be at most ${hold.merchant_amount}, which is what is left of authorization ${reference}, got ${part}.`,
    );
  }
  const given = releasedBy(hold, part);
  const merchant = sameMerchant(authorizationOf(card, hold), part);
  const type = advice ? "Reversal advice" : "Reversal";
  const authorization = authorizationNow(bank, merchant, { billing: given, type });
  record(bank, card, {
    authorizations: [authorization],
    entry: { kind: "reversed", reference, merchant_amount: part, billing_amount: given },
  });
  if (part === hold.merchant_amount) cancelClearing(bank, card, reference);
  return { reference, authorization };
}

/** Lists a reversal without its authorization, which gives nothing back: nothing was held for it (X96). */
export function reverseUnmatched(
  bank: CardsBank,
  card: VirtualCard,
  reversal: OwnTransaction & { readonly advice: boolean },
): { readonly reference: string; readonly authorization: Authorization } {
  const { amount, exchangeRate, advice } = reversal;
  const billing = billingOf("reverse", amount, exchangeRate);
  const reference = nextReference(card);
  const type = advice ? "Reversal advice" : "Reversal";
  const authorization = authorizationNow(bank, merchantFields(reversal), { billing, type });
  record(bank, card, {
    authorizations: [authorization],
    entry: {
      kind: "unmatched",
      reference,
      exchange_rate: exchangeRate,
      merchant_amount: amount,
      billing_amount: billing,
    },
  });
  return { reference, authorization };
}

import type { CardsBank } from "../../options.ts";
import type { Authorization } from "../objects.ts";
import type { VirtualCard } from "../schema.ts";
import { billingOf } from "./exchange.ts";
import { authorizationNow } from "./listed.ts";
import { merchantFields, type OwnTransaction } from "./merchants/merchant-fields.ts";
import { nextReference, record } from "./record.ts";

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

import type * as z from "zod";
import type { CardsBank } from "../../options.ts";
import { type Clearing, sameMerchant } from "../objects.ts";
import type { VirtualCard } from "../schema.ts";
import type { Settlement } from "./arguments.ts";
import { cancelClearing } from "./clearing-timer.ts";
import { convert, rateOf } from "./exchange.ts";
import { clearingNow } from "./listed.ts";
import { authorizationOf, openHold, record, releasedBy } from "./record.ts";

/**
 * Settles an authorization. The rest of the hold is released (C18, C19), or kept for the clearings that follow one that
 * is not final (X94).
 */
export function clear(
  bank: CardsBank,
  card: VirtualCard,
  reference: string,
  { amount, fee, exchangeRate, final }: Omit<z.output<typeof Settlement>, "reference">,
): { readonly reference: string; readonly clearing: Clearing } {
  const hold = openHold(card, reference, "clear");
  const authorization = authorizationOf(card, hold);
  const rate = rateOf("clear", "purchase", {
    currency: authorization.merchant_currency,
    exchangeRate,
    usual: hold.exchange_rate,
  });
  const merchantAmount = amount ?? hold.merchant_amount;
  const billing = convert(merchantAmount, rate);
  const settlement = billing + fee;
  if (!Number.isSafeInteger(settlement)) {
    throw new RangeError(`clear: 'amount' and 'fee' are together ${settlement} US cents, which is too much.`);
  }
  const clearing = clearingNow(bank, sameMerchant(authorization, merchantAmount), {
    billing,
    rate,
    settlement,
  });
  const isLast = final || merchantAmount >= hold.merchant_amount;
  record(bank, card, {
    clearings: [clearing],
    entry: isLast
      ? { kind: "cleared", reference, settlement_amount: settlement }
      : {
          kind: "partly_cleared",
          reference,
          settlement_amount: settlement,
          merchant_amount: merchantAmount,
          billing_amount: releasedBy(hold, merchantAmount),
        },
  });
  if (isLast) cancelClearing(bank, card, reference);
  return { reference, clearing };
}

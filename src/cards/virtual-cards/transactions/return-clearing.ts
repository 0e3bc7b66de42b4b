import { InvalidTransitionError, NotFoundError } from "../../../engine/errors.ts";
import { received } from "../../../engine/schema/expected.ts";
import type { CardsBank } from "../../options.ts";
import { clearingsOf, returnedOf } from "../ledger.ts";
import { type Clearing, sameMerchant } from "../objects.ts";
import type { VirtualCard } from "../schema.ts";
import { convert, validBilling } from "./exchange.ts";
import { nextReference } from "./record.ts";
import { type Refunded, recordRefund } from "./refund.ts";

/**
 * A merchant refunds a clearing, all that is left of it or `amount` cents of its currency: with its merchant, currency
 * and rate, and without its fee (X95).
 */
export function returnClearing(
  bank: CardsBank,
  card: VirtualCard,
  clearing: string | number,
  amount: number | undefined,
): Refunded {
  const at = indexOf(card, clearing);
  const sold = card.clearings[at] as Clearing;
  if (sold.merchant_amount < 1) {
    throw new InvalidTransitionError(
      `Clearing ${at} of virtual card ${card.id} is a refund; a refund returns only what a clearing took.`,
    );
  }
  const left = sold.merchant_amount - returnedOf(card.internal.ledger, at);
  if (left === 0) {
    throw new InvalidTransitionError(
      `Clearing ${at} of virtual card ${card.id} was returned in full; no more of it can be refunded.`,
    );
  }
  const part = amount ?? left;
  if (part > left) {
    throw new RangeError(
      `refund: 'amount' must be at most ${left}, which is what is left of clearing ${at}, got ${part}.`,
    );
  }
  const billing = validBilling(
    "refund",
    convert(left, sold.exchange_rate) - convert(left - part, sold.exchange_rate),
  );
  return recordRefund(bank, card, {
    merchant: sameMerchant(sold, part),
    billing,
    rate: sold.exchange_rate,
    entry: {
      kind: "returned",
      reference: nextReference(card),
      clearing: at,
      merchant_amount: part,
      settlement_amount: billing,
    },
  });
}

/** The index of the clearing that an index or a reference names; a reference must have exactly one. */
function indexOf(card: VirtualCard, clearing: string | number): number {
  if (typeof clearing === "number" && clearing < card.clearings.length) return clearing;
  const [at, ...others] = typeof clearing === "number" ? [] : clearingsOf(card.internal.ledger, clearing);
  if (at === undefined) {
    throw new NotFoundError(
      `Virtual card ${card.id} has no clearing ${received(clearing)}: send 'clearing' as the index in its list, or as the reference of an authorization that was cleared.`,
    );
  }
  if (others.length === 0) return at;
  throw new RangeError(
    `refund: 'clearing' must be an index, one of ${[at, ...others].join(", ")}, because authorization ${clearing} has several clearings.`,
  );
}

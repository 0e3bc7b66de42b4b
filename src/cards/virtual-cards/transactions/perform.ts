import type * as z from "zod/mini";
import type { ActionCall } from "../../../engine/resource/action.ts";
import type { CardsBank } from "../../options.ts";
import type { VirtualCard } from "../schema.ts";
import type { Purchase, Refund, Reversal } from "./arguments.ts";
import { authorize } from "./authorize.ts";
import { rateOf } from "./exchange.ts";
import { Merchant } from "./merchants/merchant.ts";
import { refund } from "./refund.ts";
import { returnClearing } from "./return-clearing.ts";
import { reverse, reverseUnmatched } from "./reverse.ts";

type Call<Arguments extends z.ZodMiniType> = ActionCall<CardsBank, VirtualCard, z.output<Arguments>>;

export function authorizeAt({ row, values, bank }: Call<typeof Purchase>) {
  return authorize(bank, row, { ...values, exchangeRate: rateOf("authorize", "purchase", values) });
}

export function reverseAt({ row, values, bank }: Call<typeof Reversal>) {
  const { reference, amount, advice } = values;
  if (reference !== undefined) {
    refuseOwn("reverse", values, "a reversal has that of its authorization");
    return reverse(bank, row, reference, values);
  }
  if (amount === undefined)
    throw new RangeError("reverse: 'reference' is required: take it from the result of authorize.");
  return reverseUnmatched(bank, row, { ...withMerchant("reverse", "reversal", values), amount, advice });
}

export function refundAt({ row, values, bank }: Call<typeof Refund>) {
  const { amount, clearing, merchant = lastMerchant(row) } = values;
  if (clearing !== undefined) {
    refuseOwn("refund", values, "a refund of a clearing has that of the clearing");
    return returnClearing(bank, row, clearing, amount);
  }
  if (amount === undefined) throw new RangeError("refund: 'amount' is required.");
  return refund(bank, row, {
    ...withMerchant("refund", "refund", { ...values, merchant }),
    amount,
  });
}

/** Where a transaction happens and in which currency: all that follows from another transaction where it has one. */
type Place = Pick<z.output<typeof Refund>, "merchant" | "currency" | "exchangeRate">;

/** Refuses what a transaction takes over from the one that it follows. */
function refuseOwn(action: string, values: Place, because: string): void {
  const own = (["merchant", "currency", "exchangeRate"] as const).find((name) => values[name] !== undefined);
  if (own) throw new RangeError(`${action}: '${own}' must be left out, because ${because}.`);
}

/** The merchant, currency and rate of a transaction that follows no other. */
function withMerchant(
  action: string,
  what: string,
  { merchant = Merchant.parse({}), currency = "USD", exchangeRate }: Place,
) {
  return { merchant, currency, exchangeRate: rateOf(action, what, { currency, exchangeRate }) };
}

/** The merchant of a refund that names none. */
function lastMerchant(card: VirtualCard): Merchant {
  const last = card.clearings.at(-1);
  return last ? { id: last.merchant_id, name: last.merchant_name, mcc: last.mcc } : Merchant.parse({});
}

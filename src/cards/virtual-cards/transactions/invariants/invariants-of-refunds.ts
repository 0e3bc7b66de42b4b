import { type Broken, broken } from "../../../../engine/resource/invariant.ts";
import { type Authorization, type Clearing, sameMerchant } from "../../objects.ts";
import { convert } from "../exchange.ts";
import { brokenApproval, brokenRate, differing, type Entry, type Walk } from "./invariants-walk.ts";

export function refunded(walk: Walk, entry: Entry<"refunded">, path: string): Broken | undefined {
  const { card, listed, cleared } = walk;
  const { settlement_amount: amount } = entry;
  if (amount < 1) return broken(`${path}.settlement_amount`, "at least 1", amount);
  const { merchant_amount: merchant } = card.authorizations[listed] as Authorization;
  if (merchant < 1) return broken(`authorizations.${listed}.merchant_amount`, "at least 1", merchant);
  const wrong = brokenObjects(walk, merchant, amount) ?? brokenRate(walk);
  if (wrong) return wrong;
  const { exchange_rate: rate } = card.clearings[cleared] as Clearing;
  if (amount === convert(merchant, rate)) return undefined;
  return broken(`${path}.settlement_amount`, `${convert(merchant, rate)}, by its rate`, amount);
}

/** A refund of a clearing, of no more than was left of it, at its merchant and rate (X95). */
export function returned(walk: Walk, entry: Entry<"returned">, path: string): Broken | undefined {
  const { card, cleared, returnable } = walk;
  const { clearing, merchant_amount: part, settlement_amount: amount } = entry;
  const before = returnable.get(clearing);
  if (before === undefined)
    return broken(`${path}.clearing`, "the index of an earlier clearing of an authorization", clearing);
  if (part < 1 || part > before) return broken(`${path}.merchant_amount`, `1 to ${before}`, part);
  const sold = card.clearings[clearing] as Clearing;
  const left = before - part;
  const wanted = convert(before, sold.exchange_rate) - convert(left, sold.exchange_rate);
  if (amount < 1 || amount !== wanted)
    return broken(`${path}.settlement_amount`, `${wanted}, and at least 1`, amount);
  returnable.set(clearing, left);
  return (
    brokenObjects(walk, part, amount) ??
    differing("clearings", cleared, card.clearings, {
      ...sameMerchant(sold, -part),
      exchange_rate: sold.exchange_rate,
    })
  );
}

/** The two objects of a refund of so many cents of the merchant's currency, and US cents. */
function brokenObjects(walk: Walk, merchant: number, amount: number): Broken | undefined {
  const { card, listed, cleared } = walk;
  return (
    brokenApproval(walk) ??
    differing("authorizations", listed, card.authorizations, {
      billing_amount: amount,
      merchant_amount: merchant,
      transaction_type: "Purchase Return",
    }) ??
    differing("clearings", cleared, card.clearings, {
      ...sameMerchant(card.authorizations[listed] as Authorization, -merchant),
      billing_amount: -amount,
      settlement_amount: -amount,
    })
  );
}

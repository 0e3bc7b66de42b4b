import type { CardsBank } from "../../options.ts";
import { APPROVED, APPROVED_AS_OBSERVED, DECLINED } from "../../wording.ts";
import type { Authorization, Clearing, MerchantFields } from "../objects.ts";
import { dateAt } from "../rules/validity.ts";

/** An authorization of today: with a `reason` a declined one (OPT-14). */
export function authorizationNow(
  bank: CardsBank,
  merchant: MerchantFields,
  {
    billing,
    type,
    reason,
  }: {
    readonly billing: number;
    readonly type: Authorization["transaction_type"];
    readonly reason?: string | undefined;
  },
): Authorization {
  return {
    billing_amount: billing,
    billing_currency: "USD",
    date: dateAt(bank.now()),
    issuer_response: reason === undefined ? bank.options.assumptions.approvedResponse : DECLINED + reason,
    ...merchant,
    transaction_type: type,
  };
}

/** A clearing of today, which is settled at once. */
export function clearingNow(
  bank: CardsBank,
  merchant: MerchantFields,
  {
    billing,
    rate,
    settlement,
  }: { readonly billing: number; readonly rate: string; readonly settlement: number },
): Clearing {
  const date = dateAt(bank.now());
  return {
    billing_amount: billing,
    billing_currency: "USD",
    date,
    exchange_rate: rate,
    ...merchant,
    settlement_amount: settlement,
    settlement_currency: bank.options.assumptions.settlementCurrency,
    settlement_date: date,
  };
}

/** The issuer responses that a bank takes from a snapshot for one that was not declined (X150). */
export function knownApprovals({ options }: CardsBank): readonly string[] {
  return [...new Set([options.assumptions.approvedResponse, APPROVED, APPROVED_AS_OBSERVED])];
}

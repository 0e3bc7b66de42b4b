import { holdsOf } from "../../cards/virtual-cards/ledger.ts";
import { VirtualCards } from "../../cards/virtual-cards/schema.ts";
import type { Service } from "../../engine/service.ts";
import type { AnyId } from "../../engine/store/ids.ts";

/** An approved authorization that was neither cleared nor reversed in full; its amounts are those left. */
export interface OpenAuthorization {
  /** Identifies it in `bank.simulate.virtualCards.clear` and `reverse`. */
  readonly reference: string;
  /** Its index in the card's `authorizations`. */
  readonly listed: number;
  /** Cents of the merchant's currency. */
  readonly merchant_amount: number;
  /** US cents, which reduce the card's available balance. */
  readonly billing_amount: number;
}

/** The open authorizations of a card, oldest first; none for an unknown id. */
export function openAuthorizationsOf(service: Service, cardId: AnyId): readonly OpenAuthorization[] {
  const holds = holdsOf(service.table(VirtualCards).get(cardId)?.internal.ledger ?? []);
  return [...holds]
    .filter(([, { state }]) => state === "open")
    .map(([reference, { listed, merchant_amount, billing_amount }]) => ({
      reference,
      listed,
      merchant_amount,
      billing_amount,
    }));
}

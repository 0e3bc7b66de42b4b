import { holdsOf } from "../cards/virtual-cards/ledger.ts";
import { VirtualCards } from "../cards/virtual-cards/schema.ts";
import type { Service } from "../engine/service.ts";
import type { AnyId } from "../engine/store/ids.ts";

/** An approved authorization that was neither cleared nor wholly reversed; its amounts are what is left of it. */
export interface OpenAuthorization {
  /** What `bank.simulate.virtualCards.clear` and `reverse` name it by. */
  readonly reference: string;
  /** Its place in the card's `authorizations`, from 0. */
  readonly listed: number;
  /** Cents of the merchant's currency. */
  readonly merchant_amount: number;
  /** US cents, which the card's available balance goes without. */
  readonly billing_amount: number;
}

/** The open authorizations of a card, oldest first; none for a card that is not there. */
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

import type { CardsBank } from "../../options.ts";
import type { Authorization } from "../objects.ts";
import type { VirtualCard } from "../schema.ts";
import { scheduleClearing } from "./clear.ts";
import { reasonToDecline } from "./declines.ts";
import { billingOf } from "./exchange.ts";
import { authorizationNow } from "./listed.ts";
import { merchantFields, type OwnTransaction } from "./merchants/merchant-fields.ts";
import { nextReference, record } from "./record.ts";
import { reservedDecline } from "./reserved-amounts.ts";

/** A purchase to approve, or one that has already happened (C20). */
interface Purchase extends OwnTransaction {
  readonly type: Authorization["transaction_type"];
  /** The issuer's own reason to decline it (X93). */
  readonly decline?: string | undefined;
}

/** The result of an authorization. */
export interface Authorized {
  readonly approved: boolean;
  /** Identifies it in `clear` and `reverse`. */
  readonly reference: string;
  /** As the card lists it. */
  readonly authorization: Authorization;
}

/** Approves a purchase or declines it (C17, C19); only the type "Authorization" can be declined (C20). */
export function authorize(bank: CardsBank, card: VirtualCard, purchase: Purchase): Authorized {
  const { amount, type, exchangeRate, decline } = purchase;
  const canBeDeclined = type === "Authorization";
  if (decline !== undefined && !canBeDeclined) {
    throw new RangeError(
      `authorize: 'decline' must be left out, because the type ${type} is never declined.`,
    );
  }
  const billing = billingOf("authorize", amount, exchangeRate);
  const asked = decline ?? reservedDecline(bank, amount);
  const reason = canBeDeclined ? reasonToDecline(bank, { card, billing, decline: asked }) : undefined;
  const reference = nextReference(card);
  const authorization = authorizationNow(bank, merchantFields(purchase), { billing, type, reason });
  record(bank, card, {
    authorizations: [authorization],
    entry:
      reason === undefined
        ? {
            kind: "authorized",
            reference,
            listed: card.authorizations.length,
            exchange_rate: exchangeRate,
            merchant_amount: amount,
            billing_amount: billing,
          }
        : { kind: "declined", reference },
  });
  if (reason === undefined) scheduleClearing(bank, card, reference);
  return { approved: reason === undefined, reference, authorization };
}

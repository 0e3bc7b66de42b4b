import { onDemand } from "../../engine/on-demand.ts";
import { actionsOf } from "../../engine/resource/action.ts";
import type { CardsBank } from "../options.ts";
import type { VirtualCard } from "./schema.ts";
import { Purchase, Refund, Reversal, Settlement } from "./transactions/arguments.ts";
import { clear as clearAuthorization } from "./transactions/clear.ts";

const action = actionsOf<CardsBank, VirtualCard>();

/** Few tests and pages have merchants, of whom the titles of their categories are the most. Clearings also come by the clock. */
const merchants = onDemand("what happens to cards at merchants", () => import("./transactions/perform.ts"));

/**
 * A merchant asks for approval or, with another `type`, reports a purchase that has happened (C16 to C20). Amounts
 * are cents of the merchant's currency. With `decline` the issuer declines it, whatever the card allows (X93).
 *
 * @example await bank.simulate.virtualCards.authorize("1001", { amount: 2500, merchant: { name: "Cafe", mcc: "5812" } });
 */
const authorize = action({
  title: "Authorize",
  arguments: Purchase,
  answer: "plain",
  needs: merchants,
  handle: (call) => merchants.code.authorizeAt(call),
});

/**
 * A merchant settles an authorization: all that is left of it, or `amount`; `fee` (US cents) is added. With
 * `final: false` what is left stays open for further clearings; `exchangeRate` is the clearing's own (X94).
 *
 * @example await bank.simulate.virtualCards.clear("1001", reference, { amount: 1000, final: false });
 */
const clear = action({
  title: "Clear",
  arguments: Settlement,
  positional: ["reference"],
  answer: "plain",
  handle: ({ row, values, bank }) => clearAuthorization(bank, row, values.reference, values),
});

/**
 * A merchant reverses an authorization, all of it or `amount`. Without a reference it is a reversal of an authorization
 * that the card does not have: it is listed and gives nothing back (X96).
 *
 * @example await bank.simulate.virtualCards.reverse("1001", { amount: 500, merchant: { name: "Cafe" } });
 */
const reverse = action({
  title: "Reverse",
  arguments: Reversal,
  positional: ["reference"],
  answer: "plain",
  needs: merchants,
  handle: (call) => merchants.code.reverseAt(call),
});

/**
 * A merchant refunds `amount` cents of its currency, by default US cents and the merchant of the last clearing. With
 * `clearing` it returns a clearing, all that is left of it or `amount`, with the merchant, currency and rate of it (X95).
 *
 * @example await bank.simulate.virtualCards.refund("1001", { clearing: 0 });
 */
const refund = action({
  title: "Refund",
  arguments: Refund,
  answer: "plain",
  needs: merchants,
  handle: (call) => merchants.code.refundAt(call),
});

export const virtualCardActions = { authorize, clear, reverse, refund };

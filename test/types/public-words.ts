// The words that fields, queries and arguments take, as types. Compiled by `npm run typecheck` and `npm run check package`, never
// run. The statuses that options name are declared here for all of these files.

import {
  type AchStatus,
  type CardStatus,
  createBank,
  type Decline,
  type DeclineReason,
  type IssuerResponse,
} from "sandbank";
import { expectTypeOf } from "vitest";

declare module "sandbank" {
  interface OwnStatuses {
    readonly achTransfers: "in_review";
    readonly virtualCards: "Expired" | "Lapsed";
  }
}

const { db, simulate } = createBank({ assumptions: { reviewStatus: "in_review" } });

expectTypeOf<AchStatus>().toEqualTypeOf<
  "pending" | "canceled" | "processing" | "succeeded" | "failed" | "hold" | "corrected" | "in_review"
>();
expectTypeOf<CardStatus>().toEqualTypeOf<"Approved" | "Canceled" | "Expired" | "Lapsed">();

/** A switch over a status needs no default. */
function tell(status: AchStatus): string {
  switch (status) {
    case "pending":
    case "processing":
      return "on its way";
    case "succeeded":
    case "corrected":
      return "there";
    case "failed":
    case "canceled":
      return "not sent";
    case "hold":
    case "in_review":
      return "looked at";
  }
}
expectTypeOf(db.achTransfers.all().map(({ status }) => tell(status))).toEqualTypeOf<string[]>();

db.achTransfers.findMany((q) => q.where({ status: "failed", direction: "debit", service: "same-day" }));
db.achTransfers.findMany((q) => q.where({ status: "in_review" }).or({ return: { code: "R01" } }));
db.virtualCards.findMany((q) => q.where({ status: "Expired" }));
db.companies.findMany((q) => q.where({ status: "approved" }));
// @ts-expect-error there is no such status of transfers
db.achTransfers.findMany((q) => q.where({ status: "faild" }));
// @ts-expect-error there is no such direction
db.achTransfers.findMany((q) => q.where({ direction: "in" }));
// @ts-expect-error there is no such return code
db.achTransfers.findMany((q) => q.where({ return: { code: "R99" } }));
// @ts-expect-error there is no such status of cards
db.virtualCards.findMany((q) => q.where({ status: "approved" }));
// @ts-expect-error there is no such status of companies
db.companies.findMany((q) => q.where({ status: "Approved" }));
// @ts-expect-error a transfer has no such status
expectTypeOf(db.achTransfers.get(1)?.status === "faild").toBeBoolean();

expectTypeOf(db.achTransfers.findFirst({ status: "in_review", return: null })).toEqualTypeOf(
  db.achTransfers.get(1),
);
db.achTransfers.findMany({ status: "failed", return: { code: "R01" } });
db.companies.count({ status: "blocked", physical_address: { id: 1001 } });
// @ts-expect-error there is no such status of transfers
db.achTransfers.findFirst({ status: "faild" });
// @ts-expect-error there is no such field
db.achTransfers.findMany({ state: "failed" });
// @ts-expect-error there is no such field inside of it
db.achTransfers.count({ return: { reason: "R01" } });
// @ts-expect-error a list is not compared
db.companies.findMany({ products: ["wires"] });

const card = db.virtualCards.get(1);
expectTypeOf<NonNullable<typeof card>["status"]>().toEqualTypeOf<CardStatus>();
expectTypeOf(card?.authorizations[0]?.issuer_response).toEqualTypeOf<IssuerResponse | undefined>();
expectTypeOf(card?.clearings[0]?.settlement_currency).toEqualTypeOf<"USD" | "840" | undefined>();
// @ts-expect-error a card has no such currency
expectTypeOf(card?.clearings[0]?.billing_currency === "EUR").toBeBoolean();
expectTypeOf<"Declined: the card has no uses left">().toExtend<`Declined: ${DeclineReason}`>();
expectTypeOf<"do not honor">().toExtend<Decline>();
void simulate.virtualCards.authorize(1, { amount: 1, decline: "a reason of the issuer's own" });

createBank({
  assumptions: { reviewStatus: "checked" },
  reserved: { receiverAccounts: { "1": { status: "checked" }, "2": { return: "R03" } } },
});
// @ts-expect-error there is no such return code
createBank({ reserved: { receiverAccounts: { "1": { return: "R99" } } } });

// What is read and simulated, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import {
  type AchStatus,
  type Bank,
  type ChangeCode,
  createBank,
  type Reader,
  type ReturnCode,
} from "sandbank";
import { expectTypeOf } from "vitest";

const { db, simulate } = createBank();

expectTypeOf<
  | "counterparties"
  | "achTransfers"
  | "virtualCards"
  | "realCards"
  | "suppliers"
  | "companies"
  | "persons"
  | "logins"
  | "parentCompanies"
  | "addresses"
  | "files"
  | "documents"
  | "govIdents"
>().toExtend<keyof Bank["db"]>();

expectTypeOf<keyof Reader<{ id: string }>>().toEqualTypeOf<
  "get" | "findFirst" | "findMany" | "all" | "count"
>();
type AchTransfer = NonNullable<ReturnType<typeof db.achTransfers.get>>;
expectTypeOf<AchTransfer>().toExtend<{
  id: string;
  amount: number;
  metadata: object | null;
}>();
expectTypeOf<AchTransfer["status"]>().toEqualTypeOf<AchStatus>();
expectTypeOf<NonNullable<AchTransfer["return"]>["code"]>().toEqualTypeOf<ReturnCode | ChangeCode>();
expectTypeOf<AchTransfer["direction"]>().toEqualTypeOf<"credit" | "debit">();
expectTypeOf(db.achTransfers.get).parameters.toEqualTypeOf<[id: string | number]>();
expectTypeOf(db.achTransfers.get(1001)).toEqualTypeOf<AchTransfer | undefined>();
expectTypeOf(db.achTransfers.findFirst()).toEqualTypeOf<AchTransfer | undefined>();
expectTypeOf(db.achTransfers.findMany((q) => q.where({ status: "pending" }))).toEqualTypeOf<
  readonly AchTransfer[]
>();
expectTypeOf(db.achTransfers.all()).toEqualTypeOf<readonly AchTransfer[]>();
expectTypeOf(db.achTransfers.count((q) => q.where({ amount: 100 }))).toEqualTypeOf<number>();
// @ts-expect-error there is no such field to query
db.achTransfers.findMany((q) => q.where({ state: "pending" }));
// @ts-expect-error what is internal is not shown
db.achTransfers.get(1001)?.internal;
// @ts-expect-error there is no such collection
db.ach;

const company = db.companies.get(1);
expectTypeOf(company?.url).toEqualTypeOf<string | undefined>();
expectTypeOf(company?.physical_address.id).toEqualTypeOf<number | undefined>();
expectTypeOf(company?.persons[0]?.url).toEqualTypeOf<string | undefined>();
expectTypeOf(db.virtualCards.get(1)?.id).toExtend<string | number | undefined>();

expectTypeOf<"achTransfers" | "virtualCards" | "companies">().toExtend<keyof typeof simulate>();

expectTypeOf<keyof typeof simulate.achTransfers>().toEqualTypeOf<
  "process" | "settle" | "return" | "correct" | "hold" | "release" | "reject"
>();
expectTypeOf(simulate.achTransfers.process(1001)).toEqualTypeOf<Promise<AchTransfer>>();
expectTypeOf(simulate.achTransfers.settle("1001")).toEqualTypeOf<Promise<AchTransfer>>();
expectTypeOf(simulate.achTransfers.return).parameters.toEqualTypeOf<
  [id: string | number, code: ReturnCode]
>();
// @ts-expect-error there is no such return code
void simulate.achTransfers.return(1001, "R99");
expectTypeOf(simulate.achTransfers.hold).parameters.toEqualTypeOf<[id: string | number]>();
void simulate.achTransfers.correct("1001", { code: "C02", value: "790000006" });
expectTypeOf(db.achTransfers.get(1)?.return?.corrected_data).toEqualTypeOf<string | undefined>();
// @ts-expect-error there is no such change code
void simulate.achTransfers.correct("1001", { code: "C99", value: "790000006" });
// @ts-expect-error a correction has its value
void simulate.achTransfers.correct("1001", { code: "C02" });
// @ts-expect-error a return has its code
void simulate.achTransfers.return("1001");
// @ts-expect-error only a return has a code
void simulate.achTransfers.settle("1001", "R01");

expectTypeOf<keyof typeof simulate.virtualCards>().toEqualTypeOf<
  "authorize" | "clear" | "reverse" | "refund"
>();
const authorized = await simulate.virtualCards.authorize(1, {
  amount: 1_000,
  type: "Authorization",
  merchant: { id: "1", name: "Books", mcc: "5942" },
  currency: "EUR",
  exchangeRate: "1.1",
});
expectTypeOf(authorized.approved).toEqualTypeOf<boolean>();
expectTypeOf(authorized.reference).toEqualTypeOf<string>();
expectTypeOf(authorized.authorization.billing_amount).toEqualTypeOf<number>();
void simulate.virtualCards.clear(1, authorized.reference);
void simulate.virtualCards.clear("1", authorized.reference, { amount: 900, fee: 10 });
void simulate.virtualCards.reverse(1, authorized.reference, { amount: 100, advice: true });
void simulate.virtualCards.refund(1, { amount: 100 });
void simulate.virtualCards.authorize(1, { amount: 1, decline: "suspected fraud" });
void simulate.virtualCards.authorize(1, { amount: 1, decline: "any other reason" });
void simulate.virtualCards.clear(1, authorized.reference, { amount: 1, exchangeRate: 1.1, final: false });
void simulate.virtualCards.refund(1, { amount: 1, currency: "EUR", exchangeRate: "1.1" });
void simulate.virtualCards.refund(1, { clearing: 0, amount: 1 });
void simulate.virtualCards.refund(1, { clearing: authorized.reference });
void simulate.virtualCards.reverse(1, {
  amount: 1,
  merchant: { name: "Books" },
  currency: "EUR",
  exchangeRate: 1,
});
// @ts-expect-error a reason is text
void simulate.virtualCards.authorize(1, { amount: 1, decline: 5 });
// @ts-expect-error a reversal without a reference is written without one
void simulate.virtualCards.reverse(1, undefined, { amount: 1 });
// @ts-expect-error a clearing has no merchant of its own
void simulate.virtualCards.clear(1, authorized.reference, { merchant: { name: "Books" } });
// @ts-expect-error a purchase has an amount
void simulate.virtualCards.authorize(1, {});
// @ts-expect-error there is no such kind of authorization
void simulate.virtualCards.authorize(1, { amount: 1, type: "Reversal" });
// @ts-expect-error a merchant has no such field
void simulate.virtualCards.authorize(1, { amount: 1, merchant: { city: "Oslo" } });
// @ts-expect-error a clearing names its authorization
void simulate.virtualCards.clear(1, { amount: 900 });

expectTypeOf<keyof typeof simulate.companies>().toEqualTypeOf<"transition">();
const moved = simulate.companies.transition(1, "approved", { reason: "Reviewed", category: null });
expectTypeOf(moved).toEqualTypeOf<Promise<NonNullable<typeof company>>>();
// @ts-expect-error a status is text
void simulate.companies.transition(1, 2);
// @ts-expect-error there is no such status
void simulate.companies.transition(1, "aproved");
// @ts-expect-error a transition has no such detail
void simulate.companies.transition(1, "approved", { note: "Reviewed" });

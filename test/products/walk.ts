import fc from "fast-check";
import { request } from "../../fixtures/http-client.ts";
import type { BankWith } from "../../src/bank/with-handlers.ts";
import type { accounts, bookTransfers, wireTransfers } from "../../src/products/index.ts";
import { dayOf, daysAfter } from "../model/calendar.ts";
import { minimalCard } from "../support/cards.ts";
import { ach } from "./support.ts";

/** A bank with products. */
export type ProductsBank = BankWith<{
  readonly accounts: typeof accounts;
  readonly bookTransfers: typeof bookTransfers;
  readonly wireTransfers: typeof wireTransfers;
}>;

const at = fc.integer({ min: 0, max: 3 });
const amount = fc.constantFrom(1, 99, 500, 4999, 20_000, 10_000_000);
const part = fc.constantFrom(null, 1, 300, 4999);
const number = fc.constantFrom("9900112233", "9900112244", "9900112255");
/** Days from today: mostly none. */
const days = fc.constantFrom(null, null, 0, 1, 5, -1);
const rate = fc.constantFrom("1", "1", "1.15", "0.925");

function step<const Name extends string, Fields extends object>(
  name: Name,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
): fc.Arbitrary<{ readonly do: Name } & Fields> {
  return fc.record({ do: fc.constant(name), ...fields }) as never;
}

const making = fc.oneof(
  step("ach", {
    ...{ amount: fc.oneof({ weight: 9, arbitrary: amount }, fc.constant(0)), number, days },
    direction: fc.constantFrom("credit", "debit"),
    service: fc.constantFrom("standard", "same-day"),
    receiver: fc.constantFrom("77", "77", "9000000000008201"),
  }),
  step("book", { amount, from: number, to: number, direction: fc.constantFrom("credit", "debit"), days }),
  step("wire", { amount, number, receiver: fc.constantFrom("77", "77", "9000000000008202"), days }),
  step("card", { total: fc.constantFrom(5000, 20_000, 10_000_000) }),
  step("authorize", { at, amount, rate, type: fc.constantFrom("Authorization", "Advice", "Forced Post") }),
  step("receive", { at, amount, method: fc.constantFrom("receiveAch", "receiveWire") }),
);

const changing = fc.oneof(
  step("actAch", { at, action: fc.constantFrom("process", "settle", "hold", "release", "reject") }),
  step("returnAch", { at }),
  step("cancelAch", { at }),
  step("actBook", { at, action: fc.constantFrom("cancel", "settle") }),
  step("actWire", { at, action: fc.constantFrom("cancel", "send", "complete", "return") }),
  step("cancelWire", { at }),
  step("total", { at, total: fc.constantFrom(1, 4999, 20_000, 10_000_000) }),
  step("cancelCard", { at }),
  step("clear", { at, hold: at, part, fee: fc.constantFrom(0, 35), final: fc.boolean() }),
  step("reverse", { at, hold: at, part }),
  step("refund", { at, amount, rate }),
  step("returnClearing", { at, clearing: at, part }),
);

/** A step of a walk through the life of a bank with products. */
export const anyStep = fc.oneof(
  { weight: 5, arbitrary: making },
  { weight: 5, arbitrary: changing },
  {
    weight: 1,
    arbitrary: step("advance", {
      by: fc.constantFrom(
        { minutes: 15 },
        { hours: 1 },
        { hours: 7 },
        { bankingDays: 1 },
        { bankingDays: 4 },
      ),
    }),
  },
);

export type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Does a step; false where the bank refused it, or where there is no row to do it with. */
export async function take(bank: ProductsBank, given: Step): Promise<boolean> {
  const { db, simulate } = bank;
  const send = async (method: string, path: string, data?: object) =>
    (await request(bank, method, path, { data })).ok;
  const effective = (days: number | null) =>
    days === null ? {} : { effective_date: daysAfter(dayOf(bank.clock.now().getTime()), days) };
  const idOf = (rows: { all(): readonly { readonly id: string }[] }, index: number) =>
    pickIn(rows.all(), index)?.id;
  const amountOf = (part: number | null) => (part === null ? {} : { amount: part });
  const inEuros = (rate: string) => (rate === "1" ? {} : { currency: "EUR", exchangeRate: rate });
  switch (given.do) {
    case "ach": {
      const { amount, number, days, direction, service, receiver } = given;
      const fields = {
        amount,
        account_number: number,
        direction,
        service,
        receiver_account_number: receiver,
      };
      return send("POST", "/v1/ach", ach({ ...fields, ...effective(days) }));
    }
    case "book": {
      const { amount, from, to, direction, days } = given;
      const fields = { amount, account_number: from, receiver_account_number: to, direction };
      return send("POST", "/v1/book", { ...fields, ...effective(days) });
    }
    case "wire": {
      const { amount, number, receiver, days } = given;
      const fields = { amount, account_number: number, receiver_account_number: receiver };
      return send("POST", "/v1/wire", {
        ...fields,
        receiver_routing_number: "021000021",
        ...effective(days),
      });
    }
    case "card":
      return send("POST", "/v1/virtualcards", { ...minimalCard, total_card_amount: given.total });
    case "advance":
      await bank.clock.advance(given.by);
      return true;
    case "actAch":
      return acted(idOf(db.achTransfers, given.at), (id) =>
        simulate.achTransfers[given.action as "settle"](id),
      );
    case "returnAch":
      return acted(idOf(db.achTransfers, given.at), (id) => simulate.achTransfers.return(id, "R03"));
    case "cancelAch":
      return send("PATCH", `/v1/ach/${idOf(db.achTransfers, given.at)}`, { status: "canceled" });
    case "actBook":
      return given.action === "cancel"
        ? send("PATCH", `/v1/book/${idOf(db.bookTransfers, given.at)}`, { status: "canceled" })
        : acted(idOf(db.bookTransfers, given.at), (id) => simulate.bookTransfers.settle(id));
    case "actWire":
      return acted(idOf(db.wireTransfers, given.at), (id) =>
        simulate.wireTransfers[given.action as "send"](id),
      );
    case "cancelWire":
      return send("PATCH", `/v1/wire/${idOf(db.wireTransfers, given.at)}`, { status: "canceled" });
    case "receive":
      return acted(idOf(db.accounts, given.at), (id) =>
        simulate.accounts[given.method as "receiveAch"](id, { amount: given.amount }),
      );
  }
  const id = idOf(db.virtualCards, given.at);
  const { virtualCards } = simulate;
  const path = `/v1/virtualcards/${id}`;
  switch (given.do) {
    case "total":
      return send("PATCH", path, { total_card_amount: given.total });
    case "cancelCard":
      return send("DELETE", path);
    case "authorize": {
      const { amount, rate, type } = given;
      return acted(id, (card) =>
        virtualCards.authorize(card, { amount, type: type as "Advice", ...inEuros(rate) }),
      );
    }
    case "refund":
      return acted(id, (card) => virtualCards.refund(card, { amount: given.amount, ...inEuros(given.rate) }));
    case "returnClearing":
      return acted(id, (card) =>
        virtualCards.refund(card, { clearing: given.clearing, ...amountOf(given.part) }),
      );
  }
  const hold = id === undefined ? undefined : pickIn(bank.openAuthorizations(id), given.hold)?.reference;
  if (hold === undefined) return false;
  return acted(id, (card) =>
    given.do === "clear"
      ? virtualCards.clear(card, hold, { ...amountOf(given.part), fee: given.fee, final: given.final })
      : virtualCards.reverse(card, hold, amountOf(given.part)),
  );
}

const pickIn = <Row>(rows: readonly Row[], at: number): Row | undefined => rows[at % rows.length];

/** Refusals of what a row does not allow. */
const REFUSALS: ReadonlySet<string> = new Set(["InvalidTransitionError", "NotFoundError", "RangeError"]);

async function acted(id: string | undefined, work: (id: string) => Promise<unknown>): Promise<boolean> {
  if (id === undefined) return false;
  try {
    await work(id);
    return true;
  } catch (error) {
    if (error instanceof Error && REFUSALS.has(error.name)) return false;
    throw error;
  }
}

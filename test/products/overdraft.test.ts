import { expect, test } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { accountsWith, bookTransfersWith, wireTransfers } from "../../src/products/index.ts";
import { minimalCard } from "../support/cards.ts";
import { ach, book, PRODUCTS, type ProductsBank, send, wire } from "./support.ts";

/** A bank that refuses to overdraw: its first account begins with 1,000 cents. */
const strictBank = (options: BankOptions = {}): ProductsBank =>
  createBank({
    ...PRODUCTS,
    ...options,
    resources: {
      accounts: accountsWith({ overdraft: "refuse", opening: { "9900112233": 1000 } }),
      bookTransfers: bookTransfersWith({ settle: "effective-date" }),
      wireTransfers,
    },
  });

/** What the first account has, posted and available. */
function balancesOf({ db }: ProductsBank) {
  const [account] = db.accounts.all();
  return [account?.posted_balance, account?.available_balance];
}

/** A book transfer that the second account asks the first one for. */
const asked = (amount: number) =>
  book({
    ...{ amount, direction: "debit" },
    ...{ account_number: "9900112244", receiver_account_number: "9900112233" },
  });

const TRANSFERS = [
  ["ACH credit", "/v1/ach", (amount: number) => ach({ amount })],
  ["wire", "/v1/wire", (amount: number) => wire({ amount })],
  ["book transfer", "/v1/book", (amount: number) => book({ amount })],
  ["book transfer that is asked for", "/v1/book", asked],
] as const;

test.each(TRANSFERS)(
  "%s: more than is available is refused and changes nothing (PROD-14)",
  async (_, path, of) => {
    const bank = strictBank();
    await bank.ready;
    const before = bank.snapshot();
    expect(await send(bank, "POST", path, of(1001))).toEqual({
      status: 400,
      body: { error: "'amount' must be at most the available balance of the account, 1000." },
    });
    expect(bank.snapshot()).toEqual(before);
  },
);

test.each(TRANSFERS)("%s: all that is available passes, and then no more (PROD-14)", async (_, path, of) => {
  const bank = strictBank();
  expect((await send(bank, "POST", path, of(1000))).status).toBe(200);
  expect(balancesOf(bank)[1]).toBe(0);
  expect(await send(bank, "POST", path, of(1))).toEqual({
    status: 400,
    body: { error: "'amount' must be at most the available balance of the account, 0." },
  });
  await bank.clock.advance({ bankingDays: 3 });
  expect(balancesOf(bank)).toEqual([0, 0]);
});

test("a debit and a prenotification take nothing, so that they pass on an account that is overdrawn (PROD-11, PROD-14)", async () => {
  const bank = strictBank();
  await requestOrThrow(bank, "POST", "/v1/virtualcards", { data: minimalCard });
  await bank.simulate.virtualCards.authorize("1001", { amount: 5000, type: "Forced Post" });
  expect(balancesOf(bank)).toEqual([1000, -4000]);
  expect((await send(bank, "POST", "/v1/ach", ach({ amount: 0 }))).status).toBe(200);
  expect((await send(bank, "POST", "/v1/ach", ach({ amount: 700, direction: "debit" }))).status).toBe(200);
  expect(balancesOf(bank)).toEqual([1000, -4000]);
});

test("money that has come in can be sent, and what is held can't (PROD-7, PROD-14)", async () => {
  const bank = strictBank();
  await send(bank, "POST", "/v1/wire", wire({ amount: 400 }));
  await bank.simulate.accounts.receiveAch("1001", { amount: 250 });
  expect(balancesOf(bank)).toEqual([1250, 850]);
  expect(await send(bank, "POST", "/v1/ach", ach({ amount: 851 }))).toEqual({
    status: 400,
    body: { error: "'amount' must be at most the available balance of the account, 850." },
  });
  await send(bank, "PATCH", "/v1/wire/1001", { status: "canceled" });
  expect((await send(bank, "POST", "/v1/ach", ach({ amount: 1250 }))).status).toBe(200);
});

test("an account that is not opened yet has nothing available (PROD-3, PROD-14)", async () => {
  const bank = strictBank({ accounts: undefined });
  const nothing = { error: "'amount' must be at most the available balance of the account, 0." };
  expect(await send(bank, "POST", "/v1/ach", ach({ account_number: "4000" }))).toEqual({
    status: 400,
    body: nothing,
  });
  expect(await send(bank, "POST", "/v1/wire", wire({ account_number: "4000" }))).toEqual({
    status: 400,
    body: nothing,
  });
  expect(bank.db.accounts.count()).toBe(1);
  expect(
    (await send(bank, "POST", "/v1/ach", ach({ account_number: "4000", direction: "debit" }))).status,
  ).toBe(200);
  expect(bank.db.accounts.get("1002")).toMatchObject({ account_number: "4000", available_balance: 0 });
});

test("a card declines more than its account has, and is declined for its own reasons first (PROD-15)", async () => {
  const bank = strictBank();
  await requestOrThrow(bank, "POST", "/v1/virtualcards", {
    data: { ...minimalCard, total_card_amount: 2000 },
  });
  const { virtualCards } = bank.simulate;
  const responseOf = async (amount: number, type?: "Forced Post") => {
    const { authorization } = await virtualCards.authorize("1001", { amount, ...(type && { type }) });
    return authorization.issuer_response;
  };
  expect(await responseOf(1001)).toBe("Declined: the account has insufficient funds");
  expect(balancesOf(bank)).toEqual([1000, 1000]);
  expect(await responseOf(2001)).toBe("Declined: the available balance is insufficient");
  expect(await responseOf(1000)).toBe("Approved");
  expect(await responseOf(1)).toBe("Declined: the account has insufficient funds");
  expect(await responseOf(300, "Forced Post")).toBe("Approved");
  expect(balancesOf(bank)).toEqual([1000, -300]);
});

test("by default accounts may be overdrawn (PROD-14)", async () => {
  const bank = createBank(PRODUCTS);
  const paid = await send(bank, "POST", "/v1/ach", ach({ amount: 10_000_001 }));
  expect(paid.status).toBe(200);
  expect(balancesOf(bank)).toEqual([10_000_000, -1]);
});

test("a wire from no account of a bank that lists its own is refused (PROD-3)", async () => {
  const bank = createBank(PRODUCTS);
  expect(await send(bank, "POST", "/v1/wire", wire({ account_number: "9900112299" }))).toEqual({
    status: 400,
    body: {
      error: "'account_number' must be the number of an account of the bank: GET /v1/accounts lists all.",
    },
  });
  expect(bank.db.accounts.count()).toBe(2);
});

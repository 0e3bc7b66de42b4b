import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { accounts, bookTransfersWith, wireTransfers } from "../../src/products/index.ts";
import { book, PRODUCTS, productsBank, send, wire } from "./support.ts";

const STATUSES = "must be one of pending, processing, succeeded, failed, canceled";

test.each([
  ["/v1/wire", "filter[status]", "sent", `${STATUSES}, got "sent".`],
  ["/v1/wire", "filter[status]", "", `${STATUSES}, got "".`],
  ["/v1/book", "filter[status]", "failed", `must be one of pending, succeeded, canceled, got "failed".`],
  [
    "/v1/wire",
    "filter[effective_date_end]",
    "tomorrow",
    `must be a real calendar day in the form YYYY-MM-DD, got "tomorrow".`,
  ],
  [
    "/v1/book",
    "filter[effective_start]",
    "2026-02-30",
    `must be a real calendar day in the form YYYY-MM-DD, got "2026-02-30".`,
  ],
])("the list %s refuses %s=%s (PROD-63)", async (path, filter, value, wrong) => {
  expect(await send(productsBank(), "GET", `${path}?${filter}=${value}`)).toEqual({
    status: 400,
    body: { error: `'${filter}' ${wrong}` },
  });
});

test.each(["0", "10001", " 1", "1e3", ""])("a page of %j transactions is refused (PROD-5)", async (limit) => {
  const bank = productsBank();
  expect(await send(bank, "GET", `/v1/accounts/1001/transactions?page[limit]=${limit}`)).toEqual({
    status: 400,
    body: { error: "'page[limit]' must be a whole number from 1 to 10000." },
  });
});

test("no more comes in at once than a transfer may be (PROD-64)", async () => {
  const bank = productsBank();
  const amount = 9_999_999_999;
  await bank.simulate.accounts.receiveAch("1001", { amount });
  await expect(bank.simulate.accounts.receiveWire("1001", { amount: amount + 1 })).rejects.toThrow(
    "receiveWire: 'amount' must be at most 9999999999",
  );
  expect((await send(bank, "POST", "/v1/wire", wire({ amount }))).status).toBe(200);
  expect(await send(bank, "POST", "/v1/wire", wire({ amount: amount + 1 }))).toEqual({
    status: 400,
    body: { error: "'amount' must be at most 9999999999, got ••••0000." },
  });
});

test("a wire names two accounts by text that is not blank (PROD-64)", async () => {
  const fields = { account_number: " ", receiver_account_number: "9".repeat(35) };
  expect(await send(productsBank(), "POST", "/v1/wire", wire(fields))).toEqual({
    status: 400,
    body: {
      error:
        "'account_number' must be the number of an account: text that is not blank. 'receiver_account_number' must have at most 34 characters, got \"••••9999\".",
    },
  });
});

test("a transfer whose effective date is after the end of bank time waits, and can be canceled (PROD-66)", async () => {
  const resources = {
    accounts,
    wireTransfers,
    bookTransfers: bookTransfersWith({ settle: "effective-date" }),
  };
  const bank = createBank({ ...PRODUCTS, resources });
  const far = { effective_date: "9999-12-31" };
  for (const [path, body] of [
    ["/v1/wire", wire(far)],
    ["/v1/book", book(far)],
  ] as const)
    expect((await send(bank, "POST", path, body)).body).toMatchObject({
      data: { id: "1001", status: "pending", ...far },
    });
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
  await bank.clock.advanceTo("9989-12-31T00:00:00.000Z");
  for (const path of ["/v1/wire/1001", "/v1/book/1001"])
    expect((await send(bank, "PATCH", path, { status: "canceled" })).body).toMatchObject({
      data: { status: "canceled" },
    });
  expect(bank.db.accounts.all().map((each) => each.available_balance)).toEqual([10_000_000, 10_000_000]);
});

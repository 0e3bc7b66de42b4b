import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { accountsWith, bookTransfers, bookTransfersWith, wireTransfers } from "../../src/products/index.ts";
import { PRODUCTS, productsBank, send, wire } from "./support.ts";

test("bank.resources has the states of accounts, book transfers and wires, and what moves them along (X248)", () => {
  const resources = { accounts: accountsWith(), bookTransfers: bookTransfersWith(), wireTransfers };
  const bank = createBank({ ...PRODUCTS, resources });
  const described = (["accounts", "bookTransfers", "wireTransfers"] as const).map((name) => {
    const { statuses, lifecycle } = bank.resources[name];
    return [
      ...statuses.map((status) => `${status.name}: ${status.tone}`),
      ...(lifecycle?.edges ?? []).map(({ from, to, by, when, ...way }) =>
        [`${from} → ${to}: ${by} ${way.name}`, when].filter(Boolean).join(" "),
      ),
    ];
  });
  expect(described).toEqual([
    ["open: good", "open → open: action receiveAch", "open → open: action receiveWire"],
    [
      ...["pending: wait", "succeeded: good", "canceled: off"],
      "pending → canceled: action cancel",
      "pending → succeeded: action settle",
    ],
    [
      ...["pending: wait", "processing: move", "succeeded: good", "failed: bad", "canceled: off"],
      "pending → canceled: action cancel",
      "pending → processing: action send",
      "processing → succeeded: step complete after 30 minutes",
      "processing → succeeded: action complete",
      "processing → failed: action return",
      "succeeded → failed: action return",
    ],
  ]);
});

test("the actions of an account are described with their titles and arguments (PROD-7)", () => {
  const bank = createBank({ ...PRODUCTS, resources: { accounts: accountsWith() } });
  const described = bank.resources.accounts.actions.map(({ name, title, arguments: given }) => [
    ...[name, title],
    ...given.map((each) => `${each.name} ${each.type}, ${"default" in each ? each.default : "required"}`),
  ]);
  expect(described).toEqual([
    ["receiveAch", "Receive an ACH transfer", "amount number, required", "from text, Acme Paper"],
    ["receiveWire", "Receive a wire", "amount number, required", "from text, Acme Paper"],
  ]);
});

test("the example of a book transfer and that of a wire are the bodies of their creates (DEF-49)", () => {
  const book = {
    ...{ account_number: "4000123456", amount: 12_500, direction: "credit" },
    receiver_account_number: "4000654321",
  };
  expect(bookTransfers.body()).toEqual(book);
  expect(bookTransfersWith({ settle: "effective-date" }).body()).toEqual(book);
  expect(wireTransfers.body()).toEqual({
    ...{ account_number: "4000123456", amount: 12_500, receiver_name: "Ada Park" },
    ...{ receiver_account_number: "1000200030004000", receiver_routing_number: "790000006" },
  });
});

test("a transaction of a wire has the name of its receiver, or the end of the account (PROD-6, PROD-28)", async () => {
  const bank = productsBank();
  await send(bank, "POST", "/v1/wire", wire());
  await send(bank, "POST", "/v1/wire", wire({ receiver_name: "Ada Park" }));
  await bank.clock.advance({ hours: 1 });
  for (const id of ["1001", "1002"]) await bank.simulate.wireTransfers.return(id);
  const { body } = await send(bank, "GET", "/v1/accounts/1001/transactions");
  const { transactions } = (body as { data: { transactions: readonly Record<string, unknown>[] } }).data;
  expect(transactions.map(({ event, amount, description }) => [event, amount, description])).toEqual([
    ["returned", 700, "Return of wire to Ada Park"],
    ["returned", 700, "Return of wire to account 5123"],
    ["sent", -700, "Wire to Ada Park"],
    ["sent", -700, "Wire to account 5123"],
    ["opened", 10_000_000, "Opening balance"],
  ]);
  expect(bank.db.wireTransfers.all().map(({ return_reason }) => return_reason)).toEqual([
    "The receiver's bank has no such account.",
    "The receiver's bank has no such account.",
  ]);
});

test.each(["1", "10000"])("a page may have %s transactions (PROD-5)", async (limit) => {
  const path = "/v1/accounts/1001/transactions";
  const { status, body } = await send(productsBank(), "GET", `${path}?page[limit]=${limit}`);
  const { links } = (body as { data: { links: object } }).data;
  expect([status, links]).toEqual([200, { first: `${path}?page[limit]=${limit}`, next: null }]);
});

import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import {
  accounts,
  accountsWith,
  bookTransfers,
  bookTransfersWith,
  wireTransfers,
} from "../../src/products/index.ts";
import { ach, book, PRODUCTS, productsBank, send, wire } from "./support.ts";

test("a snapshot whose balances do not come about by its ledger is refused (PROD-8, PROD-65)", async () => {
  const bank = productsBank();
  await send(bank, "POST", "/v1/ach", ach());
  const changed = (change: (tables: Tables) => void) => {
    const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
    change(snapshot.tables);
    return productsBank().restore(snapshot);
  };
  await changed(() => undefined);
  await expect(
    changed(({ accounts }) => void Object.assign(accounts.rows[0].row, { posted_balance: 10_000_001 })),
  ).rejects.toThrow(
    "at tables.accounts.rows.0.row: 'posted_balance' must be 10000000, the sum of its transactions.",
  );
  await expect(
    changed(({ holds }) => void Object.assign(holds.rows[0].row, { amount: 499 })),
  ).rejects.toThrow(
    "at tables.accounts.rows.0.row: 'available_balance' must be 9999501, the posted balance without its holds.",
  );
  await expect(
    changed(({ holds }) => void Object.assign(holds.rows[0].row, { account_id: "7" })),
  ).rejects.toThrow(`at tables.holds.rows.0.row.account_id: must be an id in accounts, got "7".`);
  const [first, second] = ["at tables.accounts.rows.0.row: ", "at tables.accounts.rows.1.row: "];
  const wrong =
    "'posted_balance' must come about by its transactions: 1001 must be a credit with the balance 10000000.";
  for (const fields of [{ balance: 9 }, { direction: "debit" }])
    await expect(
      changed(({ transactions }) => void Object.assign(transactions.rows[0].row, fields)),
    ).rejects.toThrow(`${first}${wrong}`);
  await expect(
    changed(
      ({ transactions }) => void Object.assign(transactions.rows[1].row, { contra_account_id: "1001" }),
    ),
  ).rejects.toThrow(
    `${second}'posted_balance' must come about between two accounts: 1001 must have -10000000 from this one.`,
  );
  await expect(
    changed(({ accounts }) => void Object.assign(accounts.rows[1].row, { account_number: "9900112233" })),
  ).rejects.toThrow(`${first}'account_number' must be that of no other account.`);
});

// biome-ignore lint/suspicious/noExplicitAny: a snapshot is any JSON
type Tables = Record<string, any>;

test("accounts open with what the options say, and unknown numbers with their first transfer (PROD-3, PROD-4)", async () => {
  const opening = { "9900112233": 500, "9900112244": 0 };
  const bank = createBank({ ...PRODUCTS, resources: { accounts: accountsWith({ opening }) } });
  expect(bank.db.accounts.all().map(({ posted_balance }) => posted_balance)).toEqual([500, 0]);
  const { accounts: _, ...any } = PRODUCTS;
  const open = createBank(any);
  expect(open.db.accounts.all()).toEqual([]);
  await send(open, "POST", "/v1/ach", ach({ account_number: "4000000011" }));
  expect(open.db.accounts.all()).toEqual([
    {
      id: "1001",
      account_number: "4000000011",
      name: "Account 0011",
      type: "checking",
      currency: "usd",
      posted_balance: 0,
      available_balance: -500,
      status: "open",
      url: "/v1/accounts/1001",
    },
  ]);
});

test("a book transfer that settles on its effective date holds until then, and can be canceled (PROD-18)", async () => {
  const resources = { accounts, bookTransfers: bookTransfersWith({ settle: "effective-date" }) };
  const bank = createBank({ ...PRODUCTS, resources });
  const transfer = book({ effective_date: "2026-03-04" });
  await send(bank, "POST", "/v1/book", transfer);
  await send(bank, "POST", "/v1/book", transfer);
  const balances = () =>
    bank.db.accounts
      .all()
      .map(({ posted_balance, available_balance }) => [posted_balance, available_balance]);
  expect(balances()).toEqual([
    [10_000_000, 9_999_400],
    [10_000_000, 10_000_000],
  ]);
  const canceled = await send(bank, "PATCH", "/v1/book/1002", { status: "canceled" });
  expect(canceled.body).toMatchObject({ data: { id: "1002", status: "canceled" } });
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-04T00:00:00.000Z",
    collection: "bookTransfers",
    id: "1001",
    event: "settle",
  });
  await bank.clock.advance({ days: 2 });
  expect(balances()).toEqual([
    [9_999_700, 9_999_700],
    [10_000_300, 10_000_300],
  ]);
});

test("the log has the field and the statement of a book transfer that is refused (PROD-20, PROD-21)", async () => {
  const bank = productsBank();
  const issuesOf = async (fields: object) => {
    await send(bank, "POST", "/v1/book", book(fields));
    return bank.log.entries.at(-1)?.issues.map(({ field, rule }) => [field, rule]);
  };
  expect(await issuesOf({ account_number: "1" })).toEqual([["account_number", "PROD-20"]]);
  expect(await issuesOf({ receiver_account_number: "1" })).toEqual([["receiver_account_number", "PROD-20"]]);
  expect(await issuesOf({ receiver_account_number: "9900112233" })).toEqual([
    ["receiver_account_number", "PROD-20"],
  ]);
  expect(await issuesOf({ effective_date: "2026-03-01" })).toEqual([["effective_date", "PROD-21"]]);
});

test("cards draw on the account of cardAccount (PROD-12)", async () => {
  const bank = createBank({
    ...PRODUCTS,
    resources: { accounts: accountsWith({ cardAccount: "9900112244" }) },
  });
  const card = { total_card_amount: 20_000, valid_ending_on: "2026-12-31" };
  await send(bank, "POST", "/v1/virtualcards", card);
  await bank.simulate.virtualCards.authorize("1001", { amount: 4200 });
  expect(bank.db.accounts.all().map((each) => each.available_balance)).toEqual([10_000_000, 9_995_800]);
});

test.each([
  ["accounts", "accounts", "/v1/accounts"],
  ["statements", "accounts", "/v1/accounts/:id/transactions"],
  ["transactions", "accounts", "/v1/accounts/:id/transactions"],
  ["book", "accounts, bookTransfers", "/v1/book"],
  ["book_transfers", "accounts, bookTransfers", "/v1/book"],
  ["wire", "accounts, wireTransfers", "/v1/wire"],
  ["wires", "accounts, wireTransfers", "/v1/wire"],
  ["webhooks", "events, webhooks, webhookDeliveries", "/v1/webhooks"],
  ["events", "events, webhooks, webhookDeliveries", "/v1/events"],
])("/v1/%s is a 404 that says how a bank gets it (PROD-30)", async (path, resources, at) => {
  const bank = createBank({ baseUrl: "https://bank.test" });
  const error = `There is nothing at this path. A bank with \`resources: { ${resources} }\` from sandbank/products answers at ${at}. GET /_sandbank lists all.`;
  expect(await send(bank, "GET", `/v1/${path}`)).toEqual({ status: 404, body: { error } });
  expect(await send(bank, "POST", `/v1/${path}/1001`, {})).toEqual({ status: 404, body: { error } });
});

test("wires and book transfers need accounts (PROD-31)", () => {
  expect(() => createBank({ resources: { wireTransfers } })).toThrow(
    "Option 'resources.wireTransfers' needs the resource accounts: add it to 'resources'.",
  );
});

test("the OpenAPI document has the products of a bank that has them alone (PROD-1, PROD-16, PROD-22)", () => {
  const paths = Object.keys(openapi(productsBank()).paths).filter((path) =>
    /^\/v1\/(?:accounts|book|wire)/.test(path),
  );
  expect(paths).toEqual([
    "/v1/accounts/{id}",
    "/v1/accounts",
    "/v1/accounts/{id}/transactions",
    "/v1/accounts/{id}/holds",
    "/v1/book",
    "/v1/book/{id}",
    "/v1/wire",
    "/v1/wire/{id}",
  ]);
  expect(Object.keys(openapi(createBank()).paths)).not.toContain("/v1/accounts");
});

test("the scenario starter has wires in each status, book transfers and money that came in (PROD-32)", async () => {
  const bank = createBank({ ...PRODUCTS, scenario: scenarios.starter });
  await bank.ready;
  const statuses = (rows: readonly { readonly status: string }[]) =>
    [...new Set(rows.map(({ status }) => status))].sort();
  expect(statuses(bank.db.wireTransfers.all())).toEqual(["canceled", "failed", "pending", "succeeded"]);
  expect(statuses(bank.db.bookTransfers.all())).toEqual(["succeeded"]);
  const { body } = await send(bank, "GET", "/v1/accounts/1001/transactions?page[limit]=1000");
  const { transactions } = (
    body as { data: { transactions: { event: string; amount: number; balance: number }[] } }
  ).data;
  expect([...new Set(transactions.map(({ event }) => event))].sort()).toEqual([
    "cleared",
    "opened",
    "received",
    "refunded",
    "returned",
    "sent",
    "settled",
  ]);
  expect(transactions[0]?.balance).toBe(bank.db.accounts.get("1001")?.posted_balance);
  const { resources: _, ...without } = PRODUCTS;
  const plain = createBank({ ...without, scenario: scenarios.starter });
  await plain.ready;
  expect(plain.db.achTransfers.all()).toEqual(bank.db.achTransfers.all());
});

test("an effective date that is no banking day is taken with a warning, and refused with strict: advice (PROD-35, DEF-14)", async () => {
  const bank = productsBank();
  const sunday = { effective_date: "2026-03-08" };
  const warning = "'effective_date' isn't a banking day, got 2026-03-08: the next one is 2026-03-09.";
  expect((await send(bank, "POST", "/v1/wire", wire(sunday))).body).toMatchObject({
    data: { effective_date: "2026-03-09", sends_at: "2026-03-09T14:00:00.000Z" },
  });
  expect((await send(bank, "POST", "/v1/book", book(sunday))).status).toBe(200);
  expect(bank.log.entries.map(({ warnings }) => warnings)).toMatchObject([[warning], [warning]]);
  const strict = createBank({ ...PRODUCTS, strict: "advice" });
  for (const [path, body] of [
    ["/v1/wire", wire(sunday)],
    ["/v1/book", book(sunday)],
  ] as const)
    expect(await send(strict, "POST", path, body)).toEqual({ status: 400, body: { error: warning } });
});

test("a transaction of a transfer to a counterparty has its name (PROD-6)", async () => {
  const bank = productsBank();
  const { account_number, ...name } = { account_number: "77123", name: "Acme Paper" };
  await send(bank, "POST", "/v1/counterparties", {
    ...name,
    ...{ account_number, account_type: "checking", routing_number: "021000021" },
  });
  const { amount, direction, sec_code } = ach() as Record<string, unknown>;
  const transfer = { account_number: "9900112233", amount, direction, sec_code, counterparty_id: 1001 };
  await send(bank, "POST", "/v1/ach", transfer);
  await bank.clock.advance({ hours: 1 });
  const { body } = await send(bank, "GET", "/v1/accounts/1001/transactions?page[limit]=1");
  expect(body).toMatchObject({ data: { transactions: [{ description: "ACH credit to Acme Paper" }] } });
});

test("a cursor that the list of transactions never had is logged with its name and its statement (S11)", async () => {
  const bank = productsBank();
  expect((await send(bank, "GET", "/v1/accounts/1001/transactions?page[cursor]=7")).status).toBe(400);
  expect(bank.log.entries[0]?.issues).toMatchObject([{ field: "page[cursor]", rule: "S11" }]);
});

test("bodies of wires and book transfers are made from their examples (DEF-49)", async () => {
  const bank = productsBank();
  const account_number = "9900112233";
  const wired = await send(bank, "POST", "/v1/wire", wireTransfers.body({ account_number, amount: 900 }));
  expect(wired).toMatchObject({ status: 200, body: { data: { amount: 900, status: "pending" } } });
  const to = { account_number, receiver_account_number: "9900112244" };
  const moved = await send(bank, "POST", "/v1/book", bookTransfers.body({ ...to, amount: 900 }));
  expect(moved).toMatchObject({ status: 200, body: { data: { amount: 900, status: "succeeded" } } });
});

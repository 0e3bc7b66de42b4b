import { expect, test } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import { createBank, OptionError } from "../../src/index.ts";
import { accountsWith, bookTransfersWith } from "../../src/products/index.ts";
import { minimalCard } from "../support/cards.ts";
import { ach, PRODUCTS, send } from "./support.ts";

const OPENING =
  "accountsWith: 'opening' must give accounts whole cents from -999999999999 to 999999999999 by their numbers.";

test.each([
  [{ overdraft: "refuses" }, `accountsWith: 'overdraft' must be "allow" or "refuse".`],
  [
    { overdrafts: "refuse" },
    "accountsWith: unknown option 'overdrafts': the options are opening, overdraft, cardAccount.",
  ],
  [
    { overdraft: 1, draft: 1, over: 1 },
    `accountsWith: 'overdraft' must be "allow" or "refuse". unknown option 'draft', 'over': the options are opening, overdraft, cardAccount.`,
  ],
  [{ opening: { "9900112233": 1.5 } }, OPENING],
  [{ opening: { "9900112233": "500" } }, OPENING],
  [{ opening: { "9900112233": 1_000_000_000_000 } }, OPENING],
  [{ opening: [500] }, OPENING],
  [{ cardAccount: 9900112233 }, "accountsWith: 'cardAccount' must be the number of an account."],
  [null, "accountsWith: 'options' must be an object."],
])("accounts refuse the options %j (PROD-60)", (options, message) => {
  expect(() => accountsWith(options as never)).toThrow(new OptionError(message));
});

test("book transfers refuse another time at which they settle (PROD-60)", () => {
  expect(() => bookTransfersWith({ settle: "tomorrow" as never })).toThrow(
    new OptionError(`bookTransfersWith: 'settle' must be "at-once" or "effective-date".`),
  );
});

test.each([
  ["opening", { opening: { "4000": 500 } }],
  ["cardAccount", { cardAccount: "4000" }],
])("a bank that lists its accounts refuses another one in %s (PROD-60)", (option, options) => {
  const open = () => createBank({ ...PRODUCTS, resources: { accounts: accountsWith(options) } });
  expect(open).toThrow(`accountsWith: '${option}' must name accounts of the option 'accounts' alone.`);
});

test("an account may have the name of what every object has, and begins as any other (PROD-4)", () => {
  const bank = createBank({ accounts: ["constructor"], resources: { accounts: accountsWith() } });
  expect(bank.db.accounts.all().map((each) => each.posted_balance)).toEqual([10_000_000]);
});

/** A bank without a list of accounts, with a card on which 4,200 cents are authorized and 800 cleared. */
async function bankOfCards(options: Parameters<typeof accountsWith>[0]) {
  const bank = createBank({
    ...PRODUCTS,
    accounts: undefined,
    resources: { accounts: accountsWith(options) },
  });
  await requestOrThrow(bank, "POST", "/v1/virtualcards", { data: minimalCard });
  const { virtualCards } = bank.simulate;
  await virtualCards.authorize("1001", { amount: 4200 });
  const { reference } = await virtualCards.authorize("1001", { amount: 800 });
  await virtualCards.clear("1001", reference);
  return bank;
}

const balancesOf = ({ db }: Awaited<ReturnType<typeof bankOfCards>>) =>
  db.accounts.all().map((each) => [each.account_number, each.posted_balance, each.available_balance]);

test("where no accounts are listed, the first one pays for what cards did before it was opened (PROD-61)", async () => {
  const bank = await bankOfCards({});
  expect(balancesOf(bank)).toEqual([]);
  await bank.clock.advance({ hours: 3 });
  await send(bank, "POST", "/v1/ach", ach());
  expect(balancesOf(bank)).toEqual([["9900112233", -800, -5500]]);
  const { body } = await send(bank, "GET", "/v1/accounts/1001/transactions");
  expect(body).toEqual({
    data: {
      transactions: [
        {
          ...{ id: "1001", account_id: "1001", amount: -800, direction: "debit", balance: -800 },
          description: expect.stringMatching(/^Card \d{4}, Corner Shop$/),
          ...{ posted_on: "2026-03-02", created_at: "2026-03-02T18:00:00.000Z" },
          ...{ object_type: "virtualcard", object_id: "1001", event: "cleared", contra_account_id: null },
        },
      ],
      links: { first: "/v1/accounts/1001/transactions", next: null },
    },
  });
  await send(bank, "POST", "/v1/ach", ach({ account_number: "4000" }));
  expect(balancesOf(bank)).toEqual([
    ["9900112233", -800, -5500],
    ["4000", 0, -500],
  ]);
});

test("where no accounts are listed, cards draw on cardAccount from the first of them on (PROD-12, PROD-61)", async () => {
  expect(balancesOf(await bankOfCards({ cardAccount: "4000" }))).toEqual([["4000", -800, -5000]]);
});

test("where no accounts are listed, those of opening are there at the start (PROD-61)", async () => {
  const opening = { "4000": 90_000, "5000": -5 };
  expect(balancesOf(await bankOfCards({ opening }))).toEqual([
    ["4000", 89_200, 85_000],
    ["5000", -5, -5],
  ]);
});

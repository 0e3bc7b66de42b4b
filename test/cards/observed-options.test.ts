import { describe, expect, test } from "vitest";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { call, retrieve } from "../support/call.ts";
import { bankWithCard, minimalCard } from "../support/cards.ts";

type Assumptions = NonNullable<BankOptions["assumptions"]>;

const with0 = { assumptions: { perTransactionMinZero: "accept" } } as const;
const unlimited = { assumptions: { transactionsMaxZero: "unlimited" } } as const;

describe("a per_transaction_min of 0", () => {
  test("is refused by default, in a create and in an update (OPT-11)", async () => {
    const error =
      "'per_transaction_min' must be a positive whole number of cents, sent without quotes, got 0.";
    const { bank } = await bankWithCard();
    const created = await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, per_transaction_min: 0 });
    expect([created.status, created.body]).toEqual([400, { error }]);
    const updated = await call(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_min: 0 });
    expect([updated.status, updated.body]).toEqual([400, { error }]);
  });

  test("is taken by a create with the option, is answered as it was sent, and is no minimum (OPT-11)", async () => {
    const { bank, card, cards } = await bankWithCard({ per_transaction_min: 0 }, with0);
    expect(card).toEqual({
      id: "1001",
      available_balance: 10_000,
      authorizations: [],
      clearings: [],
      card_number: expect.stringMatching(/^[0-9]{16}$/),
      cvc: expect.stringMatching(/^[0-9]{3}$/),
      last4: String(card.card_number).slice(-4),
      currency: "USD",
      emails: null,
      notified: false,
      expiry: "2028-03",
      cardnetwork_data: {},
      metadata: {},
      per_transaction_max: null,
      per_transaction_min: 0,
      rcn_id: 1001,
      rcn_alias: "Main",
      status: "Approved",
      supplier_id: null,
      total_card_amount: 10_000,
      transactions_max: 1000,
      valid_starting_on: "2026-03-01",
      valid_ending_on: "2026-12-31",
      url: "/v1/virtualcards/1001",
    });
    expect(bank.db.virtualCards.get(1001)?.per_transaction_min).toBe(0);
    expect((await cards.authorize(1001, { amount: 1 })).approved).toBe(true);
  });

  test("takes the place of a minimum in an update with the option, and can be taken back (OPT-11)", async () => {
    const { bank, cards } = await bankWithCard({ per_transaction_min: 500 }, with0);
    expect((await cards.authorize(1001, { amount: 499 })).approved).toBe(false);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_min: 0 });
    expect((await cards.authorize(1001, { amount: 499 })).approved).toBe(true);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_min: null });
    expect((await retrieve(bank, "/v1/virtualcards/1001")).per_transaction_min).toBeNull();
  });

  test("fits any maximum (OPT-11, VC-E5)", async () => {
    const { bank } = await bankWithCard({ per_transaction_min: 0, per_transaction_max: 1 }, with0);
    const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { per_transaction_min: 2 });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        error:
          "'per_transaction_min' must not be greater than 'per_transaction_max', but 2 is greater than 1.",
      },
    ]);
  });

  test.each([
    ["below 0", -1, "got -1."],
    ["a fraction", 0.5, "got 0.5."],
    ["text", "0", 'got "0".'],
  ])("does not make a minimum that is %s a valid one (OPT-11)", async (_, per_transaction_min, got) => {
    const fields = { ...minimalCard, per_transaction_min };
    const answer = await call(mondayBank(with0), "POST", "/v1/virtualcards", fields);
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        error: `'per_transaction_min' must be a whole number of cents of at least 0, sent without quotes, ${got}`,
      },
    ]);
  });

  test("leaves the other amounts as they are: 0 is refused for them (OPT-11)", async () => {
    const fields = { ...minimalCard, total_card_amount: 0, per_transaction_max: 0 };
    const answer = await call(mondayBank(with0), "POST", "/v1/virtualcards", fields);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: "'per_transaction_max' must be greater than 0. 'total_card_amount' must be greater than 0." },
    ]);
  });

  test("comes back with a snapshot, which a bank without the option refuses (X150)", async () => {
    const { bank } = await bankWithCard({ per_transaction_min: 0 }, with0);
    const other = mondayBank(with0);
    await other.restore(bank.snapshot());
    expect(other.snapshot()).toEqual(bank.snapshot());
    await expect(mondayBank().restore(bank.snapshot())).rejects.toThrow(
      "This is no snapshot of such a bank: at tables.virtualCards.rows.0.row.per_transaction_min: must be a positive whole number of cents, sent without quotes, got 0.",
    );
    const without = await bankWithCard();
    await other.restore(without.bank.snapshot());
    expect(other.db.virtualCards.get(1001)?.per_transaction_min).toBeNull();
  });
});

describe("a transactions_max of 0", () => {
  test("declines every use by default (OPT-12)", async () => {
    const { cards } = await bankWithCard({ transactions_max: 0 });
    const { approved, authorization } = await cards.authorize(1001, { amount: 100 });
    expect([approved, authorization.issuer_response]).toEqual([false, "Declined: the card has no uses left"]);
  });

  test("means no limit with the option, and leaves every other reason to decline (OPT-12)", async () => {
    const { bank, cards } = await bankWithCard({ transactions_max: 0, per_transaction_max: 500 }, unlimited);
    for (let use = 0; use < 12; use += 1) {
      const { approved } = await cards.authorize(1001, { amount: 500 });
      expect(approved).toBe(true);
    }
    expect((await cards.authorize(1001, { amount: 501 })).authorization.issuer_response).toBe(
      "Declined: the amount is above the per-transaction maximum",
    );
    expect(await retrieve(bank, "/v1/virtualcards/1001")).toMatchObject({
      transactions_max: 0,
      available_balance: 4_000,
    });
  });

  test("is one number among others: the uses that there were count again after it (OPT-12, X153)", async () => {
    const { bank, cards } = await bankWithCard({ transactions_max: 1 }, unlimited);
    const uses = async () => (await cards.authorize(1001, { amount: 100 })).approved;
    expect([await uses(), await uses()]).toEqual([true, false]);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: 0 });
    expect([await uses(), await uses()]).toEqual([true, true]);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: 3 });
    expect(await uses()).toBe(false);
    await call(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: 4 });
    expect([await uses(), await uses()]).toEqual([true, false]);
  });

  test("is unlimited in the e-mail with the card's details (X153)", async () => {
    const emails = { transactions_max: 0, emails: ["ada@example.com"] };
    const limited = await bankWithCard(emails);
    expect(limited.bank.outbox.entries[0]?.text).toContain("\nUses: 0");
    const { bank } = await bankWithCard(emails, unlimited);
    expect(bank.outbox.entries[0]?.text.split("\n").slice(1)).toEqual([
      "Expiry: 2028-03",
      "Amount: 100.00 USD",
      "Usable from 2026-03-01 to 2026-12-31 (GMT)",
      "Uses: unlimited",
    ]);
  });

  test("may be below 0 with neither value of the option (OPT-12, VC-E12)", async () => {
    const { bank } = await bankWithCard({}, unlimited);
    const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { transactions_max: -1 });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: "'transactions_max' must be a whole number of at least 0, sent without quotes, got -1." },
    ]);
  });
});

describe.each<[string, Assumptions]>([
  ["USD", {}],
  ["USD", { settlementCurrency: "USD" }],
  ["840", { settlementCurrency: "840" }],
])("the settlement_currency is %s with the assumptions %j", (settlementCurrency, assumptions) => {
  test("in clearings, parts of them, automatic ones and refunds; other currencies are as ever (OPT-13)", async () => {
    const { bank, cards } = await bankWithCard({}, { assumptions });
    const { reference } = await cards.authorize(1001, {
      amount: 1_000,
      currency: "EUR",
      exchangeRate: "1.1",
    });
    await cards.clear(1001, reference, { amount: 400, final: false, fee: 5 });
    await cards.clear(1001, reference);
    await cards.refund(1001, { clearing: 0 });
    await cards.refund(1001, { amount: 100 });
    await cards.authorize(1001, { amount: 200 });
    await bank.clock.advance({ bankingDays: 4 });
    const { clearings, currency } = await retrieve(bank, "/v1/virtualcards/1001");
    const merchant = {
      mcc: "5999",
      mcc_description: "Specialty retail",
      merchant_id: expect.any(String),
      merchant_name: expect.any(String),
    };
    const monday = { date: "2026-03-02", settlement_date: "2026-03-02" };
    expect(currency).toBe("USD");
    expect(clearings).toEqual(
      [
        {
          ...monday,
          exchange_rate: "1.1",
          merchant: [400, "EUR"],
          billing_amount: 440,
          settlement_amount: 445,
        },
        {
          ...monday,
          exchange_rate: "1.1",
          merchant: [600, "EUR"],
          billing_amount: 660,
          settlement_amount: 660,
        },
        {
          ...monday,
          exchange_rate: "1.1",
          merchant: [-400, "EUR"],
          billing_amount: -440,
          settlement_amount: -440,
        },
        {
          ...monday,
          exchange_rate: "1",
          merchant: [-100, "USD"],
          billing_amount: -100,
          settlement_amount: -100,
        },
        {
          ...{ date: "2026-03-05", settlement_date: "2026-03-05" },
          ...{ exchange_rate: "1", merchant: [200, "USD"], billing_amount: 200, settlement_amount: 200 },
        },
      ].map(({ merchant: [merchant_amount, merchant_currency], ...clearing }) => ({
        ...clearing,
        ...merchant,
        merchant_amount,
        merchant_currency,
        billing_currency: "USD",
        settlement_currency: settlementCurrency,
      })),
    );
    await bank.restore(bank.snapshot());
  });
});

describe.each<[string, Assumptions]>([
  ["Approved", {}],
  ["Approved or completed successfully", { approvedResponse: "Approved or completed successfully" }],
  ["00 – 承認", { approvedResponse: "00 – 承認" }],
])("the issuer_response %j", (response, assumptions) => {
  test("is that of every authorization that was not declined, whatever its type (OPT-14, X151)", async () => {
    const { bank, cards } = await bankWithCard({}, { assumptions });
    const { reference } = await cards.authorize(1001, { amount: 1_000 });
    await cards.reverse(1001, reference, { amount: 100 });
    await cards.reverse(1001, reference, { amount: 100, advice: true });
    await cards.clear(1001, reference);
    await cards.refund(1001, { clearing: 0 });
    await cards.refund(1001, { amount: 50 });
    await cards.reverse(1001, { amount: 70 });
    for (const type of [
      "Advice",
      "First Presentment",
      "Unspecified (Offline Settlements)",
      "Forced Post",
    ] as const)
      await cards.authorize(1001, { amount: 100, type });
    await cards.authorize(1001, { amount: 100_000 });
    await cards.authorize(1001, { amount: 100, decline: "do not honor" });
    const { authorizations } = await retrieve(bank, "/v1/virtualcards/1001");
    const listed = authorizations as readonly { transaction_type: string; issuer_response: string }[];
    expect(listed.map((each) => [each.transaction_type, each.issuer_response])).toEqual([
      ["Authorization", response],
      ["Reversal", response],
      ["Reversal advice", response],
      ["Purchase Return", response],
      ["Purchase Return", response],
      ["Reversal", response],
      ["Advice", response],
      ["First Presentment", response],
      ["Unspecified (Offline Settlements)", response],
      ["Forced Post", response],
      ["Authorization", "Declined: the available balance is insufficient"],
      ["Authorization", "Declined: do not honor"],
    ]);
    await bank.restore(bank.snapshot());
  });
});

test.each(["", " ", "Declined", "declined: no", " DECLINED"])(
  "approvedResponse can't be %j, by which an authorization would not be known as approved (X151)",
  (approvedResponse) => {
    expect(() => mondayBank({ assumptions: { approvedResponse } })).toThrow(
      `Option 'assumptions.approvedResponse' must be text that is not blank and does not begin with "Declined", by which a declined authorization is known, got ${JSON.stringify(approvedResponse)}.`,
    );
  },
);

test("a bank of either profile goes on with the cards of the other, in its own words (X150)", async () => {
  const words = async (from: BankOptions, to: BankOptions) => {
    const { bank, cards } = await bankWithCard({}, from);
    const { reference } = await cards.authorize(1001, { amount: 1_000 });
    await cards.clear(1001, reference, { amount: 100, final: false });
    const other = mondayBank(to);
    await other.restore(bank.snapshot());
    await other.simulate.virtualCards.reverse(1001, reference, { amount: 100 });
    await other.simulate.virtualCards.clear(1001, reference);
    const card = other.db.virtualCards.get(1001);
    await other.restore(other.snapshot());
    return [
      card?.authorizations.map(({ issuer_response }) => issuer_response),
      card?.clearings.map(({ settlement_currency }) => settlement_currency),
    ];
  };
  const observed = {
    assumptions: { settlementCurrency: "840", approvedResponse: "Approved or completed successfully" },
  } as const;
  expect(await words({}, observed)).toEqual([
    ["Approved", "Approved or completed successfully"],
    ["USD", "840"],
  ]);
  expect(await words(observed, {})).toEqual([
    ["Approved or completed successfully", "Approved"],
    ["840", "USD"],
  ]);
});

test("a snapshot with an issuer_response or a settlement_currency of neither profile is refused (X150)", async () => {
  const { bank, cards } = await bankWithCard({}, { assumptions: { approvedResponse: "00" } });
  const { reference } = await cards.authorize(1001, { amount: 1_000 });
  await expect(mondayBank().restore(bank.snapshot())).rejects.toThrow(
    'at tables.virtualCards.rows.0.row.authorizations.0.issuer_response: must be "Approved" or "Approved or completed successfully", got "00".',
  );
  await cards.clear(1001, reference);
  const snapshot = JSON.parse(
    JSON.stringify(bank.snapshot()).replace('"settlement_currency":"USD"', '"settlement_currency":"978"'),
  );
  await expect(bank.restore(snapshot)).rejects.toThrow(
    "at tables.virtualCards.rows.0.row.clearings.0: must be settled in USD or 840 on its date, got an object.",
  );
});

// F6: a card expires at 23:59:59 GMT on the last day of a month; the bank does so anyway.
test.each([
  ["2026-03-02", "2028-03", "2028-03-31T23:59:59Z", "2028-04-01T00:00:00Z"],
  ["2026-02-27", "2028-02", "2028-02-29T23:59:59Z", "2028-03-01T00:00:00Z"],
  ["2026-12-01", "2028-12", "2028-12-31T23:59:59Z", "2029-01-01T00:00:00Z"],
])("a card of %s expires with the last day of the month %s (F6)", async (start, expiry, last, next) => {
  const options = { clock: { start: `${start}T15:00:00Z` } };
  const { card, bank, cards } = await bankWithCard({ valid_ending_on: "2032-01-01" }, options);
  expect(card.expiry).toBe(expiry);
  await bank.clock.advanceTo(last);
  expect((await cards.authorize(1001, { amount: 100 })).approved).toBe(true);
  await bank.clock.advanceTo(next);
  expect((await cards.authorize(1001, { amount: 100 })).authorization.issuer_response).toBe(
    "Declined: the date is outside the card's validity",
  );
});

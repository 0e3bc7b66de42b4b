import { describe, expect, test } from "vitest";
import type { BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

type Assumptions = NonNullable<BankOptions["assumptions"]>;

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
    expect(currency).toBe("USD");
    expect(clearings).toEqual(
      [
        ["2026-03-02", 400, "EUR", "1.1", 440, 445],
        ["2026-03-02", 600, "EUR", "1.1", 660, 660],
        ["2026-03-02", -400, "EUR", "1.1", -440, -440],
        ["2026-03-02", -100, "USD", "1", -100, -100],
        ["2026-03-05", 200, "USD", "1", 200, 200],
      ].map(
        ([date, merchant_amount, merchant_currency, exchange_rate, billing_amount, settlement_amount]) => ({
          ...merchant,
          date,
          merchant_amount,
          merchant_currency,
          exchange_rate,
          billing_amount,
          billing_currency: "USD",
          settlement_amount,
          settlement_currency: settlementCurrency,
          settlement_date: date,
        }),
      ),
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

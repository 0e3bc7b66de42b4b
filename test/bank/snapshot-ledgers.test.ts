// Statements: SNAP-29 to SNAP-33.

import { expect, test } from "vitest";
import { bankWithCard } from "../support/cards.ts";

/*
 * What SNAP-29 to SNAP-31 say of clearings in parts, returns and reversals without an authorization, each broken by one
 * change of the snapshot.
 */

/** A bank whose card 1001 has an entry of each of these kinds in its ledger. */
async function bankWithLedger() {
  const { bank, cards } = await bankWithCard();
  const euros = { currency: "EUR", exchangeRate: "1.1" } as const;
  const { reference } = await cards.authorize("1001", { amount: 2_000, ...euros });
  await cards.clear("1001", reference, { amount: 500, exchangeRate: "1.2", final: false });
  await cards.refund("1001", { clearing: 0, amount: 100 });
  await cards.reverse("1001", { amount: 700, ...euros });
  await cards.refund("1001", { amount: 50, ...euros });
  await cards.authorize("1001", { amount: 300 });
  await cards.clear("1001", "1001-0005", { amount: 200, final: false });
  return bank;
}

type Json = Record<string, unknown>;

/** Sets the value at a path below the row of card 1001 in a copy of a snapshot. */
function changed(snapshot: unknown, path: string, value: unknown): never {
  const copy = structuredClone(snapshot);
  const names = `tables.virtualCards.rows.0.row.${path}`.split(".");
  const last = names.pop() as string;
  const parent = names.reduce((inside, name) => inside[name] as Json, copy as Json);
  parent[last] = value;
  return copy as never;
}

test("the ledger that is broken below is right", async () => {
  const bank = await bankWithLedger();
  const snapshot = bank.snapshot();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
  expect(bank.db.virtualCards.get(1001)?.clearings.map((each) => each.settlement_amount)).toEqual([
    600, -120, -55, 200,
  ]);
});

test.each([
  // A clearing that was not final.
  [
    "internal.ledger.1.merchant_amount",
    2_000,
    "internal.ledger.1.merchant_amount: must be 1 to 1999, got 2000.",
  ],
  ["internal.ledger.1.merchant_amount", 0, "internal.ledger.1.merchant_amount: must be 1 to 1999, got 0."],
  ["internal.ledger.1.billing_amount", 600, "internal.ledger.1.billing_amount: must be 550, got 600."],
  ["internal.ledger.1.settlement_amount", 599, "clearings.0.billing_amount: must be at most 599, got 600."],
  [
    "internal.ledger.1.settlement_amount",
    601,
    "clearings.0.settlement_amount: must be 601, as in internal.ledger, got 600.",
  ],
  [
    "clearings.0.exchange_rate",
    "1.3",
    "clearings.0.billing_amount: must be 650, as in internal.ledger, got 600.",
  ],
  ["clearings.0.exchange_rate", "0", 'clearings.0.exchange_rate: must be a decimal number above 0, got "0".'],
  ["clearings.3.exchange_rate", "1.0", 'clearings.3.exchange_rate: must be "1", as it is in USD, got "1.0".'],
  [
    "clearings.0.merchant_amount",
    499,
    "clearings.0.merchant_amount: must be 500, as in internal.ledger, got 499.",
  ],
  [
    "internal.ledger.1.reference",
    "1001-0002",
    'internal.ledger.1.reference: must be that of an open authorization, got "1001-0002".',
  ],
  // A refund of a clearing.
  [
    "internal.ledger.2.clearing",
    1,
    "internal.ledger.2.clearing: must be the index of an earlier clearing of an authorization, got 1.",
  ],
  [
    "internal.ledger.2.clearing",
    3,
    "internal.ledger.2.clearing: must be the index of an earlier clearing of an authorization, got 3.",
  ],
  ["internal.ledger.2.merchant_amount", 501, "internal.ledger.2.merchant_amount: must be 1 to 500, got 501."],
  ["internal.ledger.2.merchant_amount", 0, "internal.ledger.2.merchant_amount: must be 1 to 500, got 0."],
  [
    "internal.ledger.2.settlement_amount",
    110,
    "internal.ledger.2.settlement_amount: must be 120, and at least 1, got 110.",
  ],
  [
    "internal.ledger.2.reference",
    "1001-0001",
    'internal.ledger.2.reference: must be "1001-0002", got "1001-0001".',
  ],
  [
    "clearings.1.exchange_rate",
    "1.1",
    'clearings.1.exchange_rate: must be "1.2", as in internal.ledger, got "1.1".',
  ],
  [
    "authorizations.1.transaction_type",
    "Advice",
    'authorizations.1.transaction_type: must be "Purchase Return", as in internal.ledger, got "Advice".',
  ],
  // A reversal without its authorization.
  [
    "internal.ledger.3.billing_amount",
    771,
    "internal.ledger.3.billing_amount: must be 770, and at least 1, got 771.",
  ],
  ["internal.ledger.3.merchant_amount", 0, "internal.ledger.3.merchant_amount: must be at least 1, got 0."],
  [
    "internal.ledger.3.exchange_rate",
    "1e1",
    'internal.ledger.3.exchange_rate: must be a decimal number, got "1e1".',
  ],
  [
    "authorizations.2.transaction_type",
    "Authorization",
    'authorizations.2.transaction_type: must be "Reversal" or "Reversal advice", got "Authorization".',
  ],
  [
    "authorizations.2.merchant_amount",
    701,
    "authorizations.2.merchant_amount: must be 700, as in internal.ledger, got 701.",
  ],
  // A foreign refund.
  [
    "clearings.2.exchange_rate",
    "1.2",
    "internal.ledger.4.settlement_amount: must be 60, by its rate, got 55.",
  ],
  [
    "clearings.2.merchant_currency",
    "USD",
    'clearings.2.merchant_currency: must be "EUR", as in internal.ledger, got "USD".',
  ],
  ["authorizations.3.merchant_amount", 0, "authorizations.3.merchant_amount: must be at least 1, got 0."],
] as const)("a snapshot with %s as %j is refused", async (path, value, message) => {
  const bank = await bankWithLedger();
  const before = bank.snapshot();
  await expect(bank.restore(changed(before, path, value))).rejects.toThrow(
    `The snapshot doesn't fit this bank: at tables.virtualCards.rows.0.row.${message}`,
  );
  expect(bank.snapshot()).toEqual(before);
});

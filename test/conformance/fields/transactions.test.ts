import { expect, test } from "vitest";
import { retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

/** A card with two purchases, the first in US dollars and the second in euros with a fee; both cleared the next day. */
async function cardWithPurchases() {
  const { bank, cards } = await bankWithCard();
  const cafe = { id: "M-1", name: "Cafe Ada", mcc: "5812" };
  const hotel = { id: "M-2", name: "Hotel Zoë", mcc: "3600" };
  const first = await cards.authorize("1001", { amount: 2_500, merchant: cafe });
  const euros = { amount: 1_000, currency: "EUR", exchangeRate: "1.10", merchant: hotel };
  const second = await cards.authorize("1001", euros);
  await bank.clock.advance({ days: 1 });
  await cards.clear("1001", first.reference);
  await cards.clear("1001", second.reference, { fee: 33 });
  const card = await retrieve(bank, "/v1/virtualcards/1001");
  return card as unknown as Record<"authorizations" | "clearings", readonly Record<string, unknown>[]>;
}

test.each([
  { id: "VC-33", field: "billing_amount", inDollars: 2_500, inEuros: 1_100 },
  { id: "VC-34", field: "billing_currency", inDollars: "USD", inEuros: "USD" },
  { id: "VC-35", field: "date", inDollars: "2026-03-02", inEuros: "2026-03-02" },
  { id: "VC-36", field: "issuer_response", inDollars: "Approved", inEuros: "Approved" },
  { id: "VC-37", field: "mcc", inDollars: "5812", inEuros: "3600" },
  { id: "VC-38", field: "mcc_description", inDollars: "Restaurants", inEuros: "Hotels and lodging" },
  { id: "VC-39", field: "merchant_amount", inDollars: 2_500, inEuros: 1_000 },
  { id: "VC-40", field: "merchant_currency", inDollars: "USD", inEuros: "EUR" },
  { id: "VC-41", field: "merchant_id", inDollars: "M-1", inEuros: "M-2" },
  { id: "VC-42", field: "merchant_name", inDollars: "Cafe Ada", inEuros: "Hotel Zoë" },
  { id: "VC-43", field: "transaction_type", inDollars: "Authorization", inEuros: "Authorization" },
])("$id: $field of an authorization", async ({ field, inDollars, inEuros }) => {
  const { authorizations } = await cardWithPurchases();
  expect(authorizations.map((authorization) => authorization[field])).toEqual([inDollars, inEuros]);
});

test.each([
  { id: "VC-44", field: "billing_amount", inDollars: 2_500, inEuros: 1_100 },
  { id: "VC-45", field: "billing_currency", inDollars: "USD", inEuros: "USD" },
  { id: "VC-46", field: "date", inDollars: "2026-03-03", inEuros: "2026-03-03" },
  { id: "VC-47", field: "exchange_rate", inDollars: "1", inEuros: "1.10" },
  { id: "VC-48", field: "mcc", inDollars: "5812", inEuros: "3600" },
  { id: "VC-49", field: "mcc_description", inDollars: "Restaurants", inEuros: "Hotels and lodging" },
  { id: "VC-50", field: "merchant_amount", inDollars: 2_500, inEuros: 1_000 },
  { id: "VC-51", field: "merchant_currency", inDollars: "USD", inEuros: "EUR" },
  { id: "VC-52", field: "merchant_id", inDollars: "M-1", inEuros: "M-2" },
  { id: "VC-53", field: "merchant_name", inDollars: "Cafe Ada", inEuros: "Hotel Zoë" },
  { id: "VC-54", field: "settlement_amount", inDollars: 2_500, inEuros: 1_133 },
  { id: "VC-55", field: "settlement_currency", inDollars: "USD", inEuros: "USD" },
  { id: "VC-56", field: "settlement_date", inDollars: "2026-03-03", inEuros: "2026-03-03" },
])("$id: $field of a clearing", async ({ field, inDollars, inEuros }) => {
  const { clearings } = await cardWithPurchases();
  expect(clearings.map((clearing) => clearing[field])).toEqual([inDollars, inEuros]);
});

test("VC-8, VC-9: authorizations and clearings have their documented fields, in the order of the tables", async () => {
  const { authorizations, clearings } = await cardWithPurchases();
  expect(authorizations.map((authorization) => Object.keys(authorization).join(" "))).toEqual(
    Array(2).fill(
      "billing_amount billing_currency date issuer_response mcc mcc_description merchant_amount " +
        "merchant_currency merchant_id merchant_name transaction_type",
    ),
  );
  expect(clearings.map((clearing) => Object.keys(clearing).join(" "))).toEqual(
    Array(2).fill(
      "billing_amount billing_currency date exchange_rate mcc mcc_description merchant_amount " +
        "merchant_currency merchant_id merchant_name settlement_amount settlement_currency settlement_date",
    ),
  );
});

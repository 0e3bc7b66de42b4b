// Statements: X32.

import { expect, test } from "vitest";
import { bankWithCard } from "../../support/cards.ts";

test("a merchant may be left out, in part or whole (X32)", async () => {
  const { cards } = await bankWithCard();
  const { authorization } = await cards.authorize(1001, { amount: 1 });
  expect(authorization).toMatchObject({
    mcc: "5999",
    mcc_description: "Specialty retail",
    merchant_id: "100000000000001",
    merchant_name: "Corner Shop",
  });
});

test.each([
  ["0742", "Veterinary services"],
  ["3001", "Airlines"],
  ["3400", "Car rental"],
  ["3600", "Hotels and lodging"],
  ["5813", "Bars and nightclubs"],
  ["9950", "Purchases within a company"],
  ["1001", "Agricultural services"],
  ["5699", "Apparel and accessories"],
  // The first and last codes of ranges.
  ["0001", "Agricultural services"],
  ["1499", "Agricultural services"],
  ["1500", "Contracted services"],
  ["2999", "Contracted services"],
  ["3000", "Airlines"],
  ["3350", "Airlines"],
  ["3351", "Car rental"],
  ["3500", "Car rental"],
  ["3501", "Hotels and lodging"],
  ["3999", "Hotels and lodging"],
  ["4799", "Transportation"],
  ["4999", "Utilities and telecommunication"],
  ["5600", "Clothing outlets"],
  ["5700", "Miscellaneous outlets"],
  ["7300", "Business and personal services"],
  ["8000", "Professional services and membership organizations"],
  ["9999", "Government services"],
])("the category code %s is described: %s (X32)", async (mcc, description) => {
  const { cards } = await bankWithCard();
  const { authorization } = await cards.authorize("1001", { amount: 1, merchant: { mcc } });
  expect(authorization).toMatchObject({ mcc, mcc_description: description });
});

import { expect, test } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import { createBank } from "../../src/index.ts";
import { minimalCard } from "../support/cards.ts";
import { ledgerOf } from "./ledger.ts";
import { PRODUCTS } from "./support.ts";

test("an open authorization holds its whole amount, also of a card that is worth less (PROD-12)", async () => {
  const bank = createBank(PRODUCTS);
  await requestOrThrow(bank, "POST", "/v1/virtualcards", { data: minimalCard });
  await bank.simulate.virtualCards.authorize("1001", { amount: 12_500, type: "Forced Post" });
  const held = {
    id: "1001",
    account_id: "1001",
    object_type: "virtualcard",
    object_id: "1001",
    created_at: "2026-03-02T15:00:00.000Z",
    released_at: null,
  };
  expect(ledgerOf(bank).holds).toEqual([{ ...held, amount: 12_500 }]);
  await requestOrThrow(bank, "PATCH", "/v1/virtualcards/1001", { data: { total_card_amount: 100 } });
  expect(ledgerOf(bank).holds).toEqual([{ ...held, amount: 12_500 }]);
});

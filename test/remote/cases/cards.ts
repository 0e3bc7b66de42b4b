// Statements: X45.

import { expect } from "vitest";
import type { RemoteBank } from "../../../src/index.ts";
import { create } from "../../support/call.ts";
import { post, read, statusAndBody } from "../../support/control.ts";
import type { ControlCase } from "./case.ts";

const createCard = (bank: RemoteBank) =>
  create(bank, "/v1/virtualcards", {
    total_card_amount: 50_000,
    transactions_max: 5,
    valid_starting_on: "2026-03-02",
    valid_ending_on: "2026-06-30",
  });

/** Purchases over HTTP. */
export const cardCases: readonly ControlCase[] = [
  {
    name: "a purchase is authorized, cleared and refunded over HTTP",
    async run(bank) {
      await createCard(bank);
      const purchase = { amount: 2500, merchant: { name: "Cafe", mcc: "5812" } };
      const { status, body } = await post(bank, "simulate/virtualCards/1001/authorize", purchase);
      expect([status, body]).toMatchObject([
        200,
        { approved: true, authorization: { billing_amount: 2500, merchant_name: "Cafe", mcc: "5812" } },
      ]);
      const { reference } = body as { reference: string };
      const cleared = post(bank, "simulate/virtualCards/1001/clear", { reference, fee: 25 });
      expect(await statusAndBody(cleared)).toMatchObject([
        200,
        { reference, clearing: { billing_amount: 2500, settlement_amount: 2525 } },
      ]);
      expect((await post(bank, "simulate/virtualCards/1001/refund", { amount: 500 })).status).toBe(200);
      expect(await statusAndBody(read(bank, "db/virtualCards/1001"))).toMatchObject([
        200,
        { available_balance: 47_975 },
      ]);
    },
  },
  {
    name: "an authorization is reversed through connect as in the process",
    async run(bank) {
      await createCard(bank);
      const balance = async () => (await bank.db.virtualCards.get("1001"))?.available_balance;
      const { approved, reference } = await bank.simulate.virtualCards.authorize("1001", { amount: 2500 });
      expect([approved, await balance()]).toEqual([true, 47_500]);
      await bank.simulate.virtualCards.reverse(1001, reference, { amount: 1000, advice: true });
      expect(await balance()).toBe(48_500);
      await bank.simulate.virtualCards.clear("1001", reference);
      expect((await bank.db.virtualCards.get("1001"))?.clearings).toMatchObject([{ billing_amount: 1500 }]);
    },
  },
  {
    name: "what happens at issuers and in the network is simulated over HTTP (X93 to X96)",
    async run(bank) {
      await createCard(bank);
      const simulate = (action: string, data: object) =>
        statusAndBody(post(bank, `simulate/virtualCards/1001/${action}`, data));
      expect(await simulate("authorize", { amount: 100, decline: "wrong cvc" })).toMatchObject([
        200,
        { approved: false, authorization: { issuer_response: "Declined: wrong cvc" } },
      ]);
      await simulate("authorize", { amount: 2_000, currency: "EUR", exchangeRate: 1.1 });
      const part = { reference: "1001-0002", amount: 500, exchangeRate: 1.2, final: false };
      expect(await simulate("clear", part)).toMatchObject([200, { clearing: { billing_amount: 600 } }]);
      expect(await simulate("refund", { clearing: 0, amount: 100 })).toMatchObject([
        200,
        { clearing: { billing_amount: -120, merchant_currency: "EUR" } },
      ]);
      expect(await simulate("refund", { amount: 50, currency: "GBP", exchangeRate: 2 })).toMatchObject([
        200,
        { clearing: { billing_amount: -100, merchant_currency: "GBP" } },
      ]);
      expect(await simulate("reverse", { amount: 700 })).toMatchObject([
        200,
        { reference: "1001-0005", authorization: { transaction_type: "Reversal" } },
      ]);
      const card = await bank.db.virtualCards.get(1001);
      expect(card?.available_balance).toBe(50_000 - 1_650 - 600 + 120 + 100);
    },
  },
];

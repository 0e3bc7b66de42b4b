// Statements: X45.

import { expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";

async function bankWithCard() {
  const bank = mondayBank();
  await create(bank, "/v1/virtualcards", {
    total_card_amount: 50_000,
    transactions_max: 5,
    valid_starting_on: "2026-03-02",
    valid_ending_on: "2026-06-30",
  });
  return { bank, remote: connect({ baseUrl: "http://bank.test", fetch: bank.fetch }) };
}

test("a refusal has the message of the bank itself", async () => {
  const { bank, remote } = await bankWithCard();
  const { reference } = await bank.simulate.virtualCards.authorize("1001", { amount: 2500 });
  await bank.simulate.virtualCards.clear("1001", reference);
  const before = bank.snapshot();
  const refused: [status: number, (either: typeof bank | typeof remote) => unknown][] = [
    [400, ({ simulate }) => simulate.virtualCards.authorize("1001", {} as never)],
    [400, ({ simulate }) => simulate.virtualCards.authorize("1001", { amount: 1, currency: "EUR" })],
    [400, ({ simulate }) => simulate.virtualCards.authorize("1001", { amount: 1, tip: 2 } as never)],
    [400, ({ simulate }) => simulate.virtualCards.clear("1001", reference, { fee: -1 })],
    [400, ({ simulate }) => simulate.virtualCards.clear("1001", undefined as never)],
    [404, ({ simulate }) => simulate.virtualCards.refund("1002", { amount: 1 })],
    [404, ({ simulate }) => simulate.virtualCards.reverse("1001", "nothing")],
    [409, ({ simulate }) => simulate.virtualCards.reverse("1001", reference)],
  ];
  for (const [status, action] of refused) {
    const error = await messageOf(() => action(bank));
    await expect(action(remote)).rejects.toMatchObject({ status, message: error });
  }
  expect(bank.snapshot()).toEqual(before);
});

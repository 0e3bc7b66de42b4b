import { DECLINES } from "../../../src/cards/decline-reason.ts";
import { CHANGE_CODES } from "../../../src/payments/ach-transfers/change-codes.ts";
import { codesOf } from "../../../src/payments/codes.ts";
import { RETURN_CODES } from "../../../src/payments/return-codes.ts";
import type { Observe, Observer } from "./observer.ts";

/** What `bank.simulate` does, each action on a row of its own. */
export async function reachBySimulation(observe: Observe): Promise<void> {
  await simulateTransfers(observe({ assumptions: { correctedStatus: true } }));
  await simulateCards(observe());
  await simulateCompanies(observe());
}

async function simulateTransfers(observer: Observer): Promise<void> {
  const { achTransfers } = observer.bank.simulate;
  const simulate = (work: Promise<unknown>) => observer.step("simulate", work);
  const transfer = () => observer.create("/v1/ach", observer.make.anAchTransfer());
  const processed = async () => {
    const id = await transfer();
    await simulate(achTransfers.process(id));
    return id;
  };
  await simulate(achTransfers.settle(await processed()));
  for (const code of codesOf(RETURN_CODES)) await simulate(achTransfers.return(await processed(), code));
  for (const code of codesOf(CHANGE_CODES))
    await simulate(achTransfers.correct(await processed(), { code, value: "790000006" }));
  for (const id of [await transfer(), await processed()]) {
    await simulate(achTransfers.hold(id));
    await simulate(achTransfers.release(id));
    await simulate(achTransfers.hold(id));
    await simulate(achTransfers.reject(id));
  }
}

async function simulateCards(observer: Observer): Promise<void> {
  const { bank, client, make } = observer;
  const { virtualCards } = bank.simulate;
  const simulate = <Result>(work: Promise<Result>) => observer.step("simulate", work);
  const card = (overrides: object = {}) =>
    observer.create("/v1/virtualcards", { ...make.aCard(), total_card_amount: 10_000, ...overrides });
  const { reference, id } = await authorized();
  await simulate(virtualCards.clear(id, reference));
  await simulate(virtualCards.refund(id, { amount: 1 }));
  for (const advice of [false, true]) {
    const purchase = await authorized();
    await simulate(virtualCards.reverse(purchase.id, purchase.reference, { advice }));
  }
  const types = ["Advice", "First Presentment", "Unspecified (Offline Settlements)", "Forced Post"] as const;
  for (const type of types) await simulate(virtualCards.authorize(await card(), { amount: 1, type }));
  for (const decline of DECLINES)
    await simulate(virtualCards.authorize(await card(), { amount: 1, decline }));

  const canceled = await card();
  await client.remove(`/v1/virtualcards/${canceled}`);
  const declining = [
    canceled,
    await card({ valid_starting_on: "2026-03-20" }),
    await card({ transactions_max: 0 }),
    await card({ per_transaction_min: 500 }),
    await card({ per_transaction_max: 99 }),
  ];
  for (const declined of declining) await simulate(virtualCards.authorize(declined, { amount: 100 }));
  await simulate(virtualCards.authorize(await card(), { amount: 10_001 }));

  async function authorized() {
    const id = await card();
    return { id, ...(await simulate(virtualCards.authorize(id, { amount: 100 }))) };
  }
}

/** The ways of O9, so that each status is both entered and left where that is possible. */
const TRANSITIONS = [
  ["approved", "suspended", "approved"],
  ["conditionally_approved", "suspended", "terminated"],
  ["conditionally_approved", "approved", "terminated"],
  ["blocked", "pending", "rejected"],
] as const;

async function simulateCompanies(observer: Observer): Promise<void> {
  const { bank, make } = observer;
  for (const statuses of TRANSITIONS) {
    const { company } = await observer.step("plain call", make.aCompanyTree(bank));
    for (const status of statuses)
      await observer.step("simulate", bank.simulate.companies.transition(company.id, status));
  }
}

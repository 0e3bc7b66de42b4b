import { starter } from "../../../fixtures/index.ts";
import { type Bank, type BankOptions, createBank, type Snapshot } from "../../../src/index.ts";
import { retrieve } from "../../support/call.ts";
import { createOwn, OWN, ownStarter } from "../support/own.ts";

/** Makes a bank of the suite that has resources of a team's own. */
export function makeOwnBank(): Bank {
  return makeBank({ scenario: ownStarter, resources: OWN });
}

/** Makes a bank of the suite. */
export function makeBank(options: BankOptions = { scenario: starter }): Bank {
  return createBank({
    ...options,
    baseUrl: "https://bank.test",
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
  });
}

/**
 * A snapshot of a bank in which much is under way: reviews that wait for reads, purchases that are open, transfers in
 * every status.
 */
export async function busySnapshot(bank: Bank): Promise<Snapshot> {
  const { virtualCards, achTransfers } = bank.simulate;
  const cards = bank.db.virtualCards.findMany((q) => q.where({ status: "Approved" }));
  for (const [at, { id }] of cards.entries()) {
    const { reference, approved } = await virtualCards.authorize(id, { amount: 1000 + at * 100 });
    if (!approved) continue;
    if (at % 4 === 1) await virtualCards.clear(id, reference, { fee: 30 });
    if (at % 4 === 2) await virtualCards.reverse(id, reference, { amount: 300 });
    if (at % 4 === 3) await virtualCards.refund(id, { amount: 250 });
  }
  for (const { id } of bank.db.achTransfers.findMany((q) => q.where({ status: "pending" }))) {
    if (Number(id) % 2 === 0) await achTransfers.hold(id);
  }
  if (bank.options.resources.payouts) await createOwn(bank, [6, 7, 8, 9]);
  await bank.clock.advance({ hours: 2 });
  await bank.progress.set({ companies: { reads: 3 } });
  for (const { id } of bank.db.companies.all().slice(-2)) await retrieve(bank, `/v1/companies/${id}`);
  return bank.snapshot();
}

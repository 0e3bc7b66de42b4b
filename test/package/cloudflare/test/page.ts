// What a page has of the package, in the test of snapshots that move.

import { createBank } from "sandbank/core";
import { scenarios } from "sandbank/fixtures";

/** A bank that a page fills, and one that goes on from the text of a snapshot; both give the text of theirs. */
export const page = {
  async fill(clock: object): Promise<string> {
    const bank = createBank({ clock, scenario: scenarios.busy });
    await bank.ready;
    await bank.simulate.achTransfers.process(await firstPending(bank));
    return JSON.stringify(bank.snapshot());
  },
  async move(text: string): Promise<string> {
    const bank = createBank();
    await bank.restore(JSON.parse(text));
    return JSON.stringify(bank.snapshot());
  },
};

async function firstPending(bank: ReturnType<typeof createBank>): Promise<string> {
  const transfer = bank.db.achTransfers.findFirst((q) => q.where({ status: "pending" }));
  if (!transfer) throw new Error("The scenario has no pending transfer.");
  return transfer.id;
}

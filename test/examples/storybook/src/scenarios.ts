import type { Bank } from "sandbank";
import { scenarios } from "sandbank/fixtures";
import { originate } from "./transfers.ts";

/** A bank with one transfer. */
export async function oneTransfer(bank: Bank): Promise<void> {
  await originate(bank.fetch);
}

/** A bank with some rows of each kind, whose first card was just declined. */
export const declined = Object.assign(
  async (bank: Bank) => {
    await scenarios.starter(bank);
    await bank.simulate.virtualCards.authorize("1001", { amount: 900, decline: "suspected fraud" });
  },
  { startsBefore: scenarios.starter.startsBefore },
);

import type { Bank, BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";

export const bankWithHistory = (options: BankOptions = {}) => mondayBank({ history: true, ...options });

/** What the entries are, in short, the present one in brackets. */
export async function storyOf(bank: Bank, branch?: number): Promise<string[]> {
  const entries = await bank.history.entries(branch);
  return entries.map(({ id, what, position }) =>
    position === "present" ? `[${id} ${what}]` : `${id} ${what}`,
  );
}

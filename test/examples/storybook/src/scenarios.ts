import type { Bank } from "sandbank";
import { originate } from "./transfers.ts";

/** A bank with one transfer. */
export async function oneTransfer(bank: Bank): Promise<void> {
  await originate(bank.fetch);
}

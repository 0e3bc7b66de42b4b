import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

/** A bank with two transfers, 1001 to the counterparty Ada Lovelace and 1002 to Grace Hopper. */
export async function bankWithTransfers(): Promise<Bank> {
  const bank = mondayBank();
  const { id } = await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", { ...minimalTransferTo(id), amount: 123_456 });
  await create(bank, "/v1/ach", { ...minimalTransfer, receiver_name: "Grace Hopper", direction: "debit" });
  return bank;
}

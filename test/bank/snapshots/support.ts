import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransferTo } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";

/** A bank in the middle of things: transfers in every status, one held, timers running. */
export async function busyBank() {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, metadata: { order: [1, { a: null }] } });
  for (let made = 0; made < 6; made += 1) await create(bank, "/v1/ach", minimalTransferTo(1001));
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  for (const id of [1002, 1003, 1004, 1005]) await bank.simulate.achTransfers.process(id);
  await bank.simulate.achTransfers.settle(1002);
  await bank.simulate.achTransfers.return(1003, "R03");
  await bank.simulate.achTransfers.hold(1004);
  return bank;
}

export const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

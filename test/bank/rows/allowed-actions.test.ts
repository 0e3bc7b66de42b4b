// Statements: P14, X15.

import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";
import { READABLE } from "../../support/bank.ts";

const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };

async function bankWithTransfer() {
  const bank = createBank({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  const data = {
    account_number: "4000000011",
    amount: 12_500,
    direction: "credit",
    sec_code: "ppd",
    receiver_account_number: "12345678",
    receiver_account_type: "checking",
    receiver_name: "Ada Lovelace",
    receiver_routing_number: "021000021",
  };
  await bank.fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data }) });
  return bank;
}

test("a pending transfer may be processed, canceled or held", async () => {
  const bank = await bankWithTransfer();
  expect(bank.allowedActions("achTransfers", "1001")).toEqual(["process", "cancel", "hold"]);
});

test("the possible actions follow the status, and the time that has passed", async () => {
  const bank = await bankWithTransfer();
  await bank.simulate.achTransfers.hold(1001);
  expect(bank.allowedActions("achTransfers", 1001)).toEqual(["release", "reject"]);
  await bank.simulate.achTransfers.release(1001);
  await bank.clock.advance({ hours: 1 });
  expect(bank.allowedActions("achTransfers", 1001)).toEqual(["settle", "return", "hold"]);
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.allowedActions("achTransfers", 1001)).toEqual(["return"]);
  await bank.simulate.achTransfers.return(1001, "R01");
  expect(bank.allowedActions("achTransfers", 1001)).toEqual([]);
});

test("a row without a lifecycle, and one that is not there, have no actions (X15)", async () => {
  const bank = await bankWithTransfer();
  expect(bank.allowedActions("counterparties", "1001")).toEqual([]);
  expect(bank.allowedActions("achTransfers", "9999")).toEqual([]);
});

test("a collection that does not exist is refused by name", () => {
  expect(() => createBank().allowedActions("transfers" as "achTransfers", 1001)).toThrow(
    `There is no collection "transfers": it is one of ${READABLE}.`,
  );
});

test("an error tells by its name whether a row, its state or an option is what is wrong", async () => {
  const bank = await bankWithTransfer();
  await expect(bank.simulate.achTransfers.process("9")).rejects.toMatchObject({ name: "NotFoundError" });
  await expect(bank.simulate.achTransfers.settle("1001")).rejects.toMatchObject({
    name: "InvalidTransitionError",
  });
  await expect(bank.reset({ scenarios: {} } as object)).rejects.toMatchObject({
    name: "OptionError",
    message: "Unknown option 'scenarios' for bank.reset: it takes scenario and clock.",
  });
});

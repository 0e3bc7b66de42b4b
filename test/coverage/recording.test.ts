// Statements: X107, X109, PROD-75.

import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { possibleIn } from "../../src/coverage/all.ts";
import { coverageOf } from "../../src/coverage/coverage.ts";
import { record } from "../../src/coverage/recording.ts";
import { eventResourcesWith, statusOf } from "../../src/products/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { bankWithCard } from "../support/cards.ts";

test("an operation is seen once it has succeeded, and a refusal by its rules (X107)", async () => {
  const bank = mondayBank();
  const recording = record(bank);
  await call(bank, "POST", "/v1/ach", { ...minimalTransfer, amount: -1 });
  await call(bank, "GET", "/v1/ach/7");
  expect(recording).toEqual({ seen: { refusals: ["ACH-6", "S9"] }, statuses: [""] });
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(recording.seen).toEqual({
    refusals: ["ACH-6", "S9"],
    operations: ["createAchTransfer"],
    statuses: ["achTransfers pending"],
  });
});

test("statuses and ways between them are seen, whether a request, an action or time causes them", async () => {
  const bank = mondayBank();
  const { seen } = record(bank);
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold(id);
  await bank.simulate.achTransfers.release(id);
  await bank.clock.advance({ days: 9 });
  await bank.simulate.achTransfers.return(id, "R10");
  expect(seen).toEqual({
    operations: ["createAchTransfer"],
    statuses: [
      "achTransfers pending",
      "achTransfers hold",
      "achTransfers processing",
      "achTransfers succeeded",
      "achTransfers failed",
    ],
    transitions: [
      "achTransfers pending → hold",
      "achTransfers hold → pending",
      "achTransfers pending → processing",
      "achTransfers processing → succeeded",
      "achTransfers succeeded → failed",
    ],
    returnCodes: ["R10"],
  });
});

test("decline reasons of a card are seen, approvals are none", async () => {
  const { bank, cards } = await bankWithCard({ per_transaction_min: 100 });
  const { seen } = record(bank);
  await cards.authorize("1001", { amount: 500 });
  expect(seen).toEqual({ statuses: ["virtualCards Approved"] });
  await cards.authorize("1001", { amount: 99 });
  await cards.authorize("1001", { amount: 10_001 });
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  await cards.authorize("1001", { amount: 500 });
  expect(seen.declineReasons).toEqual([
    "the amount is below the per-transaction minimum",
    "the available balance is insufficient",
    "the card is canceled",
  ]);
});

test("faults are seen by what they did, a delay beside another outcome too", async () => {
  const bank = mondayBank({
    faults: [
      { on: "createAchTransfer", then: "lost-reply" },
      { on: "listAchTransfers", status: 503 },
      { on: "createAch*", latency: 1 },
    ],
  });
  const { seen } = record(bank);
  await expect(call(bank, "POST", "/v1/ach", minimalTransfer)).rejects.toThrow();
  await call(bank, "GET", "/v1/ach");
  expect(seen.faults).toEqual(["lost-reply", "latency", "status"]);
  // The bank did what the reply that was lost would have said.
  expect(seen.operations).toEqual(["createAchTransfer"]);
});

test("what a scenario does is not seen, at the start or after a reset (X109)", async () => {
  const bank = mondayBank({ scenario: scenarios.starter });
  const { seen } = record(bank);
  await bank.ready;
  expect(seen).toEqual({});
  await bank.reset({ scenario: scenarios.onboardingInReview });
  expect(seen).toEqual({});
  const before = bank.db.companies.count();
  expect(before).toBeGreaterThan(0);
  await call(bank, "GET", "/v1/companies");
  expect(seen).toEqual({ operations: ["listCompanies"] });
});

test("a bank counts where it was recorded last, and several banks may count in one place (X109)", async () => {
  const [one, other] = [mondayBank(), mondayBank()];
  const first = record(one);
  const second = record(one);
  record(other, second);
  await create(one, "/v1/ach", minimalTransfer);
  await call(other, "GET", "/v1/ach");
  expect(first.seen).toEqual({});
  expect(second).toEqual({
    seen: {
      operations: ["createAchTransfer", "listAchTransfers"],
      statuses: ["achTransfers pending"],
    },
    statuses: [""],
  });
});

test("a recording is plain JSON, and changes nothing in the bank (X109)", async () => {
  const plain = mondayBank();
  const recorded = mondayBank();
  const recording = record(recorded);
  for (const bank of [plain, recorded]) {
    const { id } = await create(bank, "/v1/ach", minimalTransfer);
    await bank.clock.advance({ days: 1 });
    await bank.simulate.achTransfers.return(id, "R03");
  }
  expect(JSON.parse(JSON.stringify(recording))).toEqual(recording);
  expect(recorded.snapshot()).toEqual(plain.snapshot());
});

test("the types of events that happened are counted of those that the bank knows (PROD-75)", async () => {
  const types = { "address.status": statusOf("addresses") };
  const bank = mondayBank({ resources: eventResourcesWith({ types }) });
  const recording = record(bank);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ bankingDays: 1 });
  expect(coverageOf(possibleIn([recording]), [recording]).events).toEqual({
    seen: ["ach.status.advice"],
    missing: [
      "ach.status",
      "address.status",
      "virtualcard.clearings",
      "virtualcard.created",
      "virtualcard.deleted",
      "virtualcard.realtime.auths",
      "virtualcard.realtime.iccp.all",
      "wires.status",
    ],
  });
});

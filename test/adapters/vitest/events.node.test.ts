// Statements: PROD-81, PROD-85.

import { expect } from "vitest";
import { clientOf, createFactories } from "../../../fixtures/index.ts";
import { test as bankTest } from "../../../src/adapters/vitest/index.ts";
import { eventResourcesWith } from "../../../src/products/index.ts";

const test = bankTest.extend({
  bankOptions: { clock: { start: "2026-03-02T15:00:00Z", paused: true }, resources: eventResourcesWith() },
});

const made: (string | number)[] = [];

test.beforeEach(async ({ bank }) => {
  const { anAchTransfer } = createFactories(1, bank);
  made.push((await clientOf(bank).create("/v1/ach", anAchTransfer())).id);
});

test("the fixture awaits what happens from a beforeEach on, to each test its own (PROD-85)", async ({
  bank,
  events,
}) => {
  const { payload } = await events.next("ach.status.advice");
  expect(payload).toEqual({ ...bank.db.achTransfers.get("1001") });
  await events.next("ach.status.advice", { status: "succeeded" });
});

test("the next test has events of its own (PROD-81)", async ({ bank, events }) => {
  expect(made).toEqual(["1001", "1001"]);
  expect((await events.next("ach.status.advice")).payload.status).toBe("pending");
  expect(bank.clock.now()).toEqual(new Date("2026-03-02T15:00:00Z"));
});

// Statements: X45.

import { expect, test } from "vitest";
import { createBank, type Scenario } from "../../src/index.ts";
import { MONDAY } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { post, read, statusAndBody } from "../support/control.ts";

/** Yields to the event loop before each of its calls, so that whatever does not wait for it comes first. */
const slow: Scenario = async (bank) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await create(bank, "/v1/ach", minimalTransfer);
};

const settingBank = () => createBank({ clock: { start: MONDAY }, scenario: slow });

test("a clock that is paused over HTTP while a scenario is being set stays paused", async () => {
  const bank = settingBank();
  expect(await statusAndBody(post(bank, "clock/pause"))).toEqual([200, {}]);
  await bank.ready;
  expect(bank.clock.paused).toBe(true);
});

test("a speed that is set over HTTP while a scenario is being set stays", async () => {
  const bank = settingBank();
  expect(await statusAndBody(post(bank, "clock/setSpeed", { speed: 60 }))).toEqual([200, {}]);
  await bank.ready;
  expect(bank.clock.speed).toBe(60);
});

test("an action over HTTP while a scenario is being set finds the scenario's rows", async () => {
  const bank = settingBank();
  expect((await post(bank, "simulate/achTransfers/1001/process")).status).toBe(200);
  expect(bank.db.achTransfers.get(1001)?.status).toBe("processing");
});

test.each([
  ["db/counterparties/count", 1],
  ["db/achTransfers/1001", expect.objectContaining({ id: "1001", status: "pending" })],
  ["timeline/achTransfers/1001", [{ at: expect.any(String), status: "pending", cause: "request" }]],
  ["clock/nextEvent", expect.objectContaining({ collection: "achTransfers", id: "1001" })],
])("GET %s while a scenario is being set answers from the scenario's bank", async (path, expected) => {
  expect(await statusAndBody(read(settingBank(), path))).toEqual([200, expected]);
});

test("a read over HTTP waits for a reset that plays a scenario, too", async () => {
  const bank = createBank({ clock: { start: MONDAY }, scenarios: { slow } });
  const loading = bank.loadScenario("slow");
  expect(await statusAndBody(read(bank, "db/achTransfers/count"))).toEqual([200, 1]);
  await loading;
});

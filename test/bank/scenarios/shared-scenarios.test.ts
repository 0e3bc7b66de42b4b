// Statements: X188, X189.

import { expect, test, vi } from "vitest";
import { scenarios } from "../../../fixtures/index.ts";
import { readTestOptions } from "../../../src/adapters/shared/tests/options.ts";
import { trackRequests } from "../../../src/adapters/shared/tests/request-tracker.ts";
import { record } from "../../../src/coverage/recording.ts";
import { type Bank, type BankOptions, createBank, type Scenario } from "../../../src/index.ts";
import { createBankWithPickups } from "../../registry/registry.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { counted, transfer } from "./support.ts";

async function ready(options: BankOptions): Promise<Bank> {
  const bank = mondayBank(options);
  await bank.ready;
  return bank;
}

test("a scenario that may be shared plays once for banks with equal options (X188)", async () => {
  const { scenario, count } = counted();
  const banks = [await ready({ scenario }), await ready({ scenario }), await ready({ scenario })];
  expect(count).toHaveBeenCalledTimes(1);
  expect(banks.map((bank) => bank.db.achTransfers.all().map(({ status }) => status))).toEqual([
    ["failed", "succeeded"],
    ["failed", "succeeded"],
    ["failed", "succeeded"],
  ]);
});

test.each([{}, { shared: false }])("one with %j plays in each bank (X188)", async (said) => {
  const { scenario, count } = counted(said);
  await ready({ scenario });
  await ready({ scenario });
  expect(count).toHaveBeenCalledTimes(2);
});

test("each of sandbank/fixtures may be shared", () => {
  expect(Object.values(scenarios).map(({ shared }) => shared)).toEqual([true, true, true, true, true]);
});

test("a reset and loadScenario take it over too", async () => {
  const { scenario, count } = counted();
  await ready({ scenario });
  const other = mondayBank({ scenarios: { mine: scenario } });
  await other.loadScenario("mine");
  await other.reset({ scenario, clock: { start: MONDAY, paused: true } });
  const third = mondayBank();
  await third.reset({ scenario, clock: { start: MONDAY, paused: true } });
  expect(third.db.achTransfers.count()).toBe(2);
  expect(count).toHaveBeenCalledTimes(1);
});

test("what a bank does with its rows, no other sees", async () => {
  const { scenario } = counted();
  const first = await ready({ scenario });
  const before = JSON.stringify(first.snapshot());
  const second = await ready({ scenario });
  await second.clock.advance({ days: 40 });
  await create(second, "/v1/ach", minimalTransfer);
  await call(second, "DELETE", "/v1/virtualcards/1001");
  await second.progress.set({ achTransfers: "manual" });
  expect(JSON.stringify(first.snapshot())).toBe(before);
  expect(JSON.stringify((await ready({ scenario })).snapshot())).toBe(before);
});

test.each<[BankOptions]>([
  [{ seed: 2 }],
  [{ strict: true }],
  [{ apiKeys: { client: ["client_test_key"] } }],
  [{ accounts: ["5550001"] }],
  [{ maxCardAmount: 20_000 }],
  [{ progress: { achTransfers: "manual" } }],
  [{ assumptions: { ach: { processAfterMinutes: 30 } } }],
  [{ assumptions: { errorBody: ({ issues }) => ({ issues }) } }],
  [{ clock: { start: "2026-03-03T15:00:00Z" } }],
  [{ clock: { start: MONDAY, speed: 2 } }],
  [{ profile: "observed" }],
])("banks that differ in %j do not share it", async (options) => {
  const { scenario, count } = counted();
  await ready({ scenario });
  await ready({ scenario, ...options });
  await ready({ scenario, ...options });
  expect(count).toHaveBeenCalledTimes(2);
});

test("a function among the options counts by its identity", async () => {
  const { scenario, count } = counted();
  const errorBody = () => ({ error: "no" });
  await ready({ scenario, assumptions: { errorBody } });
  await ready({ scenario, assumptions: { errorBody } });
  await ready({ scenario, assumptions: { errorBody: () => ({ error: "no" }) } });
  expect(count).toHaveBeenCalledTimes(2);
});

test.each<[BankOptions]>([
  [{ baseUrl: "https://other.example.com" }],
  [{ latency: 1 }],
  [{ faults: [{ on: "listAchTransfers", nth: 1, then: "refuse" }] }],
  [{ rateLimit: { quota: 5, window: 60 } }],
  [{ signatures: { check: true, secret: "secret" } }],
  [{ logSize: 3 }],
  [{ logBytes: 3000 }],
  [{ control: false }],
  [{ headers: true }],
  [{ record: true }],
  [{ history: true }],
  [{ scenarios: { other: () => undefined } }],
])("banks that differ in %j alone share it, because no row depends on that", async (options) => {
  const { scenario, count } = counted();
  await ready({ scenario });
  const other = await ready({ scenario, ...options });
  expect(count).toHaveBeenCalledTimes(1);
  expect(other.db.achTransfers.count()).toBe(2);
});

test("banks with other resources do not share it", async () => {
  const { scenario, count } = counted();
  await ready({ scenario });
  const other = createBankWithPickups({
    scenario: scenario as never,
    clock: { start: MONDAY, paused: true },
  });
  await other.ready;
  expect(other.db.cashPickups.count()).toBe(0);
  expect(count).toHaveBeenCalledTimes(2);
});

test("one that fails is not shared: the next bank plays it (X314)", async () => {
  let plays = 0;
  const scenario: Scenario = Object.assign(
    async (bank: Bank) => {
      plays += 1;
      await create(bank, "/v1/counterparties", minimalCounterparty);
      if (plays === 1) throw new Error("mine");
    },
    { shared: true },
  );
  await expect(ready({ scenario })).rejects.toThrow("mine");
  expect((await ready({ scenario })).db.counterparties.count()).toBe(1);
  expect((await ready({ scenario })).db.counterparties.count()).toBe(1);
  expect(plays).toBe(2);
});

test.each([
  ["with a request that was refused", { ...minimalCounterparty, routing_number: "1" }],
  ["with a request that got a warning", { ...minimalCounterparty, nickname: "Ada" }],
])("one %s is not shared, so that each bank reports it (X189)", async (_, body) => {
  const count = vi.fn();
  const play = async (bank: Bank) => {
    count();
    await call(bank, "POST", "/v1/counterparties", body);
  };
  const scenario: Scenario = Object.assign(play, { shared: true });
  await ready({ scenario });
  await ready({ scenario });
  expect(count).toHaveBeenCalledTimes(2);
});

test("one with an action that got a warning is not shared (X189)", async () => {
  const warnings = vi.fn();
  const count = vi.fn();
  const play = async (bank: Bank) => {
    count();
    const { id } = await create(bank, "/v1/ach", transfer);
    await bank.clock.advance({ days: 90 });
    await bank.simulate.achTransfers.return(id, "R10");
  };
  const scenario: Scenario = Object.assign(play, { startsBefore: { days: 90 }, shared: true });
  const heard = mondayBank({ scenario });
  heard.on("warning", warnings);
  await heard.ready;
  expect(warnings).toHaveBeenCalledTimes(1);
  await ready({ scenario });
  await ready({ scenario });
  expect(count).toHaveBeenCalledTimes(3);
});

test("a bank that someone listens to plays it, with the same events each time (X189)", async () => {
  const { scenario, count } = counted();
  const told = async () => {
    const events: string[] = [];
    const bank = mondayBank({ scenario });
    bank.on("request", ({ number, method, path }) => events.push(`${number} ${method} ${path}`));
    bank.on("change", ({ collection, id, to }) => events.push(`${collection} ${id} ${to}`));
    bank.on("reset", () => events.push("reset"));
    await bank.ready;
    return events;
  };
  const first = await told();
  expect(first).toContain("1 POST /v1/counterparties");
  expect(await told()).toEqual(first);
  expect(count).toHaveBeenCalledTimes(2);
});

test("the fixtures of tests listen only for what goes wrong, so that their banks share it (X189)", async () => {
  const { scenario, count } = counted();
  const words = ["unhandled", "pending", "warning", "unknown-field", "server-error"] as const;
  const { failOn } = readTestOptions("a test", { failOn: words });
  for (const name of ["one", "other"]) {
    const bank = mondayBank({ scenario });
    const requests = trackRequests(bank, { failOn, test: name });
    const { seen } = record(bank);
    await bank.ready;
    requests.check();
    expect(seen).toEqual({});
  }
  expect(count).toHaveBeenCalledTimes(1);
});

test("the last eight results of a scenario are kept", async () => {
  const { scenario, count } = counted();
  for (let seed = 1; seed <= 8; seed += 1) await ready({ scenario, seed });
  // The first is used again, so that the second is the one that goes when there is a ninth.
  await ready({ scenario, seed: 1 });
  expect(count).toHaveBeenCalledTimes(8);
  await ready({ scenario, seed: 9 });
  await ready({ scenario, seed: 1 });
  expect(count).toHaveBeenCalledTimes(9);
  await ready({ scenario, seed: 2 });
  expect(count).toHaveBeenCalledTimes(10);
});

test("shared must be true or false", async () => {
  const scenario = Object.assign(() => undefined, { shared: "yes" }) as unknown as Scenario;
  const message = (option: string) => `Option '${option}.shared' must be true or false, got "yes".`;
  expect(() => createBank({ scenario })).toThrow(message("scenario"));
  expect(() => createBank({ scenarios: { mine: scenario } })).toThrow(message("scenarios.mine"));
  await expect(createBank().reset({ scenario })).rejects.toThrow(message("scenario"));
});

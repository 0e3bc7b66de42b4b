// Statements: X136 to X139.

import { afterEach, expect, test, vi } from "vitest";
import type { HistoryEntry } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { bankWithHistory, storyOf } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("every request, action, due step and move of the clock is an entry, refused ones too (X137)", async () => {
  const bank = bankWithHistory();
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1001");
  await call(bank, "POST", "/v1/ach", {});
  await bank.clock.advance({ days: 4 });
  await bank.simulate.achTransfers.return("1001", "R01");
  await expect(bank.simulate.achTransfers.return("1001", "R01")).rejects.toThrow("has status failed");
  expect(await bank.history.entries()).toEqual([
    {
      ...{ id: 1, branch: 1, at: "2026-03-02T15:00:00.000Z", kind: "start", cause: null },
      ...{ what: "history begins", row: null, status: null, changed: false, refusal: null, log: null },
      position: "past",
    },
    {
      ...{ id: 2, branch: 1, at: "2026-03-02T15:00:00.000Z", kind: "request", cause: "request" },
      ...{ what: "POST /v1/ach", row: { collection: "achTransfers", id: "1001" }, status: 200 },
      ...{ changed: true, refusal: null, log: 1, position: "past" },
    },
    {
      ...{ id: 3, branch: 1, at: "2026-03-02T15:00:00.000Z", kind: "request", cause: "request" },
      ...{ what: "GET /v1/ach/1001", row: null, status: 200 },
      ...{ changed: false, refusal: null, log: 2, position: "past" },
    },
    {
      ...{ id: 4, branch: 1, at: "2026-03-02T15:00:00.000Z", kind: "request", cause: "request" },
      ...{ what: "POST /v1/ach", row: null, status: 400 },
      ...{ changed: false, refusal: "'account_number' is required.", log: 3, position: "past" },
    },
    {
      ...{ id: 5, branch: 1, at: "2026-03-02T16:00:00.000Z", kind: "step", cause: "clock" },
      ...{ what: "process", row: { collection: "achTransfers", id: "1001" }, status: null },
      ...{ changed: true, refusal: null, log: null, position: "past" },
    },
    {
      ...{ id: 6, branch: 1, at: "2026-03-04T13:30:00.000Z", kind: "step", cause: "clock" },
      ...{ what: "settle", row: { collection: "achTransfers", id: "1001" }, status: null },
      ...{ changed: true, refusal: null, log: null, position: "past" },
    },
    {
      ...{ id: 7, branch: 1, at: "2026-03-06T15:00:00.000Z", kind: "clock", cause: "clock" },
      ...{ what: "advanced", row: null, status: null },
      ...{ changed: true, refusal: null, log: null, position: "past" },
    },
    {
      ...{ id: 8, branch: 1, at: "2026-03-06T15:00:00.000Z", kind: "action", cause: "action" },
      ...{ what: "return R01", row: { collection: "achTransfers", id: "1001" }, status: null },
      ...{ changed: true, refusal: null, log: null, position: "past" },
    },
    {
      ...{ id: 9, branch: 1, at: "2026-03-06T15:00:00.000Z", kind: "action", cause: "action" },
      ...{ what: "return R01", row: { collection: "achTransfers", id: "1001" }, status: null },
      ...{ changed: false, log: null, position: "present" },
      refusal:
        "ACH transfer 1001 has status failed; return is possible only in status processing, succeeded.",
    },
  ]);
});

test("the clock, the progress, a reset, a scenario and a restore are entries to go to (X137, X138)", async () => {
  const bank = bankWithHistory({ scenarios: { empty: () => undefined } });
  await bank.history.entries();
  bank.clock.setSpeed(60);
  await bank.progress.set({ achTransfers: "immediate" });
  bank.clock.resume();
  await create(bank, "/v1/ach", minimalTransfer);
  bank.clock.pause();
  const snapshot = bank.snapshot();
  await bank.reset();
  await bank.loadScenario("empty");
  await bank.restore(snapshot);
  await expect(bank.restore({})).rejects.toThrow("A snapshot must have");
  expect(await storyOf(bank)).toEqual([
    "1 history begins",
    "2 speed 60",
    "3 progress set",
    "4 resumed",
    "5 POST /v1/ach",
    "6 process",
    "7 settle",
    "8 paused",
    "9 reset",
    "10 scenario empty",
    "11 restored",
    "[12 restored]",
  ]);
  expect((await bank.history.entries()).map(({ kind, cause }) => `${kind}, ${cause}`)).toEqual([
    ...["start, null", "clock, clock", "progress, action", "clock, clock", "request, request"],
    ...["step, immediate", "step, immediate", "clock, clock", "reset, null", "reset, null"],
    ...["restore, null", "restore, null"],
  ]);
  await bank.history.goTo(9);
  expect((await bank.history.entries()).map(({ position }) => position)).toEqual([
    ...["past", "past", "past", "past", "past", "past", "past", "past"],
    ...["present", "future", "future", "future"],
  ]);
  expect([bank.db.achTransfers.count(), bank.progress.get().achTransfers]).toEqual([0, "clock"]);
  await bank.history.goTo(8);
  expect([bank.db.achTransfers.get("1001")?.status, bank.clock.speed]).toEqual(["succeeded", 60]);
  expect(bank.progress.get().achTransfers).toBe("immediate");
});

test("a due step has the state at its time, as an advance to it would leave (X138)", async () => {
  const [bank, other] = [bankWithHistory(), mondayBank()];
  for (const each of [bank, other]) {
    await create(each, "/v1/ach", minimalTransfer);
    await create(each, "/v1/ach", { ...minimalTransfer, effective_date: "2026-03-05" });
    await create(each, "/v1/virtualcards", minimalCard);
    await each.simulate.virtualCards.authorize("1001", { amount: 500 });
  }
  await bank.clock.advance({ days: 30 });
  const steps = (await bank.history.entries()).filter(({ kind }) => kind === "step");
  expect(steps.length).toBeGreaterThan(4);
  const expected = new Map<number, string>();
  for (const { id, at } of steps) {
    await other.clock.advanceTo(at);
    expected.set(id, JSON.stringify(other.snapshot()));
  }
  for (const { id } of steps.toReversed()) {
    await bank.history.goTo(id);
    expect(JSON.stringify(bank.snapshot())).toBe(expected.get(id));
  }
});

test("a running clock is paused where it went, keeps its speed, and goes on from there (X138)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T15:00:00Z") });
  const bank = mondayBank({ history: true, clock: { paused: false, speed: 60 } });
  await create(bank, "/v1/ach", minimalTransfer);
  vi.setSystemTime("2026-03-02T15:30:00Z");
  await create(bank, "/v1/ach", minimalTransfer);
  vi.setSystemTime("2026-03-03T15:00:00Z");
  await bank.history.goTo(2);
  expect([bank.clock.paused, bank.clock.speed, bank.clock.now().toISOString()]).toEqual([
    true,
    60,
    "2026-03-02T15:00:00.000Z",
  ]);
  bank.clock.resume();
  vi.setSystemTime("2026-03-03T15:00:10Z");
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:10:00.000Z");
  expect(await storyOf(bank)).toEqual(["1 history begins", "2 POST /v1/ach", "[8 resumed]"]);
  expect((await storyOf(bank, 1)).slice(2)).toEqual([
    "3 process",
    "4 POST /v1/ach",
    ...["5 process", "6 settle", "7 settle"],
  ]);
});

test("goTo sends reset and history, and a listener of either sees the bank as it was (X138)", async () => {
  const bank = bankWithHistory();
  await create(bank, "/v1/ach", minimalTransfer);
  const heard: unknown[] = [];
  bank.on("reset", () => heard.push(["reset", bank.db.achTransfers.count()]));
  bank.on("history", ({ id, position }) => heard.push([id, position, bank.db.achTransfers.count()]));
  const [start] = await bank.history.entries();
  await bank.history.goTo(start as HistoryEntry);
  expect(heard).toEqual([
    ["reset", 0],
    [1, "present", 0],
  ]);
});

test("it is off by default, can be turned on and off, and says how (X136)", async () => {
  const bank = mondayBank();
  await expect(bank.history.entries()).rejects.toThrow(
    "The history is off: turn it on with createBank({ history: true }), or with bank.history.start().",
  );
  await expect(bank.history.start({ maxBytes: 5 })).rejects.toThrow(
    "Option 'maxBytes' must be a whole number of bytes from 100000 to 1000000000, got 5.",
  );
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.history.start();
  await bank.history.start({ maxBytes: 100_000 });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await storyOf(bank)).toEqual(["1 history begins", "[2 POST /v1/ach]"]);
  await bank.history.goTo(1);
  await bank.history.stop();
  await expect(bank.history.goTo(1)).rejects.toThrow("The history is off");
  expect(bank.db.achTransfers.count()).toBe(1);
});

test("a history begins after the scenario of createBank, which cannot use it (X136)", async () => {
  const refusals: string[] = [];
  const bank = bankWithHistory({
    scenario: async (inside) => {
      await create(inside, "/v1/ach", minimalTransfer);
      await inside.history.start().catch((error: Error) => refusals.push(error.message));
    },
  });
  expect(await storyOf(bank)).toEqual(["[1 history begins]"]);
  expect(refusals).toEqual(["A scenario cannot use the history of the bank that it is setting up."]);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.history.goTo(1);
  expect(bank.db.achTransfers.count()).toBe(1);
});

test("secrets are masked in entries as in the log (X137)", async () => {
  const bank = bankWithHistory();
  await call(bank, "GET", "/v1/ach?filter[receiver_account_number]=123456789012");
  await bank.simulate.achTransfers.process("4111111111111111").catch(() => undefined);
  expect(JSON.stringify(await bank.history.entries())).not.toMatch(/123456789012|4111111111111111/);
});

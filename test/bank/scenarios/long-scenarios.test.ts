// Statements: X182, X183, X184, X185, X55.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Bank, createBank, type Scenario, type WorkProgress } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { whilePending } from "../../support/stopwatch.ts";

const time = await vi.hoisted(async () => (await import("../../support/stopwatch.ts")).stopwatch());

beforeEach(() => time.ticks(100));
afterEach(() => {
  time.ticks(0);
  vi.useRealTimers();
});

const DAY_MS = 86_400_000;

/** Makes a transfer on each of three days, which ends two days before the start. */
const threeDays: Scenario = Object.assign(
  async (bank: Bank) => {
    for (let day = 0; day < 3; day += 1) {
      await create(bank, "/v1/ach", minimalTransfer);
      await bank.clock.advance({ days: 1 });
    }
  },
  { startsBefore: { days: 5 } },
);

/** The same number of calls, which take no bank time. */
const atOnce: Scenario = async (bank) => {
  for (let made = 0; made < 3; made += 1) await create(bank, "/v1/ach", minimalTransfer);
};

const broken: Scenario = Object.assign(
  async (bank: Bank) => {
    await threeDays(bank);
    await Promise.reject(new Error("There is no fourth day."));
  },
  { startsBefore: { days: 5 } },
);

test("between the calls of a scenario the platform has its turns, and the bank is as without them (X182)", async () => {
  const interrupted = mondayBank({ scenario: threeDays });
  expect(await whilePending(interrupted.ready)).toBeGreaterThan(4);
  time.ticks(0);
  const other = mondayBank({ scenario: threeDays });
  await other.ready;
  expect(JSON.stringify(interrupted.snapshot())).toBe(JSON.stringify(other.snapshot()));
});

test("what is read while a scenario runs changes nothing of it (X184)", async () => {
  const [read, other] = [mondayBank({ scenario: threeDays }), mondayBank({ scenario: threeDays })];
  const counts: number[] = [];
  await whilePending(read.ready, () => {
    counts.push(read.db.achTransfers.count());
    read.snapshot();
    read.clock.nextEvent();
  });
  await other.ready;
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  expect(JSON.stringify(read.snapshot())).toBe(JSON.stringify(other.snapshot()));
});

test.each(["reset", "loadScenario"] as const)(
  "%s reports how much of its bank time a scenario has taken, and its end (X183)",
  async (name) => {
    const bank = createBank({ clock: { start: MONDAY, paused: true }, scenarios: { threeDays } });
    const reports: WorkProgress[] = [];
    const sent: WorkProgress[] = [];
    bank.on("progress", (progress) => sent.push(progress));
    const options = { onProgress: (progress: WorkProgress) => reports.push(progress) };
    if (name === "reset") await bank.reset({ scenario: threeDays }, options);
    else await bank.loadScenario("threeDays", options);
    const total = 5 * DAY_MS;
    expect(reports.at(-1)).toEqual({ kind: "scenario", done: total, total });
    expect(reports.every((report) => report.kind === "scenario" && report.total === total)).toBe(true);
    const done = reports.map((report) => report.done);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done).toEqual(expect.arrayContaining([0, DAY_MS, 2 * DAY_MS]));
    expect(sent).toEqual(reports);
  },
);

test("the scenario of createBank is reported by the event (X183)", async () => {
  const bank = mondayBank({ scenario: atOnce });
  const reports: WorkProgress[] = [];
  bank.on("progress", (progress) => reports.push(progress));
  await bank.ready;
  expect(reports.length).toBeGreaterThan(2);
  expect(reports.slice(0, -1)).toEqual(reports.slice(1).map(() => ({ kind: "scenario", done: 0, total: 1 })));
  expect(reports.at(-1)).toEqual({ kind: "scenario", done: 1, total: 1 });
});

test("an advance within a scenario reports its slices, and leaves its end to the scenario (X183)", async () => {
  const bank = mondayBank();
  const reports: WorkProgress[] = [];
  const advancing: Scenario = Object.assign(
    async (inner: Bank) => {
      await create(inner, "/v1/ach", minimalTransfer);
      await inner.clock.advance({ days: 9 });
    },
    { startsBefore: { days: 9 } },
  );
  await bank.reset({ scenario: advancing }, { onProgress: (progress) => reports.push(progress) });
  expect(reports.map(({ done }) => done)).toEqual([0, 0, 3_600_000, 9 * DAY_MS - 1, 9 * DAY_MS]);
});

test("a reset without a scenario, or to one that has run, reports its end alone (X183)", async () => {
  const bank = mondayBank({ scenario: threeDays });
  await bank.ready;
  const reports: WorkProgress[] = [];
  const onProgress = (progress: WorkProgress) => reports.push(progress);
  await bank.reset(undefined, { onProgress });
  await bank.reset({ scenario: undefined }, { onProgress });
  const end = { kind: "scenario", done: 1, total: 1 };
  expect(reports).toEqual([end, end]);
});

test("a scenario that fails reports its end as far as it has run (X183)", async () => {
  const bank = mondayBank();
  const reports: WorkProgress[] = [];
  const resetting = bank.reset({ scenario: broken }, { onProgress: (progress) => reports.push(progress) });
  await expect(resetting).rejects.toThrow("There is no fourth day.");
  const { done, total } = reports.at(-1) as WorkProgress;
  expect([done, done]).toEqual([total, reports.at(-2)?.done]);
  expect(bank.db.achTransfers.count()).toBe(0);
});

test("pause, resume and setSpeed during a scenario take effect once it has run (X185)", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const [disturbed, other] = [mondayBank({ scenario: threeDays }), mondayBank({ scenario: threeDays })];
  let looks = 0;
  await whilePending(disturbed.ready, () => {
    looks += 1;
    vi.setSystemTime(looks * DAY_MS);
    if (looks !== 2) return;
    disturbed.clock.resume();
    disturbed.clock.setSpeed(60);
  });
  await other.ready;
  expect([disturbed.clock.paused, disturbed.clock.speed]).toEqual([false, 60]);
  const rows = (bank: Bank) => JSON.stringify(bank.snapshot().tables);
  expect(rows(disturbed)).toBe(rows(other));
  expect(disturbed.clock.now().toISOString()).toBe(MONDAY);
  vi.setSystemTime((looks + 1) * DAY_MS);
  expect(disturbed.clock.now().getTime()).toBe(Date.parse(MONDAY) + 60 * DAY_MS);
  await disturbed.reset();
  expect([disturbed.clock.paused, disturbed.clock.speed]).toEqual([true, 1]);
});

test("every call waits for a scenario that is interrupted, fake timers or not (X182)", async () => {
  vi.useFakeTimers();
  const bank = mondayBank({ scenario: threeDays });
  await bank.clock.advance({ minutes: 1 });
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:01:00.000Z");
  expect(bank.db.achTransfers.count()).toBe(3);
});

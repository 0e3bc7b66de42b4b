// Statements: X183, X184.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Bank, OptionError, type WorkProgress } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { post, read, statusAndBody } from "../../support/control.ts";
import { minimalAddress } from "../../support/onboarding.ts";
import { whilePending } from "../../support/stopwatch.ts";

const time = await vi.hoisted(async () => (await import("../../support/stopwatch.ts")).stopwatch());

beforeEach(() => time.ticks(100));
afterEach(() => time.ticks(0));

async function bankOfFour(): Promise<Bank> {
  const bank = mondayBank();
  for (let made = 0; made < 4; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

test("an advance reports each slice and its end, in steps; steps bring steps (X183)", async () => {
  const bank = await bankOfFour();
  const [reports, sent]: WorkProgress[][] = [[], []];
  bank.on("progress", (progress) => sent?.push(progress));
  await bank.clock.advance({ days: 9 }, { onProgress: (progress) => reports?.push(progress) });
  expect(reports).toEqual(
    [5, 5, 5, 5, 6, 7, 8, 8, 8].map((total, at) => ({ kind: "advance", done: Math.min(at + 1, 8), total })),
  );
  expect(sent).toEqual(reports);
});

test("advanceTo reports as advance does, and an advance without steps reports its end (X183)", async () => {
  const bank = await bankOfFour();
  const reports: WorkProgress[] = [];
  const onProgress = (progress: WorkProgress) => reports.push(progress);
  await bank.clock.advanceTo("2026-03-11T15:00:00Z", { onProgress });
  expect(reports.at(-1)).toEqual({ kind: "advance", done: 8, total: 8 });
  await bank.clock.advance({ days: 1 }, { onProgress });
  expect(reports.at(-1)).toEqual({ kind: "advance", done: 0, total: 0 });
});

test("a read over HTTP meanwhile does not wait for the end of an advance that was asked for over HTTP (X184)", async () => {
  const bank = await bankOfFour();
  const shown = () => read(bank, "db/achTransfers/1004");
  expect((await shown()).body).toMatchObject({ status: "pending" });
  const advanced = post(bank, "clock/advance", { days: 9 });
  expect((await shown()).body).toMatchObject({ status: "pending" });
  expect(await statusAndBody(advanced)).toEqual([200, {}]);
  expect((await shown()).body).toMatchObject({ status: "succeeded" });
});

test("a restore reports rows (X183, X184)", async () => {
  const snapshot = (await bankOfFour()).snapshot();
  const rows = Object.values(snapshot.tables).reduce((sum, table) => sum + table.rows.length, 0);
  const bank = mondayBank();
  const reports: WorkProgress[] = [];
  const counts: number[] = [];
  const restored = bank.restore(snapshot, { onProgress: (progress) => reports.push(progress) });
  await whilePending(restored, () => counts.push(bank.db.achTransfers.count()));
  expect(reports.at(-1)).toEqual({ kind: "restore", done: rows, total: rows });
  // Until the end the bank is as it was.
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.slice(0, -1).every((count) => count === 0)).toBe(true);
  expect(bank.snapshot().tables).toEqual(snapshot.tables);
});

test("a restore of many rows reports them as it goes through them (X183)", async () => {
  const saved = mondayBank();
  await create(saved, "/v1/addresses", minimalAddress);
  const snapshot = JSON.parse(JSON.stringify(saved.snapshot()));
  const [{ row, timeline }] = snapshot.tables.addresses.rows;
  const rows = Array.from({ length: 1000 }, (_, at) => ({ row: { ...row, id: 1001 + at }, timeline }));
  snapshot.tables.addresses = { next: 2001, rows };
  const bank = mondayBank();
  const reports: WorkProgress[] = [];
  await bank.restore(snapshot, { onProgress: (progress) => reports.push(progress) });
  const dones = [...Array.from({ length: 15 }, (_, at) => 64 * (at + 1)), ...Array(6).fill(1005)];
  expect(reports).toEqual(dones.map((done) => ({ kind: "restore", done, total: 1005 })));
  expect(bank.db.addresses.count()).toBe(1000);
});

test("a snapshot that does not fit is refused as before, and reports nothing", async () => {
  const bank = await bankOfFour();
  const onProgress = vi.fn();
  await expect(bank.restore({ format: "other" }, { onProgress })).rejects.toThrow(
    "A snapshot must have version 4",
  );
  await expect(bank.clock.advance({ days: -1 }, { onProgress })).rejects.toThrow(RangeError);
  expect(onProgress).not.toHaveBeenCalled();
});

test("an error of onProgress is reported and affects neither the work nor the event (X183)", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const bank = await bankOfFour();
  const listener = vi.fn();
  bank.on("progress", listener);
  const broken = () => {
    throw new Error("There is no bar.");
  };
  await bank.clock.advance({ days: 9 }, { onProgress: broken });
  const calls = reported.mock.calls;
  reported.mockRestore();
  expect(calls).toHaveLength(9);
  expect(calls[0]).toEqual(["The onProgress of bank.clock.advance threw.", new Error("There is no bar.")]);
  expect(listener).toHaveBeenCalledTimes(9);
  expect(bank.db.achTransfers.all().map(({ status }) => status)).toEqual(Array(4).fill("succeeded"));
});

test.each<[string, (bank: Bank, options: object) => Promise<void>]>([
  ["bank.clock.advance", (bank, options) => bank.clock.advance({ days: 1 }, options)],
  ["bank.clock.advanceTo", (bank, options) => bank.clock.advanceTo("2026-04-01T00:00:00Z", options)],
  ["bank.reset", (bank, options) => bank.reset({}, options)],
  ["bank.loadScenario", (bank, options) => bank.loadScenario("none", options)],
  ["bank.restore", (bank, options) => bank.restore(bank.snapshot(), options)],
])("%s refuses other options with a message, and changes nothing (X183)", async (name, run) => {
  const bank = mondayBank({ scenarios: { none: () => Promise.resolve() } });
  await create(bank, "/v1/ach", minimalTransfer);
  const before = JSON.stringify(bank.snapshot());
  await expect(run(bank, { onProgress: 7 })).rejects.toThrow(
    new OptionError("Option 'onProgress' must be a function such as ({ done, total }) => {}, got 7."),
  );
  await expect(run(bank, { progress: () => undefined })).rejects.toThrow(
    `Unknown option 'progress' for ${name}. The options are onProgress, signal.`,
  );
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test.each<[string, (bank: Bank, options: object) => Promise<void>]>([
  ["bank.clock.advance", (bank, options) => bank.clock.advance({ days: 1 }, options)],
  ["bank.clock.advanceTo", (bank, options) => bank.clock.advanceTo("2026-04-01T00:00:00Z", options)],
  ["bank.reset", (bank, options) => bank.reset({}, options)],
  ["bank.loadScenario", (bank, options) => bank.loadScenario("none", options)],
  ["bank.restore", (bank, options) => bank.restore(bank.snapshot(), options)],
])("%s whose signal is aborted before its turn changes nothing (X332)", async (_, run) => {
  const bank = mondayBank({ scenarios: { none: () => Promise.resolve() } });
  const controller = new AbortController();
  const before = create(bank, "/v1/ach", minimalTransfer);
  const given = run(bank, { signal: controller.signal });
  controller.abort(new Error("No longer wanted."));
  await expect(given).rejects.toThrow("No longer wanted.");
  await before;
  expect(bank.db.achTransfers.count()).toBe(1);
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
  await expect(run(bank, { signal: "now" })).rejects.toThrow(
    new OptionError("Option 'signal' must be an AbortSignal, got \"now\"."),
  );
});

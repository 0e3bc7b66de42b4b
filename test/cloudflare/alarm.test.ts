// Statements: X282.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RemoteBank } from "../../src/core.ts";
import { createBank } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { deployed, worldIn } from "./deployed.ts";

const START = Date.parse("2026-03-02T15:00:00Z");
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** When the next step of a world is due, machine milliseconds. */
async function dueAt(bank: RemoteBank): Promise<number> {
  const next = await bank.clock.nextEvent();
  return Date.parse(next?.at ?? "");
}

/** A world with 2,500 transfers, each made a millisecond after the other, and the bank that they come from. */
async function withTransfers(world: string) {
  const platform = deployed({ idleDays: 3650 });
  const bank = await worldIn(platform, world, { start: new Date(START) });
  const local = createBank({ clock: { start: new Date(START) }, logSize: 0 });
  for (let count = 0; count < 2500; count += 1) {
    vi.advanceTimersByTime(1);
    await create(local, "/v1/ach", minimalTransfer);
  }
  await bank.restore(local.snapshot());
  platform.restart();
  return { platform, bank, local };
}

test("the alarm is set for the next step, and makes it when it goes off, while no one asks (X282)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "idle", { start: new Date(START) });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  const due = await dueAt(bank);
  expect(platform.storage("idle").alarmAt).toBe(due);
  platform.restart();
  vi.setSystemTime(due);
  const before = platform.storage("idle").lengths.length;
  await platform.alarm("idle");
  expect(platform.storage("idle").lengths).toHaveLength(before + 1);
  expect(platform.storage("idle").alarmAt).toBeGreaterThan(due);
  platform.restart();
  expect((await bank.timeline("achTransfers", id)).map(({ at }) => at)).toEqual([
    new Date(START).toISOString(),
    new Date(due).toISOString(),
  ]);
});

test("an alarm that goes off again, as after the end of its object, makes no step twice (X282)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "twice", { start: new Date(START) });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  vi.setSystemTime(await dueAt(bank));
  await platform.alarm("twice");
  const stored = platform.storage("twice").lengths;
  platform.restart();
  await platform.alarm("twice");
  await platform.alarm("twice");
  expect(platform.storage("twice").lengths).toEqual(stored);
  expect(await bank.timeline("achTransfers", id)).toHaveLength(2);
});

test("the alarm follows the speed of the clock, and rests with it (X282)", async () => {
  const platform = deployed();
  const fast = await worldIn(platform, "fast", { start: new Date(START), speed: 60 });
  await create(fast, "/v1/ach", minimalTransfer);
  const next = await dueAt(fast);
  expect(platform.storage("fast").alarmAt).toBe(START + (next - START) / 60);

  const paused = await worldIn(platform, "paused", { start: new Date(START), paused: true });
  const sets = platform.storage("paused").alarmsSet;
  await create(paused, "/v1/ach", minimalTransfer);
  expect(platform.storage("paused").alarmsSet).toBe(sets);
  await paused.clock.resume();
  expect(platform.storage("paused").alarmAt).toBe(await dueAt(paused));
});

test("the alarm is not set again for each request, and goes off a second later at the earliest (X282)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "busy", { start: new Date(START) });
  await create(bank, "/v1/ach", minimalTransfer);
  const due = await dueAt(bank);
  const sets = platform.storage("busy").alarmsSet;
  for (let count = 0; count < 20; count += 1) {
    vi.advanceTimersByTime(1000);
    await create(bank, "/v1/ach", minimalTransfer);
  }
  expect(platform.storage("busy").alarmsSet).toBe(sets);
  vi.setSystemTime(due);
  await platform.alarm("busy");
  expect(platform.storage("busy").alarmAt).toBe(due + 1000);
});

test("steps that have piled up are made in batches, each stored, with the next alarm at once (X282)", async () => {
  const { platform, bank, local } = await withTransfers("years");
  const years = START + 5 * 365 * 24 * HOUR_MS;
  vi.setSystemTime(years);
  const stored: string[] = [];
  for (let isMore = true; isMore; isMore = platform.storage("years").alarmAt === years) {
    await platform.alarm("years");
    stored.push(String(platform.storage("years").lengths));
    // Each could be the object's last.
    platform.restart();
  }
  // Those of one instant are made together: all transfers are sent in one evening, and settle in another.
  expect(new Set(stored).size).toBe(2);
  await local.clock.advance({ minutes: 0 });
  expect(await bank.db.achTransfers.count({ status: "succeeded" })).toBe(2500);
  expect((await bank.snapshot()).tables).toEqual(JSON.parse(JSON.stringify(local.snapshot().tables)));
});

test("a request finds all steps made that are due, however many there are (X282)", async () => {
  const { platform, bank } = await withTransfers("asked");
  vi.setSystemTime(START + 5 * 365 * 24 * HOUR_MS);
  const before = platform.storage("asked").lengths.length;
  expect(await bank.db.achTransfers.count({ status: "succeeded" })).toBe(2500);
  expect(platform.storage("asked").lengths.length).toBeGreaterThan(before + 2);
});

test("a step thousands of years ahead sets the alarm within a year (X282)", async () => {
  const platform = deployed({ idleDays: 3650 });
  const bank = await worldIn(platform, "slow", { start: new Date(START), speed: 1e-9 });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(platform.storage("slow").alarmAt).toBeLessThanOrEqual(START + 365 * 24 * HOUR_MS);
});

test("an alarm whose state cannot be stored goes off again, and has changed nothing (X282, X283)", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const platform = deployed();
  const bank = await worldIn(platform, "full", { start: new Date(START) });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  const due = await dueAt(bank);
  vi.setSystemTime(due);
  platform.storage("full").sql.room = 0;
  await platform.alarm("full");
  expect(errors.mock.calls).toEqual([
    [
      'The alarm of the world "full" failed: The state of the bank is not kept as "full": database or disk is full: SQLITE_FULL. What was not stored before is undone: send the request again.',
    ],
  ]);
  expect(platform.storage("full").alarmAt).toBe(due + 600_000);
  platform.storage("full").sql.room = undefined;
  await platform.alarm("full");
  expect(await bank.timeline("achTransfers", id)).toHaveLength(2);
});

test("an alarm whose storage cannot be read says so and goes off again, and the step is made then (X282)", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const platform = deployed();
  const bank = await worldIn(platform, "unread", { start: new Date(START) });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  const due = await dueAt(bank);
  vi.setSystemTime(due);
  platform.restart();
  vi.spyOn(platform.storage("unread"), "get").mockRejectedValueOnce(new Error("The disk is away."));
  await platform.alarm("unread");
  expect(errors.mock.calls).toEqual([["The alarm of a world failed: The disk is away."]]);
  expect(platform.storage("unread").alarmAt).toBe(due + 600_000);
  await platform.alarm("unread");
  expect(await bank.timeline("achTransfers", id)).toHaveLength(2);
});

test("a request that is stored is answered though the alarm cannot be set, and the next one sets it (X282)", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const platform = deployed();
  const bank = await worldIn(platform, "unset", { start: new Date(START) });
  vi.spyOn(platform.storage("unset"), "setAlarm").mockRejectedValueOnce(new Error("The disk is away."));
  await create(bank, "/v1/ach", minimalTransfer);
  expect(errors.mock.calls).toEqual([['The alarm of the world "unset" could not be set: The disk is away.']]);
  const due = await dueAt(bank);
  expect(platform.storage("unset").alarmAt).toBe(due);
  platform.restart();
  expect(await bank.db.achTransfers.count()).toBe(1);
});

test("a world that is made again has its alarm, though a request before asked for it while the world was removed (X282)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "again", { start: new Date(START), paused: true });
  const storage = platform.storage("again");
  const expiresAt = storage.alarmAt;
  platform.restart();
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const asked = vi.spyOn(storage, "getAlarm").mockReturnValueOnce(promise);
  const created = create(bank, "/v1/ach", minimalTransfer);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await platform.worlds("DELETE", "/again");
  resolve(expiresAt);
  await created;
  await platform.worlds("PUT", "/again");
  expect(storage.alarmAt).toBe(expiresAt);
});

// Statements: S20, X8, X9.

import { afterEach, expect, test, vi } from "vitest";
import { createBank } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create, retrieve } from "../../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const running = (options = {}) => {
  vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
  return createBank({ clock: { start: MONDAY, ...options } });
};
const timeOf = (bank: ReturnType<typeof createBank>) => bank.clock.now().toISOString();

test("without a start the clock begins with the machine's (S20)", () => {
  vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
  expect(timeOf(createBank())).toBe("2030-01-01T00:00:00.000Z");
});

test("the clock runs with the machine's, so fake timers move it", async () => {
  const bank = running();
  await create(bank, "/v1/ach", minimalTransfer);
  vi.advanceTimersByTime(59 * 60_000);
  expect(timeOf(bank)).toBe("2026-03-02T15:59:00.000Z");
  expect(bank.db.achTransfers.get(1001)?.status).toBe("pending");
  vi.advanceTimersByTime(60_000);
  expect(bank.db.achTransfers.get(1001)?.status).toBe("processing");
  vi.setSystemTime(new Date("2030-01-04T00:00:00Z"));
  expect(timeOf(bank)).toBe("2026-03-05T15:00:00.000Z");
  expect((await retrieve(bank, "/v1/ach/1001")).status).toBe("succeeded");
});

test("setting the machine's clock back before the first read leaves the bank at its start", () => {
  const bank = running();
  vi.setSystemTime(0);
  expect(timeOf(bank)).toBe(MONDAY);
  vi.advanceTimersByTime(1000);
  expect(timeOf(bank)).toBe("2026-03-02T15:00:01.000Z");
});

test("steps that become due between calls run at their own time", async () => {
  const bank = running();
  await create(bank, "/v1/ach", minimalTransfer);
  vi.setSystemTime(new Date("2030-03-01T00:00:00Z"));
  expect(bank.timeline("achTransfers", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T16:00:00.000Z", status: "processing", cause: "clock" },
    { at: "2026-03-04T13:30:00.000Z", status: "succeeded", cause: "clock" },
  ]);
});

test("a running clock that was moved stays where it is when the machine's is set back", async () => {
  const bank = running();
  vi.advanceTimersByTime(60_000);
  await bank.clock.advance({ hours: 1 });
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  expect(timeOf(bank)).toBe("2026-03-02T16:01:00.000Z");
  vi.advanceTimersByTime(60_000);
  expect(timeOf(bank)).toBe("2026-03-02T16:02:00.000Z");
});

test("a running clock that was moved runs on from there", async () => {
  const bank = running({ speed: 60 });
  vi.advanceTimersByTime(60_000);
  await bank.clock.advance({ hours: 1 });
  expect(timeOf(bank)).toBe("2026-03-02T17:00:00.000Z");
  vi.advanceTimersByTime(1000);
  expect(timeOf(bank)).toBe("2026-03-02T17:01:00.000Z");
});

test("pause stops the clock at once and resume continues from there", () => {
  const bank = running();
  vi.advanceTimersByTime(1000);
  expect(bank.clock.paused).toBe(false);
  bank.clock.pause();
  bank.clock.pause();
  expect(bank.clock.paused).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(timeOf(bank)).toBe("2026-03-02T15:00:01.000Z");
  bank.clock.resume();
  vi.advanceTimersByTime(1000);
  bank.clock.resume();
  expect(bank.clock.paused).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(timeOf(bank)).toBe("2026-03-02T15:00:03.000Z");
});

test("the speed says how much bank time passes in one of the machine's", () => {
  const bank = running({ speed: 60 });
  vi.advanceTimersByTime(1000);
  expect(timeOf(bank)).toBe("2026-03-02T15:01:00.000Z");
  bank.clock.setSpeed(0.5);
  expect(bank.clock.speed).toBe(0.5);
  vi.advanceTimersByTime(2000);
  expect(timeOf(bank)).toBe("2026-03-02T15:01:01.000Z");
  bank.clock.pause();
  bank.clock.setSpeed(1000);
  vi.advanceTimersByTime(2000);
  expect(timeOf(bank)).toBe("2026-03-02T15:01:01.000Z");
  bank.clock.resume();
  vi.advanceTimersByTime(1);
  expect(timeOf(bank)).toBe("2026-03-02T15:01:02.000Z");
});

test("the clock never moves backwards when the machine's is set back", () => {
  const bank = running();
  vi.advanceTimersByTime(60_000);
  expect(timeOf(bank)).toBe("2026-03-02T15:01:00.000Z");
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  expect(timeOf(bank)).toBe("2026-03-02T15:01:00.000Z");
  vi.advanceTimersByTime(60_000);
  expect(timeOf(bank)).toBe("2026-03-02T15:02:00.000Z");
});

const noNumbers = [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, "2030"];

test.each(noNumbers)(
  "a Date.now that gives %o stops the clock until it gives a number again (X330)",
  async (reading) => {
    const bank = running();
    vi.advanceTimersByTime(60_000);
    expect(timeOf(bank)).toBe("2026-03-02T15:01:00.000Z");
    const now = vi.spyOn(Date, "now").mockReturnValue(reading as number);
    expect(timeOf(bank)).toBe("2026-03-02T15:01:00.000Z");
    expect((await create(bank, "/v1/ach", minimalTransfer)).status).toBe("pending");
    bank.clock.pause();
    bank.clock.resume();
    await bank.clock.advance({ minutes: 1 });
    bank.clock.setSpeed(2);
    expect(timeOf(bank)).toBe("2026-03-02T15:02:00.000Z");
    expect(bank.clock.nextEvent()?.at).toBe("2026-03-02T16:01:00.000Z");
    expect(bank.log.entries.map(({ time }) => time)).toEqual(["2026-03-02T15:01:00.000Z"]);
    now.mockRestore();
    vi.advanceTimersByTime(30_000);
    expect(timeOf(bank)).toBe("2026-03-02T15:03:00.000Z");
  },
);

test.each(noNumbers)(
  "a bank that is made while Date.now gives %o begins at its start and runs (X330)",
  async (reading) => {
    const now = vi.spyOn(Date, "now").mockReturnValue(reading as number);
    const bank = createBank({ clock: { start: MONDAY } });
    const another = createBank();
    expect(timeOf(bank)).toBe(MONDAY);
    await create(another, "/v1/ach", minimalTransfer);
    await another.reset();
    now.mockRestore();
    const elapsed = Math.abs(Date.now() - another.clock.now().getTime());
    expect(elapsed).toBeLessThan(3_600_000);
    expect(bank.clock.now().getTime() - Date.parse(MONDAY)).toBeLessThan(3_600_000);
  },
);

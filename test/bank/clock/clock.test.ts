// Statements: S20, X8, X9.

import { afterEach, expect, test, vi } from "vitest";
import { createBank, type Duration, type Instant } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const running = (options = {}) => {
  vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
  return createBank({ clock: { start: MONDAY, ...options } });
};
const timeOf = (bank: ReturnType<typeof createBank>) => bank.clock.now().toISOString();

test("every kind of read sees the effects of time", async () => {
  const ways: Record<string, (bank: ReturnType<typeof createBank>) => unknown> = {
    get: (bank) => bank.db.achTransfers.get("1001")?.status,
    findFirst: (bank) => bank.db.achTransfers.findFirst()?.status,
    findMany: (bank) => bank.db.achTransfers.findMany((q) => q.where({ status: "processing" }))[0]?.status,
    all: (bank) => bank.db.achTransfers.all()[0]?.status,
    count: (bank) =>
      bank.db.achTransfers.count((q) => q.where({ status: "processing" })) ? "processing" : "",
    timeline: (bank) => bank.timeline("achTransfers", 1001).at(-1)?.status,
    snapshot: (bank) =>
      JSON.stringify(bank.snapshot().tables).includes('"status":"processing"') ? "processing" : "",
    nextEvent: (bank) => (bank.clock.nextEvent()?.event === "settle" ? "processing" : ""),
    upcoming: (bank) => (bank.clock.upcoming()[0]?.event === "settle" ? "processing" : ""),
  };
  for (const [name, read] of Object.entries(ways)) {
    const bank = running();
    await create(bank, "/v1/ach", minimalTransfer);
    vi.advanceTimersByTime(3_600_000);
    expect([name, read(bank)]).toEqual([name, "processing"]);
  }
});

test("advance moves time by minutes, hours, days and banking days, which add up (P12)", async () => {
  const moves: [Duration, string][] = [
    [{ minutes: 1 }, "2026-03-02T15:01:00.000Z"],
    [{ hours: 2 }, "2026-03-02T17:00:00.000Z"],
    [{ days: 3 }, "2026-03-05T15:00:00.000Z"],
    [{ bankingDays: 1 }, "2026-03-03T15:00:00.000Z"],
    [{ bankingDays: 5 }, "2026-03-09T15:00:00.000Z"],
    [{ days: 1, hours: 1, minutes: 30 }, "2026-03-03T16:30:00.000Z"],
    [{ bankingDays: 5, hours: 1 }, "2026-03-09T16:00:00.000Z"],
    [{ hours: 0.5 }, "2026-03-02T15:30:00.000Z"],
    [{ days: 0 }, MONDAY],
  ];
  for (const [duration, time] of moves) {
    const bank = mondayBank();
    await bank.clock.advance(duration);
    expect([duration, timeOf(bank)]).toEqual([duration, time]);
  }
});

test("the n-th banking day is counted from today, weekend or not, at the same time of day (P12)", async () => {
  const moves: [string, number, string][] = [
    ["2026-03-06T10:11:12.013Z", 1, "2026-03-09T10:11:12.013Z"],
    ["2026-03-07T00:00:00.000Z", 1, "2026-03-09T00:00:00.000Z"],
    ["2026-03-08T23:59:59.999Z", 1, "2026-03-09T23:59:59.999Z"],
    ["2026-11-25T10:00:00.000Z", 1, "2026-11-27T10:00:00.000Z"],
    ["2027-07-02T10:00:00.000Z", 1, "2027-07-06T10:00:00.000Z"],
    ["2026-07-02T10:00:00.000Z", 1, "2026-07-03T10:00:00.000Z"],
    ["2026-12-31T10:00:00.000Z", 1, "2027-01-04T10:00:00.000Z"],
    ["2026-03-07T10:00:00.000Z", 0, "2026-03-07T10:00:00.000Z"],
  ];
  for (const [start, bankingDays, time] of moves) {
    const bank = mondayBank({ clock: { start } });
    await bank.clock.advance({ bankingDays });
    expect([start, timeOf(bank)]).toEqual([start, time]);
  }
});

test.each([
  [{ weeks: 1 }, "'weeks'"],
  [{ day: 1 }, "'day'"],
  [{ days: -1 }, "'days'"],
  [{ days: "1" }, "'days'"],
  [{ days: null }, "'days'"],
  [{ hours: Number.NaN }, "'hours'"],
  [{ minutes: Number.POSITIVE_INFINITY }, "'minutes'"],
  [{ bankingDays: 1.5 }, "'bankingDays'"],
  [{ bankingDays: -1 }, "'bankingDays'"],
  [{ bankingDays: 1e9 }, "'bankingDays'"],
  [{ days: 1e9 }, "9989"],
  [7, "{ days: 1 }"],
  ["1 day", "{ days: 1 }"],
  [null, "{ days: 1 }"],
  [undefined, "{ days: 1 }"],
])("advance rejects %o with a message that holds %s", async (duration, words) => {
  const bank = mondayBank();
  const before = JSON.stringify(bank.snapshot());
  const moving = bank.clock.advance(duration as Duration);
  await expect(moving).rejects.toThrow(RangeError);
  await expect(moving).rejects.toThrow(words);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("advanceTo moves to an instant, also to the present one", async () => {
  const bank = mondayBank();
  await bank.clock.advanceTo("2026-03-02T15:30:00Z");
  expect(timeOf(bank)).toBe("2026-03-02T15:30:00.000Z");
  await bank.clock.advanceTo(new Date("2026-03-03T00:00:00Z"));
  expect(timeOf(bank)).toBe("2026-03-03T00:00:00.000Z");
  await bank.clock.advanceTo(bank.clock.now().getTime());
  expect(timeOf(bank)).toBe("2026-03-03T00:00:00.000Z");
});

test.each([
  "0000-01-01T23:59:59.999Z",
  "-000001-06-01",
  "9990-01-01T00:00:00.001Z",
  "+010000-01-01",
  1e15,
  -1e15,
])("%s lies outside bank time, which is the years 0000 to 9989 (X8)", async (instant) => {
  expect(() => createBank({ clock: { start: instant } })).toThrow("Option 'clock.start' must be an instant");
  await expect(mondayBank().clock.advanceTo(instant)).rejects.toThrow("advanceTo takes an ISO 8601 string");
});

test("bank time may begin at its first instant, and end at its last (X8)", async () => {
  const bank = createBank({ clock: { start: "0000-01-02T00:00:00Z", paused: true } });
  expect(timeOf(bank)).toBe("0000-01-02T00:00:00.000Z");
  await bank.clock.advanceTo("9990-01-01T00:00:00Z");
  expect(timeOf(bank)).toBe("9990-01-01T00:00:00.000Z");
});

test("advanceTo never moves backwards", async () => {
  const bank = mondayBank();
  await expect(bank.clock.advanceTo("2026-03-02T14:59:59.999Z")).rejects.toThrow(
    "advanceTo goes forward only: it is 2026-03-02T15:00:00.000Z, and 2026-03-02T14:59:59.999Z lies before that. bank.reset() starts again.",
  );
  expect(timeOf(bank)).toBe(MONDAY);
});

test.each([
  "tomorrow",
  "2026-03-09 15:00",
  "2026-03-09T15:00",
  Number.NaN,
  null,
  undefined,
  {},
  Object.create(null),
  Symbol("x"),
])("advanceTo rejects what is no instant (X11)", async (instant) => {
  const moving = mondayBank().clock.advanceTo(instant as Instant);
  await expect(moving).rejects.toThrow(
    "advanceTo takes an ISO 8601 string with its zone, a Date or milliseconds",
  );
});

test("advance moves a paused clock, which stays paused (X9)", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = mondayBank();
  expect(bank.clock.paused).toBe(true);
  await bank.clock.advance({ hours: 1 });
  vi.advanceTimersByTime(10_000);
  expect(timeOf(bank)).toBe("2026-03-02T16:00:00.000Z");
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, "2", null, undefined])(
  "the speed must not be %o",
  (speed) => {
    const bank = mondayBank();
    expect(() => bank.clock.setSpeed(speed as number)).toThrow(/^setSpeed takes a number above 0, got /);
    expect(bank.clock.speed).toBe(1);
  },
);

test("the speed is at most a year in a second", () => {
  const bank = mondayBank();
  expect(() => bank.clock.setSpeed(31_536_001)).toThrow(/^setSpeed takes a number of at most 31536000, got /);
  bank.clock.setSpeed(31_536_000);
  expect(bank.clock.speed).toBe(31_536_000);
});

test("nextEvent is the next step, and null when there is none", async () => {
  const bank = mondayBank();
  expect(bank.clock.nextEvent()).toBeNull();
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", { ...minimalTransfer, service: "same-day" });
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-02T15:15:00.000Z",
    collection: "achTransfers",
    id: "1002",
    event: "process",
  });
  await call(bank, "PATCH", "/v1/ach/1002", { status: "canceled" });
  expect(bank.clock.nextEvent()).toMatchObject({ at: "2026-03-02T16:00:00.000Z", id: "1001" });
  await bank.clock.advanceTo("2026-03-02T16:00:00Z");
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-04T13:30:00.000Z",
    collection: "achTransfers",
    id: "1001",
    event: "settle",
  });
  await bank.clock.advanceTo("2026-03-04T13:30:00Z");
  expect(bank.clock.nextEvent()).toBeNull();
});

test("changing a Date that the clock returned does not change the clock", () => {
  const bank = mondayBank();
  bank.clock.now().setUTCFullYear(1999);
  expect(timeOf(bank)).toBe(MONDAY);
});

test("everything in one request happens at one moment", async () => {
  const bank = running({ speed: 86_400 });
  const row = await create(bank, "/v1/ach", minimalTransfer);
  const [entry] = bank.log.entries;
  expect(entry?.changes.map(({ at }) => at)).toEqual([entry?.time]);
  expect(row.effective_date).toBe("2026-03-03");
});

test.each([{}, { days: undefined }])(
  "advance(%j) is refused, for it names no unit (X205)",
  async (duration) => {
    const bank = mondayBank();
    await expect(bank.clock.advance(duration as Duration)).rejects.toThrow(
      "advance needs to know how far: give at least one of minutes, hours, days, bankingDays, such as { days: 1 }.",
    );
    expect(bank.clock.now().toISOString()).toBe(MONDAY);
    await bank.clock.advance({ days: 0 });
    expect(bank.clock.now().toISOString()).toBe(MONDAY);
  },
);

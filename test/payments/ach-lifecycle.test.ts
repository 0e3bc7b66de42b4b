// Statements: P12.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create, retrieve } from "../support/call.ts";

/** Creates a transfer at `start` and returns its statuses after half a year, each with the time it was reached. */
async function walkOf(start: string, fields: object, options: object = {}) {
  const bank = mondayBank({ ...options, clock: { start } });
  await create(bank, "/v1/ach", { ...minimalTransfer, ...fields });
  await bank.clock.advance({ days: 180 });
  return bank.timeline("achTransfers", "1001").map(({ at, status, cause }) => `${at} ${status} (${cause})`);
}

const standard = [
  {
    when: "made on Monday afternoon for Tuesday succeeds on Wednesday",
    start: "2026-03-02T15:00:00Z",
    fields: {},
    pickUp: "2026-03-02T16:00",
    success: "2026-03-04T13:30",
  },
  {
    when: "made for today succeeds tomorrow",
    start: "2026-03-02T15:00:00Z",
    fields: { effective_date: "2026-03-02" },
    pickUp: "2026-03-02T16:00",
    success: "2026-03-03T13:30",
  },
  {
    when: "made for a day long past counts from the day it is picked up",
    start: "2026-03-02T15:00:00Z",
    fields: { effective_date: "1999-12-31" },
    pickUp: "2026-03-02T16:00",
    success: "2026-03-03T13:30",
  },
  {
    when: "picked up after midnight counts from that day",
    start: "2026-03-02T23:30:00Z",
    fields: { effective_date: "2026-03-02" },
    pickUp: "2026-03-03T00:30",
    success: "2026-03-04T13:30",
  },
  {
    when: "made for a day far ahead is picked up at once and waits for that day",
    start: "2026-03-02T15:00:00Z",
    fields: { effective_date: "2026-06-17" },
    pickUp: "2026-03-02T16:00",
    success: "2026-06-18T13:30",
  },
  {
    when: "made on Friday for Saturday rolls to Monday and succeeds on Tuesday",
    start: "2026-03-06T15:00:00Z",
    fields: {},
    pickUp: "2026-03-06T16:00",
    success: "2026-03-10T13:30",
  },
  {
    when: "made for Friday succeeds on Monday",
    start: "2026-03-05T15:00:00Z",
    fields: {},
    pickUp: "2026-03-05T16:00",
    success: "2026-03-09T13:30",
  },
  {
    when: "made on Sunday for Sunday rolls to Monday and succeeds on Tuesday",
    start: "2026-03-08T10:00:00Z",
    fields: { effective_date: "2026-03-08" },
    pickUp: "2026-03-08T11:00",
    success: "2026-03-10T13:30",
  },
  {
    when: "made for Thanksgiving rolls to Friday and succeeds on Monday",
    start: "2026-11-25T15:00:00Z",
    fields: {},
    pickUp: "2026-11-25T16:00",
    success: "2026-11-30T13:30",
  },
  {
    when: "waits for the day after a holiday",
    start: "2026-06-17T15:00:00Z",
    fields: {},
    pickUp: "2026-06-17T16:00",
    success: "2026-06-22T13:30",
  },
  {
    when: "is not held up by a holiday on a Saturday",
    start: "2026-07-01T15:00:00Z",
    fields: {},
    pickUp: "2026-07-01T16:00",
    success: "2026-07-03T13:30",
  },
  {
    when: "is held up on the Monday after a holiday on a Sunday",
    start: "2027-07-02T15:00:00Z",
    fields: {},
    pickUp: "2027-07-02T16:00",
    success: "2027-07-07T13:30",
  },
];

test.each(standard)(
  "a standard transfer $when (ACH-3, P12, P10)",
  async ({ start, fields, pickUp, success }) => {
    expect(await walkOf(start, fields)).toEqual([
      `${start.slice(0, 16)}:00.000Z pending (request)`,
      `${pickUp}:00.000Z processing (clock)`,
      `${success}:00.000Z succeeded (clock)`,
    ]);
  },
);

const sameDay = [
  {
    when: "made for today succeeds today",
    start: "2026-03-02T15:00:00Z",
    fields: { effective_date: "2026-03-02" },
    pickUp: "2026-03-02T15:15",
    success: "2026-03-02T22:00",
  },
  {
    when: "made for tomorrow succeeds tomorrow",
    start: "2026-03-02T15:00:00Z",
    fields: {},
    pickUp: "2026-03-02T15:15",
    success: "2026-03-03T22:00",
  },
  {
    when: "picked up late in the evening succeeds on the next banking day",
    start: "2026-03-06T21:50:00Z",
    fields: { effective_date: "2026-03-06" },
    pickUp: "2026-03-06T22:05",
    success: "2026-03-09T22:00",
  },
  {
    when: "picked up after midnight succeeds on that day",
    start: "2026-03-02T23:50:00Z",
    fields: { effective_date: "2026-03-02" },
    pickUp: "2026-03-03T00:05",
    success: "2026-03-03T22:00",
  },
  {
    when: "made at a weekend succeeds on Monday",
    start: "2026-03-07T10:00:00Z",
    fields: { effective_date: "2026-03-07" },
    pickUp: "2026-03-07T10:15",
    success: "2026-03-09T22:00",
  },
  {
    when: "made for a holiday succeeds on the banking day after it",
    start: "2026-11-26T10:00:00Z",
    fields: { effective_date: "2026-11-26" },
    pickUp: "2026-11-26T10:15",
    success: "2026-11-27T22:00",
  },
];

test.each(sameDay)("a same-day transfer $when (P12)", async ({ start, fields, pickUp, success }) => {
  expect(await walkOf(start, { ...fields, service: "same-day" })).toEqual([
    `${start.slice(0, 16)}:00.000Z pending (request)`,
    `${pickUp}:00.000Z processing (clock)`,
    `${success}:00.000Z succeeded (clock)`,
  ]);
});

test("a transfer changes its status at the very moment it is due, not before (ACH-2, ACH-20, ACH-24, ACH-27, ACH-28)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const statusAt = async (instant: string) => {
    await bank.clock.advanceTo(instant);
    return (await retrieve(bank, "/v1/ach/1001")).status;
  };
  expect(await statusAt("2026-03-02T15:59:59.999Z")).toBe("pending");
  expect(await statusAt("2026-03-02T16:00:00Z")).toBe("processing");
  expect(await statusAt("2026-03-04T13:29:59.999Z")).toBe("processing");
  expect(await statusAt("2026-03-04T13:30:00Z")).toBe("succeeded");
});

test("a prenotification has the same statuses as any transfer", async () => {
  expect(await walkOf("2026-03-02T15:00:00Z", { amount: 0 })).toEqual([
    "2026-03-02T15:00:00.000Z pending (request)",
    "2026-03-02T16:00:00.000Z processing (clock)",
    "2026-03-04T13:30:00.000Z succeeded (clock)",
  ]);
});

test("every timing is an option (P12)", async () => {
  const ach = {
    processAfterMinutes: 1,
    sameDayProcessAfterMinutes: 0,
    settleAt: "09:05",
    sameDaySettleAt: "16:45",
  };
  expect(await walkOf("2026-03-02T15:00:00Z", {}, { assumptions: { ach } })).toEqual([
    "2026-03-02T15:00:00.000Z pending (request)",
    "2026-03-02T15:01:00.000Z processing (clock)",
    "2026-03-04T09:05:00.000Z succeeded (clock)",
  ]);
  const fields = { service: "same-day", effective_date: "2026-03-02" };
  expect(await walkOf("2026-03-02T15:00:00Z", fields, { assumptions: { ach } })).toEqual([
    "2026-03-02T15:00:00.000Z pending (request)",
    "2026-03-02T15:00:00.000Z processing (clock)",
    "2026-03-02T16:45:00.000Z succeeded (clock)",
  ]);
});

test("steps of several transfers run in the order of their due time, then of their ids (P12)", async () => {
  const bank = mondayBank();
  const reported: string[] = [];
  bank.on("change", ({ at, id, to }) => reported.push(`${at} ${id} ${to}`));
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", { ...minimalTransfer, service: "same-day" });
  reported.length = 0;
  await bank.clock.advance({ days: 7 });
  expect(reported).toEqual([
    "2026-03-02T15:15:00.000Z 1003 processing",
    "2026-03-02T16:00:00.000Z 1001 processing",
    "2026-03-02T16:00:00.000Z 1002 processing",
    "2026-03-03T22:00:00.000Z 1003 succeeded",
    "2026-03-04T13:30:00.000Z 1001 succeeded",
    "2026-03-04T13:30:00.000Z 1002 succeeded",
  ]);
});

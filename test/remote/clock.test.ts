// Statements: X45.

import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf, post, read, statusAndBody } from "../support/control.ts";

test("the clock is read with GET /_sandbank/clock", async () => {
  expect(await statusAndBody(read(mondayBank(), "clock"))).toEqual([
    200,
    { now: MONDAY, paused: true, speed: 1 },
  ]);
});

test("the clock is moved on by a duration", async () => {
  const bank = mondayBank();
  expect(await statusAndBody(post(bank, "clock/advance", { days: 9 }))).toEqual([200, {}]);
  expect(bank.clock.now().toISOString()).toBe("2026-03-11T15:00:00.000Z");
  expect(await statusAndBody(post(bank, "clock/advance", { bankingDays: 3, minutes: 30 }))).toEqual([
    200,
    {},
  ]);
  expect(bank.clock.now().toISOString()).toBe("2026-03-16T15:30:00.000Z");
});

test("the clock is moved on to an instant", async () => {
  const bank = mondayBank();
  expect(await statusAndBody(post(bank, "clock/advanceTo", { instant: "2026-03-02T16:00:00Z" }))).toEqual([
    200,
    {},
  ]);
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  const milliseconds = Date.parse("2026-03-02T17:00:00Z");
  expect(await statusAndBody(post(bank, "clock/advanceTo", { instant: milliseconds }))).toEqual([200, {}]);
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T17:00:00.000Z");
});

test("the clock is paused, resumed and sped up", async () => {
  const bank = createBank({ clock: { start: MONDAY } });
  expect(await statusAndBody(post(bank, "clock/pause"))).toEqual([200, {}]);
  expect(bank.clock.paused).toBe(true);
  expect(await statusAndBody(post(bank, "clock/setSpeed", { speed: 60 }))).toEqual([200, {}]);
  expect(await statusAndBody(post(bank, "clock/resume", {}))).toEqual([200, {}]);
  expect([bank.clock.paused, bank.clock.speed]).toEqual([false, 60]);
});

test("the coming steps are read", async () => {
  const bank = mondayBank();
  expect(await statusAndBody(read(bank, "clock/nextEvent"))).toEqual([200, null]);
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  const next = bank.clock.nextEvent();
  expect(next).toMatchObject({ at: "2026-03-02T16:00:00.000Z", collection: "achTransfers", id: "1001" });
  expect(await statusAndBody(read(bank, "clock/nextEvent"))).toEqual([200, next]);
  expect(await statusAndBody(read(bank, "clock/upcoming"))).toEqual([200, bank.clock.upcoming()]);
  expect(await statusAndBody(read(bank, "clock/upcoming?limit=1"))).toEqual([200, [next]]);
});

test("every step due by the new time has run when the answer arrives", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await post(bank, "clock/advance", { bankingDays: 2 });
  expect(bank.timeline("achTransfers", 1001)).toEqual([
    { at: MONDAY, status: "pending", cause: "request" },
    { at: "2026-03-02T16:00:00.000Z", status: "processing", cause: "clock" },
    { at: "2026-03-04T13:30:00.000Z", status: "succeeded", cause: "clock" },
  ]);
});

test.each([
  [
    "clock/advance",
    {},
    "advance needs to know how far: give at least one of minutes, hours, days, bankingDays, such as { days: 1 }.",
  ],
  [
    "clock/advance",
    { weeks: 1 },
    "advance does not know the unit 'weeks': use minutes, hours, days, bankingDays.",
  ],
  [
    "clock/advance",
    { days: -1 },
    "advance takes a number of at least 0 for 'days', got -1: time only moves forward.",
  ],
  [
    "clock/advanceTo",
    { instant: "2026-03-02T14:00:00Z" },
    `advanceTo goes forward only: it is ${MONDAY}, and 2026-03-02T14:00:00.000Z lies before that. bank.reset() starts again.`,
  ],
  [
    "clock/advanceTo",
    {},
    "advanceTo takes an ISO 8601 string with its zone, a Date or milliseconds, got nothing.",
  ],
  ["clock/setSpeed", { speed: 0 }, "setSpeed takes a number above 0, got 0; to stop the clock, pause it."],
  ["clock/setSpeed", { speed: 2, sped: 3 }, "'sped' is not taken by this call: it takes speed."],
  ["clock/pause", { days: 1 }, "'days' is not taken by this call: it takes nothing."],
])("POST %s %j is refused with a message and changes nothing", async (path, fields, error) => {
  const bank = mondayBank();
  const before = bank.snapshot();
  expect(await statusAndBody(post(bank, path, fields))).toEqual([400, { error }]);
  expect(bank.snapshot()).toEqual(before);
});

test("a refusal has the message of the JavaScript API", async () => {
  const bank = mondayBank();
  const error = await messageOf(() => bank.clock.advance({ days: "2" } as never));
  expect(await statusAndBody(post(bank, "clock/advance", { days: "2" }))).toEqual([400, { error }]);
});

test("a limit that is no count is refused", async () => {
  const bank = mondayBank();
  const error = await messageOf(() => bank.clock.upcoming(Number.NaN));
  expect(error).toBe("upcoming takes a whole number of at least 0, got NaN.");
  expect(await statusAndBody(read(bank, "clock/upcoming?limit=many"))).toEqual([400, { error }]);
  expect(await statusAndBody(read(bank, "clock/upcoming?most=2"))).toEqual([
    400,
    { error: "'most' is not taken by this call: it takes limit, collection, id." },
  ]);
});

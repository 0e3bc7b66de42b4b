// Statements: X45.

import { expect } from "vitest";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { post, read, statusAndBody } from "../../support/control.ts";
import { MONDAY } from "../../support/monday.ts";
import type { ControlCase } from "./case.ts";

/** What is refused, and why. */
const REFUSED = [
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
] as const;

/** The clock over HTTP. */
export const clockCases: readonly ControlCase[] = [
  {
    name: "the clock is read with GET /_sandbank/clock",
    async run(bank) {
      expect(await statusAndBody(read(bank, "clock"))).toEqual([
        200,
        { now: MONDAY, paused: true, speed: 1 },
      ]);
    },
  },
  {
    name: "the clock is moved on by a duration",
    async run(bank) {
      expect(await statusAndBody(post(bank, "clock/advance", { days: 9 }))).toEqual([200, {}]);
      expect(await bank.clock.now()).toEqual(new Date("2026-03-11T15:00:00Z"));
      const further = { bankingDays: 3, minutes: 30 };
      expect(await statusAndBody(post(bank, "clock/advance", further))).toEqual([200, {}]);
      expect(await bank.clock.now()).toEqual(new Date("2026-03-16T15:30:00Z"));
    },
  },
  {
    name: "the clock is moved on to an instant",
    async run(bank) {
      const instant = "2026-03-02T16:00:00Z";
      expect(await statusAndBody(post(bank, "clock/advanceTo", { instant }))).toEqual([200, {}]);
      expect(await bank.clock.now()).toEqual(new Date(instant));
      const milliseconds = Date.parse("2026-03-02T17:00:00Z");
      expect(await statusAndBody(post(bank, "clock/advanceTo", { instant: milliseconds }))).toEqual([
        200,
        {},
      ]);
      expect(await bank.clock.now()).toEqual(new Date(milliseconds));
    },
  },
  {
    name: "the clock is paused, resumed and sped up",
    async run(bank) {
      expect(await statusAndBody(post(bank, "clock/resume", {}))).toEqual([200, {}]);
      expect(await bank.clock.paused()).toBe(false);
      expect(await statusAndBody(post(bank, "clock/pause"))).toEqual([200, {}]);
      expect(await bank.clock.paused()).toBe(true);
      expect(await statusAndBody(post(bank, "clock/setSpeed", { speed: 60 }))).toEqual([200, {}]);
      expect(await statusAndBody(post(bank, "clock/resume", {}))).toEqual([200, {}]);
      expect([await bank.clock.paused(), await bank.clock.speed()]).toEqual([false, 60]);
    },
  },
  {
    name: "the coming steps are read",
    async run(bank) {
      expect(await statusAndBody(read(bank, "clock/nextEvent"))).toEqual([200, null]);
      await create(bank, "/v1/ach", minimalTransfer);
      await create(bank, "/v1/ach", minimalTransfer);
      const next = await bank.clock.nextEvent();
      expect(next).toMatchObject({
        at: "2026-03-02T16:00:00.000Z",
        collection: "achTransfers",
        id: "1001",
      });
      expect(await statusAndBody(read(bank, "clock/nextEvent"))).toEqual([200, next]);
      const upcoming = await bank.clock.upcoming();
      expect(upcoming.map(({ id }) => id)).toEqual(["1001", "1002"]);
      expect(await statusAndBody(read(bank, "clock/upcoming"))).toEqual([200, upcoming]);
      expect(await statusAndBody(read(bank, "clock/upcoming?limit=1"))).toEqual([200, [next]]);
    },
  },
  {
    name: "every step due by the new time has run when the answer arrives",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      await post(bank, "clock/advance", { bankingDays: 2 });
      expect(await bank.timeline("achTransfers", 1001)).toEqual([
        { at: MONDAY, status: "pending", cause: "request" },
        { at: "2026-03-02T16:00:00.000Z", status: "processing", cause: "clock" },
        { at: "2026-03-04T13:30:00.000Z", status: "succeeded", cause: "clock" },
      ]);
    },
  },
  {
    name: "a call of the clock that is refused says why and changes nothing",
    async run(bank) {
      const before = await bank.snapshot();
      for (const [path, fields, error] of REFUSED) {
        expect([path, ...(await statusAndBody(post(bank, path, fields)))]).toEqual([path, 400, { error }]);
        expect(await bank.snapshot()).toEqual(before);
      }
    },
  },
];

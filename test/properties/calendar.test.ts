import fc from "fast-check";
import { expect, test } from "vitest";
import { isBankingDay, parseDay } from "../../src/engine/time/calendar.ts";
import { mondayBank } from "../support/bank.ts";

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const weekday = (day: string) =>
  ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][new Date(day).getUTCDay()] ??
  "";
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The days of a month that fall on a weekday. */
const every = (name: string, year: number, month: number) =>
  Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) =>
    iso(year, month, at + 1),
  ).filter((day) => weekday(day) === name);

/** The days on which the Federal Reserve Banks are closed in a year, weekends left aside. */
function closedIn(year: number): Set<string> {
  const holidays = [
    iso(year, 1, 1),
    ...(year >= 1986 ? [every("Monday", year, 1)[2]] : []),
    every("Monday", year, 2)[2],
    every("Monday", year, 5).at(-1),
    ...(year >= 2021 ? [iso(year, 6, 19)] : []),
    iso(year, 7, 4),
    every("Monday", year, 9)[0],
    every("Monday", year, 10)[1],
    iso(year, 11, 11),
    every("Thursday", year, 11)[3],
    iso(year, 12, 25),
  ] as string[];
  return new Set(holidays.map((day) => (weekday(day) === "Sunday" ? after(day, 1) : day)));
}

const isOpen = (day: string) =>
  !["Saturday", "Sunday"].includes(weekday(day)) && !closedIn(Number(day.slice(0, 4))).has(day);

test("every day from 1970 to 2200 is a banking day or not as the Federal Reserve's rules have it (P12, X18)", {
  timeout: 120_000,
}, () => {
  const wrong: string[] = [];
  for (let year = 1970; year <= 2200; year += 1) {
    const closed = closedIn(year);
    for (let day = iso(year, 1, 1); day.startsWith(String(year)); day = after(day, 1)) {
      const open = !["Saturday", "Sunday"].includes(weekday(day)) && !closed.has(day);
      if (isBankingDay(parseDay(day)) !== open) wrong.push(day);
    }
  }
  expect(wrong).toEqual([]);
});

test("the published closings of some years are closed, and the days beside them are not (P12)", {
  timeout: 120_000,
}, () => {
  const published = {
    2024: ["01-01", "01-15", "02-19", "05-27", "06-19", "07-04", "09-02", "10-14", "11-11", "11-28", "12-25"],
    2025: ["01-01", "01-20", "02-17", "05-26", "06-19", "07-04", "09-01", "10-13", "11-11", "11-27", "12-25"],
    2026: ["01-01", "01-19", "02-16", "05-25", "06-19", "09-07", "10-12", "11-11", "11-26", "12-25"],
    2027: ["01-01", "01-18", "02-15", "05-31", "07-05", "09-06", "10-11", "11-11", "11-25"],
    2028: ["01-17", "02-21", "05-29", "06-19", "07-04", "09-04", "10-09", "11-23", "12-25"],
  };
  for (const [year, days] of Object.entries(published)) {
    const closed: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(year); day = after(day, 1)) {
      const weekend = ["Saturday", "Sunday"].includes(weekday(day));
      if (!weekend && !isBankingDay(parseDay(day))) closed.push(day.slice(5));
    }
    expect([year, closed]).toEqual([year, days]);
  }
});

test("advancing n banking days skips exactly the days that are none (P12)", {
  timeout: 120_000,
}, async () => {
  const bank = mondayBank();
  const instant = fc.integer({ min: 0, max: Date.UTC(2200, 11, 1) });
  await fc.assert(
    fc.asyncProperty(instant, fc.integer({ min: 0, max: 15 }), async (start, count) => {
      await bank.reset({ clock: { start, paused: true } });
      await bank.clock.advance({ bankingDays: count });
      let day = new Date(start).toISOString().slice(0, 10);
      for (let left = count; left > 0; ) {
        day = after(day, 1);
        if (isOpen(day)) left -= 1;
      }
      expect(bank.clock.now().toISOString()).toBe(day + new Date(start).toISOString().slice(10));
    }),
    { seed: 7, numRuns: 200 },
  );
});

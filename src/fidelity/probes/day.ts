import { DAY_MS } from "../../engine/time/calendar.ts";
import { dataOf } from "../exchange.ts";
import type { Finder } from "./probe.ts";

/** The days by which dates of answers are ahead of the service's own day. */
export const DAYS_AHEAD_OF = { valid_starting_on: -1, effective_date: 1, reservation_expires: 30 } as const;

/** Tells whether a value is a day that the calendar has: "2026-11-22". */
export function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** A date so many days from another. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the service's time, as an option: from a date that it counts from its own day. */
export function dayFrom(field: keyof typeof DAYS_AHEAD_OF): Finder {
  return {
    option: "clock.start",
    values: (exchanges) =>
      exchanges.flatMap(({ at, answer }) => {
        const date = dataOf(answer.body)[field];
        if (!isDay(date)) return [];
        const day = dayAfter(date, -DAYS_AHEAD_OF[field]);
        return Math.floor(at / DAY_MS) * DAY_MS === Date.parse(day) ? [] : [`${day}T12:00:00.000Z`];
      }),
    limits: (value) => (value === undefined ? undefined : "only the day of the service's time is visible"),
  };
}

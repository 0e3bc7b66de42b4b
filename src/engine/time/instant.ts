import { received } from "../schema/expected.ts";
import { addBankingDays, DAY_MS, dayOf, HOUR_MS } from "./calendar.ts";

/** A point in time as a caller may give it: an ISO 8601 string, a Date or milliseconds. */
export type Instant = string | number | Date;

/** Bank time is limited so that every date derived from it, such as yesterday's, has a four-digit year. */
export const FIRST = Date.parse("0000-01-02T00:00:00Z");
/** The last instant of bank time, in milliseconds. */
export const LAST = Date.parse("9990-01-01T00:00:00Z");
const ISO = /^([+-]?\d{4,6})(-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Reads an instant as milliseconds; undefined when it is invalid or outside the years 0000 to 9989. Text must be ISO
 * 8601, with a time zone if it has a time, so that the machine's zone never matters.
 */
export function readInstant(instant: unknown): number | undefined {
  let milliseconds = Number.NaN;
  if (typeof instant === "number") milliseconds = instant;
  else if (instant instanceof Date) milliseconds = instant.getTime();
  else if (typeof instant === "string" && isIso(instant)) milliseconds = Date.parse(instant);
  return milliseconds >= FIRST && milliseconds <= LAST ? Math.trunc(milliseconds) : undefined;
}

/** Whether a text is an ISO 8601 instant of a day that exists: `Date.parse` would read 30 February as 2 March. */
function isIso(text: string): boolean {
  const [, year, monthAndDay] = ISO.exec(text) ?? [];
  if (year === undefined || monthAndDay === undefined) return false;
  const day = new Date(`${year}${monthAndDay}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(-20, -14) === monthAndDay;
}

/** A duration in bank time, with at least one unit; the parts add up. */
export interface Duration {
  /** Minutes, fractions included. */
  readonly minutes?: number;
  /** Hours, fractions included. */
  readonly hours?: number;
  /** Days of 24 hours, fractions included. */
  readonly days?: number;
  /** To the same GMT time of day on the n-th banking day after today (P12); counted before the other units. */
  readonly bankingDays?: number;
}

const UNIT_MS = { minutes: 60_000, hours: HOUR_MS, days: DAY_MS } as const;
const UNITS = [...Object.keys(UNIT_MS), "bankingDays"];
/** About 2,700 years; more would only count banking days for a long time. */
const MAX_BANKING_DAYS = 700_000;

/**
 * The instant `duration` after `from`, both in milliseconds. Throws a RangeError that names the unit when one is
 * unknown, negative or not a number, or when there is none.
 *
 * @example later(Date.parse("2026-11-25T10:00Z"), { bankingDays: 1 }) // 2026-11-27T10:00Z
 */
export function later(from: number, duration: Duration): number {
  if (typeof duration !== "object" || duration === null) {
    throw new RangeError(`advance takes an object such as { days: 1 }, got ${received(duration)}.`);
  }
  for (const [unit, count] of Object.entries(duration)) checkUnit(unit, count);
  if (Object.values(duration).every((count) => count === undefined)) {
    throw new RangeError(
      `advance needs to know how far: give at least one of ${UNITS.join(", ")}, such as { days: 1 }.`,
    );
  }
  const bankingDays = duration.bankingDays ?? 0;
  const day = dayOf(from);
  let instant = from + (addBankingDays(day, bankingDays) - day) * DAY_MS;
  for (const [unit, length] of Object.entries(UNIT_MS)) {
    instant += Math.round((duration[unit as keyof typeof UNIT_MS] ?? 0) * length);
  }
  if (instant > LAST) throw new RangeError("advance goes past the year 9989, where bank time ends.");
  return instant;
}

function checkUnit(unit: string, count: unknown): void {
  if (!UNITS.includes(unit)) {
    throw new RangeError(`advance does not know the unit '${unit}': use ${UNITS.join(", ")}.`);
  }
  if (count === undefined) return;
  if (typeof count !== "number" || !Number.isFinite(count) || count < 0) {
    throw new RangeError(
      `advance takes a number of at least 0 for '${unit}', got ${received(count)}: time only moves forward.`,
    );
  }
  if (unit === "bankingDays" && !(Number.isInteger(count) && count <= MAX_BANKING_DAYS)) {
    throw new RangeError(
      `advance takes a whole number up to ${MAX_BANKING_DAYS} for 'bankingDays', got ${count}.`,
    );
  }
}

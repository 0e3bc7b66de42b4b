import { addBankingDays, DAY_MS, dayOf, HOUR_MS } from "../engine/time/calendar.ts";
import type { Duration } from "../engine/time/instant.ts";

const MINUTE_MS = 60_000;
/** A longer time is read more easily in days. */
const MOST_BANKING_DAYS = 20;

/**
 * What `clock.advance` takes to come from one instant to a later one, both in milliseconds: banking days where they skip
 * a weekend or a holiday, else days, and the rest in hours and minutes.
 */
export function durationBetween(from: number, to: number): Duration {
  const days = Math.floor((to - from) / DAY_MS);
  const bankingDays = bankingDaysIn(dayOf(from), days);
  const rest = to - from - days * DAY_MS;
  const hours = Math.floor(rest / HOUR_MS);
  // Five digits of a minute are less than a millisecond, to which the bank rounds.
  const minutes = Number(((rest - hours * HOUR_MS) / MINUTE_MS).toFixed(5));
  return {
    ...(bankingDays > 0 ? { bankingDays } : days > 0 ? { days } : {}),
    ...(hours > 0 ? { hours } : {}),
    ...(minutes > 0 ? { minutes } : {}),
  };
}

/** How many banking days it takes to come exactly so many days on; 0 when they are no fewer than the days, or do not end there. */
function bankingDaysIn(day: number, days: number): number {
  for (let count = 1; count < Math.min(days, MOST_BANKING_DAYS + 1); count += 1) {
    if (addBankingDays(day, count) === day + days) return count;
  }
  return 0;
}

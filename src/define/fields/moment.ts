import { addBankingDays, dayOf, formatDay, parseDay, rollForward } from "../../engine/time/calendar.ts";

/** When something happens. */
export interface Moment {
  /** Bank time, ISO 8601; it does not change during a turn. */
  readonly now: string;
  /** The GMT day of bank time, YYYY-MM-DD. */
  readonly today: string;
}

/** The moment of an instant in milliseconds. */
export function momentAt(now: number): Moment {
  return { now: new Date(now).toISOString(), today: formatDay(dayOf(now)) };
}

/**
 * The banking day on which a GMT day falls, or the next one if it is none, and with `after` so many banking days later. Both are in the
 * form YYYY-MM-DD.
 *
 * @example bankingDay("2026-03-07") // "2026-03-09", a Monday
 */
export function bankingDay(day: string, after = 0): string {
  return formatDay(addBankingDays(rollForward(parseDay(day)), after));
}

import { dayOf, formatDay } from "../../engine/time/calendar.ts";

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

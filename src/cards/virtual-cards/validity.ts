import { dayOf, formatDay } from "../../engine/time/calendar.ts";

/** The GMT day at an instant (milliseconds), YYYY-MM-DD. */
export function dateAt(now: number): string {
  return formatDay(dayOf(now));
}

/** Where a card's validity begins unless it was said: yesterday. */
export function defaultStart(now: number): string {
  return formatDay(dayOf(now) - 1);
}

/**
 * The month a card made now expires with, two years on.
 *
 * @example expiryAt(Date.parse("2026-03-02")) // "2028-03"
 */
export function expiryAt(now: number): string {
  const [year, month] = dateAt(now).split("-");
  return `${String(Number(year) + 2).padStart(4, "0")}-${month}`;
}

/** Tells whether a card may be used on a day: from its first to its last, both included, and through the month of its expiry. */
export function isUsableOn(
  card: { readonly valid_starting_on: string; readonly valid_ending_on: string; readonly expiry: string },
  date: string,
): boolean {
  return card.valid_starting_on <= date && date <= card.valid_ending_on && date.slice(0, 7) <= card.expiry;
}

import { dayOf, formatDay } from "../../engine/time/calendar.ts";

/** The GMT day at an instant (milliseconds), YYYY-MM-DD. */
export function dateAt(now: number): string {
  return formatDay(dayOf(now));
}

/** The first day of a card's validity unless given: yesterday. */
export function defaultStart(now: number): string {
  return formatDay(dayOf(now) - 1);
}

/**
 * The month in which a card issued now expires: two years from now.
 *
 * @example expiryAt(Date.parse("2026-03-02")) // "2028-03"
 */
export function expiryAt(now: number): string {
  const [year, month] = dateAt(now).split("-");
  return `${String(Number(year) + 2).padStart(4, "0")}-${month}`;
}

/**
 * Whether a card may be used on a day: from its first to its last day, both included, and not after its month of
 * expiry.
 */
export function isUsableOn(
  card: { readonly valid_starting_on: string; readonly valid_ending_on: string; readonly expiry: string },
  date: string,
): boolean {
  return card.valid_starting_on <= date && date <= card.valid_ending_on && date.slice(0, 7) <= card.expiry;
}

import { DAY_MS, dayOf, formatDay, parseDay } from "../../../engine/time/calendar.ts";

/** The GMT day at an instant (milliseconds), YYYY-MM-DD. */
export function dateAt(now: number): string {
  return formatDay(dayOf(now));
}

/** The first day of a card's validity unless given: yesterday. */
export function defaultStart(now: number): string {
  return formatDay(dayOf(now) - 1);
}

/** The month in which a card issued now expires: two years from now. */
export function expiryAt(now: number): string {
  const [year, month] = dateAt(now).split("-");
  return `${String(Number(year) + 2).padStart(4, "0")}-${month}`;
}

/** The dates of a card that bound its use. */
interface Validity {
  readonly valid_starting_on: string;
  readonly valid_ending_on: string;
  readonly expiry: string;
}

/**
 * The instant (milliseconds) from which a card is expired: the midnight after its last day, or after the last day of its
 * month of expiry if that is earlier.
 */
export function endOfUse({ valid_ending_on, expiry }: Omit<Validity, "valid_starting_on">): number {
  // No month is longer than 31 days, and none so short that this is in the month after the next.
  const nextMonth = formatDay(parseDay(`${expiry}-01`) + 31).slice(0, -3);
  return Math.min(parseDay(valid_ending_on) + 1, parseDay(`${nextMonth}-01`)) * DAY_MS;
}

/**
 * Whether a card may be used on a day: from its first to its last day, both included, and not after its month of
 * expiry.
 */
export function isUsableOn(card: Validity, date: string): boolean {
  return card.valid_starting_on <= date && date <= card.valid_ending_on && date.slice(0, 7) <= card.expiry;
}

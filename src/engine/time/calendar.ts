/** A day as a whole number of days since 1970-01-01 (GMT). */
export type DayNumber = number;

/** Milliseconds in an hour. */
export const HOUR_MS = 3_600_000;

/** Milliseconds in a day. */
export const DAY_MS = 24 * HOUR_MS;

/** The GMT day an instant (milliseconds) falls on. */
export function dayOf(instant: number): DayNumber {
  return Math.floor(instant / DAY_MS);
}

/**
 * The day number of a calendar day.
 *
 * @example parseDay("1970-01-02") // 1
 */
export function parseDay(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The calendar day, YYYY-MM-DD, of a day number. */
export function formatDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, -14);
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

type Rule = { readonly name: string; readonly month: number; readonly since?: number } & (
  | { readonly date: number }
  /** The n-th such weekday of the month; -1 is the last. */
  | { readonly weekday: number; readonly nth: 1 | 2 | 3 | 4 | -1 }
);

/** The holidays of the Federal Reserve Banks; `since` is the first year of a newer one. */
const HOLIDAYS: readonly Rule[] = [
  { name: "New Year's Day", month: 1, date: 1 },
  { name: "Birthday of Martin Luther King, Jr.", month: 1, weekday: MONDAY, nth: 3, since: 1986 },
  { name: "Washington's Birthday", month: 2, weekday: MONDAY, nth: 3 },
  { name: "Memorial Day", month: 5, weekday: MONDAY, nth: -1 },
  { name: "Juneteenth", month: 6, date: 19, since: 2021 },
  { name: "Independence Day", month: 7, date: 4 },
  { name: "Labor Day", month: 9, weekday: MONDAY, nth: 1 },
  { name: "Columbus Day", month: 10, weekday: MONDAY, nth: 2 },
  { name: "Veterans Day", month: 11, date: 11 },
  { name: "Thanksgiving Day", month: 11, weekday: THURSDAY, nth: 4 },
  { name: "Christmas Day", month: 12, date: 25 },
];

function isOnRule(rule: Rule, date: Date, weekday: number): boolean {
  if (date.getUTCMonth() + 1 !== rule.month || date.getUTCFullYear() < (rule.since ?? 0)) return false;
  const dayOfMonth = date.getUTCDate();
  if ("date" in rule) return dayOfMonth === rule.date;
  if (weekday !== rule.weekday) return false;
  if (rule.nth !== -1) return Math.ceil(dayOfMonth / 7) === rule.nth;
  return new Date(date.getTime() + 7 * DAY_MS).getUTCMonth() !== date.getUTCMonth();
}

function holidayOn(day: DayNumber): Rule | undefined {
  const date = new Date(day * DAY_MS);
  const weekday = weekdayOf(day);
  return HOLIDAYS.find((rule) => isOnRule(rule, date, weekday));
}

/** What closes the Federal Reserve Banks on a day (P12). */
export interface Closing {
  readonly kind: "weekend" | "holiday";
  /** "Saturday", "Sunday", or the name of the holiday. */
  readonly name: string;
}

/**
 * What closes the Federal Reserve Banks on a day: not on a weekend, not on a holiday, and not on the Monday after a
 * holiday that fell on a Sunday; a holiday on a Saturday closes nothing (P12). Undefined for a banking day.
 *
 * @example closingOn(parseDay("2026-11-26")) // { kind: "holiday", name: "Thanksgiving Day" }
 */
export function closingOn(day: DayNumber): Closing | undefined {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return { kind: "weekend", name: "Saturday" };
  if (weekday === SUNDAY) return { kind: "weekend", name: "Sunday" };
  const holiday = holidayOn(day) ?? (weekday === MONDAY ? holidayOn(day - 1) : undefined);
  return holiday && { kind: "holiday", name: holiday.name };
}

/**
 * Whether the Federal Reserve Banks are open on a day (P12).
 *
 * @example isBankingDay(parseDay("2027-07-05")) // false: the 4th is a Sunday
 */
export function isBankingDay(day: DayNumber): boolean {
  return closingOn(day) === undefined;
}

/** The day itself if it is a banking day, otherwise the next one. */
export function rollForward(day: DayNumber): DayNumber {
  let candidate = day;
  while (!isBankingDay(candidate)) candidate += 1;
  return candidate;
}

/**
 * The n-th banking day after a day; with `count` 0 the day itself.
 *
 * @example addBankingDays(parseDay("2026-11-25"), 1) // 2026-11-27: the 26th is Thanksgiving
 */
export function addBankingDays(day: DayNumber, count: number): DayNumber {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = rollForward(reached + 1);
  return reached;
}

/**
 * A GMT time of day (milliseconds from midnight) on the banking day of `since`, or on the next banking day if it has
 * passed by then (P12). An instant in milliseconds.
 *
 * @example timeOnBankingDay(parseDay("2026-03-06"), 22 * HOUR_MS, Date.parse("2026-03-06T23:00Z")) // 2026-03-09T22:00Z
 */
export function timeOnBankingDay(day: DayNumber, timeOfDay: number, since: number): number {
  const due = day * DAY_MS + timeOfDay;
  return due >= since ? due : addBankingDays(day, 1) * DAY_MS + timeOfDay;
}

/** When the service makes its decisions of a day, GMT. */
export const EVENING = "22:00";

/** Milliseconds from midnight of a GMT time of day, HH:MM. */
export function timeOfDay(text: string): number {
  const [hours, minutes] = text.split(":").map(Number);
  return (hours as number) * HOUR_MS + (minutes as number) * 60_000;
}

/**
 * 22:00 GMT of the n-th banking day after an instant, both in milliseconds. With `count` 0 it is on the same banking
 * day, or on the next one if 22:00 has passed (C16, O8).
 */
export function eveningOfBankingDay(since: number, count: number): number {
  const today = dayOf(since);
  const day = count === 0 ? rollForward(today) : addBankingDays(today, count);
  return timeOnBankingDay(day, timeOfDay(EVENING), since);
}

/**
 * A number of banking days in words.
 *
 * @example inBankingDays(2) // "after 2 banking days"
 */
export function inBankingDays(count: number): string {
  if (count === 0) return "on the same banking day";
  return `after ${count} banking ${count === 1 ? "day" : "days"}`;
}

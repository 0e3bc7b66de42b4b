/** The days on which the Federal Reserve is closed besides weekends, written down for the years that a case can reach. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  ...["2026-01-01", "2026-01-19", "2026-02-16", "2026-05-25", "2026-06-19", "2026-09-07", "2026-10-12"],
  ...["2026-11-11", "2026-11-26", "2026-12-25", "2027-01-01", "2027-01-18", "2027-02-15", "2027-05-31"],
  ...["2027-07-05", "2027-09-06", "2027-10-11", "2027-11-11", "2027-11-25", "2028-01-17", "2028-02-21"],
  ...["2028-05-29", "2028-06-19", "2028-07-04", "2028-09-04", "2028-10-09", "2028-11-23", "2028-12-25"],
]);

const DAY_MS = 86_400_000;

/** The GMT day of an instant in milliseconds. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day that many days later. */
export function daysAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

/** The day itself when it is a banking day, otherwise the next one (P12). */
export function bankingDayFrom(day: string): string {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return isWeekend || HOLIDAYS.has(day) ? bankingDayFrom(daysAfter(day, 1)) : day;
}

/** The n-th banking day after a day. */
export function bankingDaysAfter(day: string, count: number): string {
  return count === 0 ? day : bankingDaysAfter(bankingDayFrom(daysAfter(day, 1)), count - 1);
}

/** An instant in milliseconds, of a day and a GMT time such as "22:00". */
export function instantOf(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`);
}

import { dayOf, formatDay } from "sandbank/internal";

/** The GMT day as many days after a time, as the bank takes it: "2026-03-02". */
export function dayIn(now: Date, days: number): string {
  return formatDay(dayOf(now.getTime()) + days);
}

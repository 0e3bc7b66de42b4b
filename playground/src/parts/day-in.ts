import { DAY_MS } from "sandbank/internal";

/** The GMT day as many days after a time, as the bank takes it: "2026-03-02". */
export function dayIn(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

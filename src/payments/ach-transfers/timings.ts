import type { CutOff } from "../../engine/resource/resource.ts";
import { streamOf } from "../../engine/store/random.ts";
import {
  addBankingDays,
  DAY_MS,
  dayOf,
  inBankingDays,
  parseDay,
  rollForward,
  timeOfDay,
  timeOnBankingDay,
} from "../../engine/time/calendar.ts";
import type { PaymentsOptions } from "../options.ts";
import type { AchTransfer } from "./schema.ts";

type AchTimings = PaymentsOptions["assumptions"]["ach"];

const MINUTE_MS = 60_000;

/** When transfers are picked up on their effective date, GMT: before they settle, at 13:30 (X86). */
const MORNING = "13:00";

/** The times of banking days at which transfers are picked up and succeed (P12, X86). */
export function achCutOffs({ processOn, settleAt, sameDaySettleAt }: AchTimings): readonly CutOff[] {
  const pickUp = processOn === "created" ? [] : [{ time: MORNING, what: "transfers are picked up" }];
  return [
    ...pickUp,
    { time: settleAt, what: "standard transfers settle" },
    { time: sameDaySettleAt, what: "same-day transfers settle" },
  ];
}

/**
 * When a transfer that became pending at `since` is picked up, in milliseconds (P12, X86). A range is drawn from a stream
 * of the transfer's own, so that asking again gives the same time and no other draw changes.
 */
export function pickUpDue(transfer: AchTransfer, since: number, timings: AchTimings, seed: number): number {
  const minutes =
    transfer.service === "same-day" ? timings.sameDayProcessAfterMinutes : timings.processAfterMinutes;
  const drawn =
    typeof minutes === "number" ? minutes : streamOf(seed, Number(transfer.id)).int(minutes.min, minutes.max);
  const due = since + drawn * MINUTE_MS;
  if (timings.processOn === "created") return due;
  return Math.max(due, rollForward(parseDay(transfer.effective_date)) * DAY_MS + timeOfDay(MORNING));
}

/** The same in words, for any transfer that is not same-day. */
export function pickUpWhen({ processAfterMinutes: minutes, processOn }: AchTimings): string {
  const [least, most] = typeof minutes === "number" ? [minutes, minutes] : [minutes.min, minutes.max];
  const after = `after ${least === most ? least : `${least} to ${most}`} ${most === 1 ? "minute" : "minutes"}`;
  return processOn === "created" ? after : `${after}, on the effective date or later`;
}

/**
 * When a transfer that was picked up at `since` succeeds unless it is returned, in milliseconds (P12). The base day
 * is the effective date or the pick-up day, whichever is later, rolled forward to a banking day.
 */
export function settlementDue(transfer: AchTransfer, since: number, timings: AchTimings): number {
  const baseDay = rollForward(Math.max(parseDay(transfer.effective_date), dayOf(since)));
  if (transfer.service === "standard") {
    const { settleAfterBankingDays: days, settleAt } = timings;
    if (days === 0) return timeOnBankingDay(baseDay, timeOfDay(settleAt), since);
    return addBankingDays(baseDay, days) * DAY_MS + timeOfDay(settleAt);
  }
  return timeOnBankingDay(baseDay, timeOfDay(timings.sameDaySettleAt), since);
}

/** The same in words, for any transfer that is not same-day. */
export function settlementWhen({ settleAfterBankingDays: days, settleAt }: AchTimings): string {
  return `${inBankingDays(days)}, at ${settleAt}`;
}

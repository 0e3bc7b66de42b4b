import { internalsOf } from "../../../bank/internals.ts";
import type { CoreBank } from "../../../core.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than anyone leaves a bank alone whose clock is to run. */
const LONGEST_DAYS = 366;

/**
 * What bank time does where the machine's clock went back since a bank was stored, or stands more than a year after it, as a
 * sentence. Undefined for any other time, and for a clock that is paused.
 *
 * @example const sentence = machineClockText(bank, file.writtenAt);
 */
export function machineClockText(bank: CoreBank, writtenAt: number | undefined): string | undefined {
  const { since } = internalsOf(bank).engine.clock.save();
  if (since === null || writtenAt === undefined) return undefined;
  const passed = Date.now() - Math.max(since, writtenAt);
  if (passed < -MINUTE_MS) {
    const minutes = Math.round(-passed / MINUTE_MS);
    return `The machine's clock stands ${minutes} minutes before the time at which the bank was stored: bank time stays where it was until the clock has caught up.`;
  }
  if (passed <= LONGEST_DAYS * DAY_MS) return undefined;
  const days = Math.round(passed / DAY_MS);
  return `The machine's clock stands ${days} days after the time at which the bank was stored: bank time has gone on by as much, and what fell due has happened. If the clock is wrong, set it, and start again with a copy of the file.`;
}

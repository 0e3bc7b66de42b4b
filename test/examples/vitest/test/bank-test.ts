import type { BankOptions } from "sandbank";
import { test as bankTest } from "sandbank/vitest";

/** This project's own `test`: every bank starts at the same time, and its clock moves only when a test moves it. */
export const test = bankTest.extend<{ bankOptions: BankOptions }>({
  bankOptions: { clock: { start: "2026-03-02T15:00:00Z", paused: true } },
});

import type { BankOptions } from "sandbank";
import { test as bankTest } from "sandbank/vitest";

/** This team's own `test`: every bank begins at the same moment. */
export const test = bankTest.extend<{ bankOptions: BankOptions }>({
  bankOptions: { clock: { start: "2026-03-02T15:00:00Z", paused: true } },
});

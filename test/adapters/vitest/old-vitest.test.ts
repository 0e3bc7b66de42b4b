// What a Vitest before 4.1, whose `test` has no `override`, is told.
// Statements: X233.

import { expect, onTestFinished, test, vi } from "vitest";
import { warnOfOldVitest } from "../../../src/adapters/vitest/old-vitest.ts";

test("a Vitest that ignores the options of a bank is named once, and one that does not is not (X233)", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  warnOfOldVitest(test);
  expect(warn).not.toHaveBeenCalled();
  warnOfOldVitest({});
  warnOfOldVitest({});
  expect(warn.mock.calls).toEqual([
    [
      "[sandbank] Before 4.1 Vitest ignores `test.extend({ bankOptions })`: give the options by `test.scoped({ bankOptions })`, or update Vitest.",
    ],
  ]);
});

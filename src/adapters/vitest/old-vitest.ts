import { singleton } from "../shared/platform.ts";

/**
 * Warns once of a Vitest before 4.1: its `extend` leaves the options of a fixture's fixtures as they were, so that a bank
 * would silently have none of those it was given.
 *
 * @example warnOfOldVitest(test);
 */
export function warnOfOldVitest(test: object): void {
  const said = singleton("old-vitest", () => ({ isSaid: false }));
  if ("override" in test || said.isSaid) return;
  said.isSaid = true;
  console.warn(
    "[sandbank] Before 4.1 Vitest ignores `test.extend({ bankOptions })`: give the options by `test.scoped({ bankOptions })`, or update Vitest.",
  );
}

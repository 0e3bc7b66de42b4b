import { identifierOf } from "./names.ts";

/** What a file begins with when the recording began with a scenario. */
export interface Start {
  /** The scenario it begins with; undefined for none. */
  readonly scenario: string | undefined;
  /** Whether `sandbank/fixtures` has it. */
  readonly isReadyMade: boolean;
  /** The names of variables that it takes. */
  readonly names: readonly string[];
  /** The first statements of the function, a line each. */
  readonly lines: readonly string[];
}

/** The scenarios of `sandbank/fixtures` that make rows. */
export const READY_MADE: readonly unknown[] = ["busy", "everything", "onboardingInReview", "starter"];

/** Describes the beginning with a scenario of this name in the recipe; null for none. */
export function startWith(name: string | null): Start {
  if (name === null || name === "empty")
    return { scenario: undefined, isReadyMade: false, names: [], lines: [] };
  const scenario = identifierOf(name, "ownScenario");
  return {
    scenario,
    isReadyMade: READY_MADE.includes(name),
    names: [scenario, "begin", "daysBefore"],
    lines: [
      "  const begin = bank.clock.now().getTime();",
      `  await ${scenario}(bank);`,
      "  await bank.clock.advanceTo(begin + Math.round(daysBefore * 86_400_000));",
    ],
  };
}

import { z } from "zod";
import { cardsAssumptions } from "../cards/options.ts";
import type { Problem } from "../engine/http/problems.ts";
import { choice } from "../engine/options.ts";
import { expected } from "../engine/schema/expected.ts";
import { onboardingAssumptions } from "../onboarding/options.ts";
import { paymentsAssumptions } from "../payments/options.ts";

/**
 * What the service's documents leave open and a team may decide differently, with this bank's defaults. Those of an
 * area are in its `options.ts`.
 */
export const Assumptions = z.strictObject({
  /** Builds the body of an error; by default `{ error: problem.message }` (S1). */
  errorBody: z
    .custom<(problem: Problem) => unknown>((value) => typeof value === "function", {
      error: expected("a function from a problem to a body"),
    })
    .optional(),
  /** What happens to a field that the call does not take: a warning in the log, a 400, or nothing (S6). */
  unknownFields: choice(["warn", "reject", "ignore"]).optional(),
  /** The order of the paged lists (S10). */
  listOrder: choice(["newest-first", "oldest-first"]).default("newest-first"),
  ...paymentsAssumptions,
  ...cardsAssumptions,
  ...onboardingAssumptions,
});

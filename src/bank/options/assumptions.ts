import * as z from "zod/mini";
import { cardsAssumptions } from "../../cards/options.ts";
import { onboardingAssumptions } from "../../onboarding/options.ts";
import { paymentsAssumptions } from "../../payments/options.ts";
import { serviceAssumptions } from "./service-assumptions.ts";

/**
 * What the service's documents leave open and a team may decide differently, with this bank's defaults. Those of an
 * area are in its `options.ts`.
 */
export const Assumptions = z.strictObject({
  ...serviceAssumptions,
  ...paymentsAssumptions,
  ...cardsAssumptions,
  ...onboardingAssumptions,
});

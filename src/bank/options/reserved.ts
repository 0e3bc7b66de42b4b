import * as z from "zod/mini";
import { cardsReserved } from "../../cards/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { onboardingReserved } from "../../onboarding/options.ts";
import { paymentsReserved } from "../../payments/options.ts";

/** Values that a team reserves besides the documented ones, with their effects (X87, X88). */
export const Reserved = z.strictObject(
  { ...paymentsReserved, ...onboardingReserved, ...cardsReserved },
  {
    error: expected('an object such as { receiverAccounts: { "9000000000008203": { return: "R03" } } }', {
      secret: true,
    }),
  },
);

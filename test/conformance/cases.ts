import { cardCases } from "./cards.ts";
import type { ConformanceCase } from "./case.ts";
import { onboardingCases } from "./onboarding.ts";
import { paymentCases } from "./payments.ts";

/** Every case of the conformance suite; an area adds a file and one line here. */
export const cases: readonly ConformanceCase[] = [...paymentCases, ...cardCases, ...onboardingCases];

/** The groups of probes. */
export const AREAS = ["shared", "payments", "cards", "onboarding"] as const;

/** A group of probes. */
export type Area = (typeof AREAS)[number];

/** The language of a test. */
export type Form = "vitest" | "playwright";

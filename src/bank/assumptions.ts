import { z } from "zod";
import type { Problem } from "../engine/http/problems.ts";
import { COUNTRIES } from "../engine/schema/countries.ts";
import { expected } from "../engine/schema/expected.ts";

const flag = z.boolean({ error: expected("true or false") });
const count = (what: string) => z.int({ error: expected(what) }).min(0, { error: expected(what) });
const countryExpected = "an assigned ISO 3166-1 alpha-2 country code such as IR";
const timeOfDay = z
  .string({ error: expected("a GMT time of day in the form HH:MM") })
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: expected("a GMT time of day in the form HH:MM") });

/** The choice among a few words, with the words in the error. */
const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: expected(`one of ${words.map((word) => `"${word}"`).join(", ")}`) });

/** When an ACH transfer moves by itself (P12). */
const AchTimings = z.strictObject({
  /** Minutes from creation to pick-up, standard service. */
  processAfterMinutes: count("a whole number of minutes").default(60),
  /** Minutes from creation to pick-up, same-day service. */
  sameDayProcessAfterMinutes: count("a whole number of minutes").default(15),
  /** GMT time of day, on the first banking day after the base day, at which a standard transfer succeeds. */
  settleAt: timeOfDay.default("13:30"),
  /** GMT time of day, on the base day, at which a same-day transfer succeeds. */
  sameDaySettleAt: timeOfDay.default("22:00"),
});

/** How a company's review ends (O8). */
const Review = z.strictObject({
  outcome: choice(["approved", "conditionally_approved", "rejected", "blocked"]).default("approved"),
  /** Banking days from creation to the outcome, which comes at 22:00 GMT. */
  afterBankingDays: count("a whole number of banking days").default(2),
});

/**
 * Each question that the service's documents leave open and a team may answer otherwise, with the
 * answer this bank gives when nobody does.
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
  /** Tests the check digit of ABA routing numbers (P1). */
  abaChecksum: flag.optional(),
  /** When the reserved receiver accounts fail: in the answer to the POST, or as time passes (P11). */
  reservedAccounts: choice(["on-create", "on-schedule"]).default("on-create"),
  /** When an ACH transfer moves by itself (P12). */
  ach: AchTimings.prefault({}),
  /** The name of the status of a transfer that is paused for review (P14). */
  reviewStatus: z
    .string({ error: expected("a status name") })
    .regex(/^[a-z][a-z_-]*$/i, { error: expected("a status name of letters, - and _") })
    .refine((name) => !["pending", "canceled", "processing", "succeeded", "failed"].includes(name), {
      error: expected("a name that no other status has"),
    })
    .default("hold"),
  /** What virtual cards do by themselves. */
  cards: z
    .strictObject({
      /** Banking days from an approved authorization to its own clearing, at 22:00 GMT; null for never (C16). */
      clearingAfterBankingDays: count("a whole number of banking days, or null").nullable().default(3),
    })
    .prefault({}),
  /** What happens to a company that lacks what its products need: a 400, or a review that ends in blocked (O5). */
  productRequirements: choice(["reject", "review"]).default("reject"),
  /** The review of a company with an ordinary name; null leaves it pending (O8). */
  review: Review.nullable().prefault({}),
  /** What files are taken. */
  files: z
    .strictObject({
      /** The largest file that is taken, in bytes (O15). */
      maxBytes: count("a whole number of bytes").default(10 * 1024 * 1024),
    })
    .prefault({}),
  /** The countries whose persons need a valid passport, as ISO 3166-1 alpha-2 codes (O16). */
  passportCountries: z
    .array(
      z
        .string({ error: expected(countryExpected) })
        .refine((code) => COUNTRIES.has(code), { error: expected(countryExpected) }),
      { error: expected("an array of country codes") },
    )
    .default(() => ["CU", "IR", "KP", "SY"]),
});

/** The assumptions with every answer given. */
export type ResolvedAssumptions = z.output<typeof Assumptions>;

import { z } from "zod";
import { choice, reservedBy, wholeNumber } from "../engine/options.ts";
import { COUNTRIES } from "../engine/schema/countries.ts";
import { expected } from "../engine/schema/expected.ts";
import type { Service } from "../engine/service.ts";
import { DOCUMENTED_NAMES } from "./companies/documented-names.ts";
import { COMPANY_STATUSES } from "./companies/schema.ts";

const countryExpected = "an assigned ISO 3166-1 alpha-2 country code such as IR";

/** How a company's review ends (O8). */
const Review = z.strictObject({
  outcome: choice(["approved", "conditionally_approved", "rejected", "blocked"]).default("approved"),
  /** Banking days from creation to the outcome, which is due at 22:00 GMT; at most 1,000. */
  afterBankingDays: wholeNumber(0, 1000, "banking days").default(2),
});

/** What the service's documents leave open about onboarding, in the option `assumptions`. */
export const onboardingAssumptions = {
  /** What happens to a company that lacks what its products need: a 400, or a review that ends in blocked (O5). */
  productRequirements: choice(["reject", "review"]).default("reject"),
  /** The review of a company with an ordinary name; null leaves it pending (O8). */
  review: Review.nullable().prefault({}),
  /** The accepted files. */
  files: z
    .strictObject({
      /** The largest accepted file, in bytes, at most 1 GiB (O15). */
      maxBytes: wholeNumber(0, 1024 ** 3, "bytes").default(10 * 1024 * 1024),
    })
    .prefault({}),
  /** The prohibited countries, as ISO 3166-1 alpha-2 codes: persons from there need a valid passport (O16). */
  passportCountries: z
    .array(
      z
        .string({ error: expected(countryExpected) })
        .refine((code) => COUNTRIES.has(code), { error: expected(countryExpected) }),
      { error: expected("an array of country codes") },
    )
    .default(() => ["CU", "IR", "KP", "SY"]),
};

/** Any company is pending at first. */
const { pending: _, ...STATUSES } = z.enum(COMPANY_STATUSES).enum;

/** Values that a team reserves, in the option `reserved`. */
export const onboardingReserved = {
  /** The status that a company of each of these names has at once (X87). */
  companyNames: reservedBy(
    z.strictObject(
      {
        status: z.enum(STATUSES, { error: expected(`one of ${Object.keys(STATUSES).join(", ")}`) }),
      },
      { error: expected('an effect such as { status: "suspended" }') },
    ),
    {
      what: "a name that is not blank",
      isPossible: (value) => value.trim() !== "",
      documented: DOCUMENTED_NAMES,
    },
  ),
};

/** The options that the rules of this area read. */
export interface OnboardingOptions {
  readonly reserved: z.output<z.ZodObject<typeof onboardingReserved>>;
  readonly assumptions: z.output<z.ZodObject<typeof onboardingAssumptions>>;
}

/** The bank as this area's rules see it. */
export type OnboardingBank = Service<OnboardingOptions>;

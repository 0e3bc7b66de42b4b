import * as z from "zod/mini";
import { choice, flag, reservedBy, wholeNumber } from "../engine/options.ts";
import { observed } from "../engine/profile.ts";
import { COUNTRIES } from "../engine/schema/countries.ts";
import { expected } from "../engine/schema/expected.ts";
import type { Service } from "../engine/service.ts";
import { COMPANY_STATUSES } from "./companies/schema.ts";
import { DOCUMENTED_NAMES } from "./documented-names.ts";

const countryExpected = "an assigned ISO 3166-1 alpha-2 country code such as IR";

/** How a company's review ends (O8). */
const Review = z.strictObject({
  /** The status in which the review ends. */
  outcome: z._default(choice(["approved", "conditionally_approved", "rejected", "blocked"]), "approved"),
  /** Banking days from creation to the outcome, which is due at 22:00 GMT; at most 1,000. */
  afterBankingDays: z._default(wholeNumber(0, 1000, "banking days"), 2),
});

/** What the service's documents leave open about onboarding, in the option `assumptions`. */
export const onboardingAssumptions = {
  /** What happens to a company that lacks what its products need: a 400, or a review that ends in blocked (O5). */
  productRequirements: z._default(choice(["reject", "review"]), "reject"),
  /** The review of a company with an ordinary name; null leaves it pending (O8). */
  review: z.prefault(z.nullable(Review), {}),
  /** The accepted files. */
  files: z.prefault(
    z.strictObject({
      /** The largest accepted file, in bytes, at most 1 GiB (O15). */
      maxBytes: z._default(wholeNumber(0, 1024 ** 3, "bytes"), 10 * 1024 * 1024),
      /** What becomes of `application/octet-stream`: a 415, or the type that the file's name says (OPT-17, seen as F10). */
      octetStream: observed(z._default(choice(["refuse", "by-name"]), "refuse"), "by-name"),
    }),
    {},
  ),
  /** The prohibited countries, as ISO 3166-1 alpha-2 codes: persons from there need a valid passport (O16). */
  passportCountries: z._default(
    z.array(
      z
        .string({ error: expected(countryExpected) })
        .check(z.refine((code) => COUNTRIES.has(code), { error: expected(countryExpected) })),
      { error: expected("an array of country codes") },
    ),
    () => ["CU", "IR", "KP", "SY"],
  ),
  /** Whether an update of an address or gov_ident may leave out fields that are marked required (OPT-15, seen as F1). */
  singleFieldUpdates: observed(z._default(flag, false), true),
  /** Whether the name of a login that was deleted unused is free at once, or when its reservation ends (OPT-16, seen as F8). */
  deletedLoginNames: observed(z._default(choice(["free", "taken"]), "free"), "taken"),
  /** The `state` of an address outside of the US: that of a US state all the same, or any text (OPT-18). */
  foreignStates: observed(z._default(choice(["us-only", "free"]), "us-only"), "free"),
  /** Whether the product wires needs an authorized signer (OPT-19, seen as F9). */
  wiresSigner: observed(z._default(choice(["required", "optional"]), "required"), "optional"),
};

/** Any company is pending at first. */
const { pending: _, ...STATUSES } = z.enum(COMPANY_STATUSES).def.entries;

/** Values that a team reserves, in the option `reserved`. */
export const onboardingReserved = {
  /** The status that a company of each of these names has at once (X325). */
  companyNames: reservedBy(
    z.strictObject(
      {
        /** Any status but pending. */
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
  readonly reserved: z.output<z.ZodMiniObject<typeof onboardingReserved>>;
  readonly assumptions: z.output<z.ZodMiniObject<typeof onboardingAssumptions>>;
}

/** The bank as this area's rules see it. */
export type OnboardingBank = Service<OnboardingOptions>;

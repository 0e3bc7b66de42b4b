import * as z from "zod/mini";
import { expected } from "../../engine/schema/expected.ts";

/** A function that is compared as a method is: one for a bank with handlers may be given to a bank without them. */
type Setup<Bank> = { setUp(bank: Bank): Promise<void> | void }["setUp"];

/** A scenario: creates the initial rows through the bank's API. It runs once; a reset restores the rows. */
export interface ScenarioOf<Bank> extends Setup<Bank> {
  /** How far before `clock.start` its clock begins, at most 3,650 days; it ends at `clock.start`. */
  readonly startsBefore?: {
    /** A number of days from 0 to 3,650. */
    readonly days: number;
  };
  /**
   * Whether other banks of the process or page with equal options take over the rows that it has made, rather than run it
   * again; false by default. Only for one whose rows follow from the bank alone, its `baseUrl` aside, and which does nothing
   * besides making them (X188).
   */
  readonly shared?: boolean;
}

/** A scenario of any bank. */
export type AnyScenario = ScenarioOf<never>;

const days = expected("a number of days from 0 to 3650");
const StartsBefore = z.optional(
  z.object({
    days: z.number({ error: days }).check(z.minimum(0, { error: days }), z.maximum(3650, { error: days })),
  }),
);

const Shared = z.optional(z.boolean({ error: expected("true or false") }));

/** The option `scenario`, and each of `scenarios`. */
export const scenario = z
  .custom<AnyScenario>((value) => typeof value === "function", {
    error: expected("a scenario, a function that takes a bank"),
    abort: true,
  })
  .check(
    z.superRefine(({ startsBefore, shared }, context) => {
      for (const { message, path } of StartsBefore.safeParse(startsBefore).error?.issues ?? [])
        context.addIssue({ code: "custom", message, path: ["startsBefore", ...path] });
      for (const { message } of Shared.safeParse(shared).error?.issues ?? [])
        context.addIssue({ code: "custom", message, path: ["shared"] });
    }),
  );

import * as z from "zod/mini";
import { cardsOptions } from "../../cards/options.ts";
import { choice, readOptionsOf } from "../../engine/options.ts";
import { withObserved } from "../../engine/profile.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { checkReceiverStatuses, paymentsOptions } from "../../payments/options.ts";
import { Assumptions } from "./assumptions.ts";
import type { OwnResources } from "./own-resources.ts";
import type { EachProgressOf, ProgressOf } from "./progress-option.ts";
import { Reserved } from "./reserved.ts";
import type { ScenarioOf } from "./scenario-option.ts";
import { callerOptions, runOptions } from "./service-options.ts";

/** The options of `createBank`; each is optional. Those that one area reads are in its `options.ts`. */
export const OptionsSchema = z.strictObject({
  ...callerOptions,
  ...paymentsOptions,
  ...cardsOptions,
  ...runOptions,
  /**
   * Values that decide what becomes of a row by plain calls of the API, besides those that the service reserves: accounts
   * of receivers, names of companies, amounts of authorizations (X87, X88).
   */
  reserved: z.prefault(Reserved, {}),
  /**
   * "documents" is the service as its documents have it; "observed" sets each option that says so to what public pages and clients
   * of such services show. An option that is given is as given (OPT-1).
   */
  profile: z._default(choice(["documents", "observed"]), "documents"),
  /** What the service's documents leave open. */
  assumptions: z.prefault(Assumptions, {}),
});

/** The same, with what one option says of another. */
const CheckedOptions = OptionsSchema.check(
  z.superRefine((options, context) =>
    checkReceiverStatuses(options, (issue) => context.addIssue({ code: "custom", ...issue })),
  ),
);

type Given = z.input<typeof OptionsSchema>;
type Resolved = z.output<typeof OptionsSchema>;

/** The options as a caller of a bank gives them. */
export type OptionsOf<Bank> = Omit<Given, "scenario" | "scenarios" | "progress" | "resources"> & {
  /** Resources of a team's own; only a bank that `createBank` is given them for has their types. */
  readonly resources?: OwnResources | undefined;
  /** Rows that are there from the start. */
  readonly scenario?: ScenarioOf<Bank> | undefined;
  /** Scenarios by name, for `bank.loadScenario(name)`, also over HTTP. */
  readonly scenarios?: Readonly<Record<string, ScenarioOf<Bank>>> | undefined;
  /**
   * What makes the timed steps of transfers, companies and cards (of a card: its clearings): the clock, as by default,
   * the next call, reads of the row, or nothing but `bank.simulate` (X80 to X84).
   */
  readonly progress?: ProgressOf<Bank> | undefined;
};

/** Another initial state for `bank.reset`; what is omitted is as in a new bank. */
export type InitialStateOptionsOf<Bank> = Pick<OptionsOf<Bank>, "scenario" | "clock">;

/** The options with every default filled in. */
export type ResolvedOptions = Resolved;

/** The same, as callers of a bank see them. */
export type ResolvedOptionsOf<Bank> = Omit<Resolved, "scenario" | "scenarios" | "progress"> & {
  /** The scenario with which the bank began. */
  readonly scenario?: ScenarioOf<Bank> | undefined;
  /** The scenarios by name that `bank.loadScenario` takes. */
  readonly scenarios: Readonly<Record<string, ScenarioOf<Bank>>>;
  /** What makes the timed steps of each collection. */
  readonly progress: EachProgressOf<Bank>;
};

/** The scenario and the clock with which a bank begins. */
export type InitialState = Pick<Resolved, "scenario" | "clock">;

/** Fills in the defaults. Throws an {@link OptionError} that names each invalid option. */
export function readOptions(options: unknown): ResolvedOptions {
  const isObserved = isJsonObject(options) && options.profile === "observed";
  return readOptionsOf(
    "createBank",
    CheckedOptions,
    isObserved ? withObserved(OptionsSchema, options) : options,
  );
}

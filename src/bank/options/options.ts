import * as z from "zod/mini";
import { cardsOptions } from "../../cards/options.ts";
import { RateLimit } from "../../engine/http/faults/rate-limit.ts";
import { FaultsOption } from "../../engine/http/faults/rule.ts";
import { LatencyOption } from "../../engine/http/latency-option.ts";
import { SignaturesOption } from "../../engine/http/signatures/option.ts";
import {
  choice,
  distinct,
  flag,
  readOptionsOf,
  refuseOthers,
  secret,
  secretOptions,
  wholeNumber,
} from "../../engine/options.ts";
import { withObserved } from "../../engine/profile.ts";
import { expected, received } from "../../engine/schema/expected.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { httpUrl } from "../../engine/schema/url.ts";
import { checkReceiverStatuses, paymentsOptions } from "../../payments/options.ts";
import { Assumptions } from "./assumptions.ts";
import { ClockOption } from "./clock-option.ts";
import { HistoryOption } from "./history-option.ts";
import { OwnResourcesOption } from "./own-resources.ts";
import { type EachProgressOf, type ProgressOf, ProgressOption } from "./progress-option.ts";
import { Reserved } from "./reserved.ts";
import { type ScenarioOf, scenario } from "./scenario-option.ts";

const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number;
const safeInteger = `a whole number from ${MIN_SAFE_INTEGER} to ${MAX_SAFE_INTEGER}`;
const seed = z.int({
  error: (issue) => expected(Number.isInteger(issue.input) ? safeInteger : "a whole number")(issue),
});

const MAX_LOG_BYTES = 1_000_000_000;

const RecordOptions = z.strictObject({
  /** How many bytes the recorded calls may take up, by estimate, up to 1,000,000,000. */
  maxBytes: wholeNumber(0, MAX_LOG_BYTES, "bytes"),
});

/** The admin key when none is configured (S3). */
export const DEFAULT_ADMIN_KEY = "admin_test_key";

const keys = z.optional(distinct(secret, (key) => key, "keys", { secret: true }));

/** The options of `createBank`; each is optional. Those that one area reads are in its `options.ts`. */
export const OptionsSchema = z.strictObject({
  /** The url of the service, such as "https://api.example.com"; the handlers then answer what is below it, and nothing else (S14). */
  baseUrl: z.optional(httpUrl),
  /**
   * Refuses unknown fields, both ways to name a receiver, which the bank otherwise only warns about, and wrong check digits (S6, P1,
   * P6). With `"advice"` also what the documents describe and is hardly meant: dates in the past, same-day transfers for another
   * day, cards that start after their expiry, a header without effect (X89 to X92).
   */
  strict: z._default(
    z.union([z.boolean(), choice(["advice"])], { error: expected('true, false or "advice"') }),
    false,
  ),
  /** The seed of card numbers, tracking ids, and what latencies, faults and ranges draw: equal ones give equal banks. Any safe integer. */
  seed: z._default(seed, 1),
  /** Where bank time begins and how it passes. */
  clock: ClockOption,
  /** The accepted keys; without `client`, any other non-empty token is a client's (S3). */
  apiKeys: z.prefault(
    z
      .strictObject(
        {
          /** The keys of clients; any other token is refused then. */
          client: keys,
          /** The keys of the bank's staff; by default "admin_test_key". */
          admin: keys,
        },
        { error: secretOptions },
      )
      .check(
        z.refine(
          ({ client, admin }) => !client?.some((key) => (admin ?? [DEFAULT_ADMIN_KEY]).includes(key)),
          {
            error: "must not name the same key for client and admin.",
          },
        ),
      ),
    {},
  ),
  ...paymentsOptions,
  ...cardsOptions,
  /** Resources of your own, which `defineResource` of `sandbank/define` makes, by the names of their collections. */
  resources: OwnResourcesOption,
  /** Rows that are there from the start. */
  scenario: z.optional(scenario),
  /** Scenarios by name, for `bank.loadScenario(name)`, also over HTTP. */
  scenarios: z._default(
    z.record(z.string(), scenario, { error: expected("an object of scenarios by name") }),
    {},
  ),
  /** Wall milliseconds by which each answer is delayed, a range or a distribution to draw from; at most 2,147,483,647. */
  latency: z._default(LatencyOption, 0),
  /** Rules by which requests go wrong, and presets of such rules by name (X70 to X79). */
  faults: z._default(FaultsOption, []),
  /** How many requests a caller may send in so many seconds, before the answer is 429 (X74). */
  rateLimit: z.optional(RateLimit),
  /** Whether each request must be signed, with which secret, and how old a signature may be; by default none is looked at (X155 to X158, seen as F13). */
  signatures: SignaturesOption,
  /**
   * What makes the timed steps of transfers, companies and cards (of a card: its clearings): the clock, as by default,
   * the next call, reads of the row, or nothing but `bank.simulate` (X80 to X84).
   */
  progress: z.prefault(ProgressOption, {}),
  /** How many requests the log keeps, at most 1,000,000 (S22). */
  logSize: z._default(wholeNumber(0, 1_000_000), 1000),
  /** How many bytes its entries may take up, by estimate, at most 1,000,000,000; the oldest are removed first (X354). */
  logBytes: z._default(wholeNumber(0, MAX_LOG_BYTES, "bytes"), 32_000_000),
  /**
   * Records each call that writes or moves time, for `bank.recipe()` (X128). The calls may take up so many bytes, by
   * estimate, by default 4,000,000 and at most 1,000,000,000; with more, the recipe begins with the state as it is then.
   */
  record: z._default(
    z.union([flag, RecordOptions], {
      error: expected("true, false, or an object such as { maxBytes: 1000000 }"),
    }),
    false,
  ),
  /**
   * Keeps the past of the bank from its scenario on, to go back to with `bank.history`; `maxBytes`, by default 32,000,000, is how
   * much of it is kept (X136 to X140).
   */
  history: HistoryOption,
  /** Answers the control routes below /_sandbank. */
  control: z._default(flag, true),
  /**
   * Names the rules of a refusal in the header `x-sandbank-rule`, such as "VC-E5, S6": ids of statements in docs/spec; and the
   * warnings of a request in `x-sandbank-warning` (X69, X201).
   */
  headers: z._default(flag, false),
  /**
   * Whether the adapters say in the console that the bank is on, and each kind of its warnings once (X200, X202). A bank alone
   * prints nothing.
   */
  console: z._default(flag, true),
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
  /** Only `createBank` itself takes resources of a team's own, and has their types then. */
  readonly resources?: undefined;
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

/** Reads the initial state for a reset. Throws an {@link OptionError} as {@link readOptions} does. */
export function readInitialState(to: InitialStateOptionsOf<never>): InitialState {
  const { scenario, clock, ...others } = to;
  refuseOthers(others, "option of bank.reset", "scenario and clock");
  return readOptions({ scenario, clock });
}

/** The initial state of a named scenario, with the clock of the options. Throws a RangeError for an unknown name. */
export function namedInitialState({ scenarios, clock }: ResolvedOptions, name: string): InitialState {
  const known = Object.keys(scenarios);
  if (known.includes(name)) return { scenario: scenarios[name], clock };
  const hint = known.length > 0 ? `the scenarios are ${known.join(", ")}` : "the option scenarios has none";
  throw new RangeError(`There is no scenario ${received(name)}: ${hint}.`);
}

/** Fills in the defaults. Throws an {@link OptionError} that names each invalid option. */
export function readOptions(options: unknown): ResolvedOptions {
  const isObserved = isJsonObject(options) && options.profile === "observed";
  return readOptionsOf(
    "createBank",
    CheckedOptions,
    isObserved ? withObserved(OptionsSchema, options) : options,
  );
}

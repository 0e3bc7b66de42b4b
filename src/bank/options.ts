import { z } from "zod";
import { cardsOptions } from "../cards/options.ts";
import { count, distinct, flag, name, readOptionsOf, refuseOthers } from "../engine/options.ts";
import { expected, received } from "../engine/schema/expected.ts";
import { isJsonObject } from "../engine/schema/json-object.ts";
import { httpUrl } from "../engine/schema/url.ts";
import { type Instant, readInstant } from "../engine/time/instant.ts";
import { paymentsOptions } from "../payments/options.ts";
import { Assumptions } from "./assumptions.ts";

const positive = z
  .number({ error: expected("a number above 0") })
  .positive({ error: expected("a number above 0") });
const milliseconds = z
  .int({ error: expected("a whole number of milliseconds") })
  .min(0, { error: expected("a whole number of milliseconds of at least 0") });

/**
 * A scenario: rows that are there from the start, made through the bank's own API. It is played
 * once; a reset restores what it made.
 */
export interface ScenarioOf<Bank> {
  (bank: Bank): Promise<void> | void;
  /** How far before `clock.start` its own clock begins; it ends exactly there. */
  readonly startsBefore?: { readonly days: number };
}

/** A scenario of whatever bank. */
export type AnyScenario = ScenarioOf<never>;

const scenario = z.custom<AnyScenario>((value) => typeof value === "function", {
  error: expected("a scenario, a function that takes a bank"),
});

const instant = z
  .custom<Instant>((value) => readInstant(value) !== undefined, {
    error: expected("an instant: an ISO 8601 string with its zone, a Date or milliseconds"),
  })
  .transform((value) => readInstant(value) as number);

/** A Date is an object too, and would be taken for one without a start. */
function isPlainObject(value: unknown): boolean {
  return isJsonObject(value) && !(value instanceof Date);
}

const ClockOptions = z.strictObject({
  /** Bank time at the start; left out, the machine's time (S20). */
  start: instant.optional(),
  /** Bank milliseconds that pass in one of the machine's. */
  speed: positive.default(1),
  /** Starts with the clock standing still. */
  paused: flag.default(false),
});

const MAX_LOG_BYTES = 1_000_000_000;
const LOG_BYTES = `a whole number of bytes from 0 to ${MAX_LOG_BYTES}`;

/** The admin key when none is configured (S3). */
export const DEFAULT_ADMIN_KEY = "admin_test_key";

const keys = distinct(name, (key) => key, "keys").optional();

/** The options of `createBank`; each may be left out. Those that one area reads stand in its own `options.ts`. */
export const OptionsSchema = z.strictObject({
  /** Where the service lives, such as "https://api.example.com"; the handlers then answer that origin only (S14). */
  baseUrl: httpUrl.optional(),
  /** Refuses what the bank otherwise only warns of: unknown fields, wrong check digits, both ways to name a receiver (S6, P1, P6). */
  strict: flag.default(false),
  /** Where card numbers, tracking ids and drawn latencies come from: the same seed gives the same bank. */
  seed: z.int({ error: expected("a whole number") }).default(1),
  /** Where bank time begins and how it passes. */
  clock: z
    .custom<z.input<typeof ClockOptions>>(isPlainObject, {
      error: expected('an object such as { start: "2026-03-02T15:00:00Z" }'),
    })
    .pipe(ClockOptions)
    .prefault({}),
  /** The keys that are taken; any non-empty token is the client's when its side is left out (S3). */
  apiKeys: z
    .strictObject({ client: keys, admin: keys })
    .refine(({ client, admin }) => !client?.some((key) => (admin ?? [DEFAULT_ADMIN_KEY]).includes(key)), {
      error: "must not name the same key for client and admin.",
    })
    .prefault({}),
  ...paymentsOptions,
  ...cardsOptions,
  /** Rows that are there from the start. */
  scenario: scenario.optional(),
  /** Scenarios by name, for `bank.loadScenario(name)`, also over HTTP. */
  scenarios: z
    .record(z.string(), scenario, { error: expected("an object of scenarios by name") })
    .default({}),
  /** Wall milliseconds by which each answer is held back, or a range to draw from. */
  latency: z
    .union(
      [
        milliseconds,
        z
          .strictObject({ min: milliseconds, max: milliseconds })
          .refine(({ min, max }) => min <= max, { error: "must have a min no greater than its max." }),
      ],
      { error: expected("milliseconds, or { min, max } with min no greater than max") },
    )
    .default(0),
  /** How many requests the log keeps (S22). */
  logSize: count("a whole number of at least 0").default(1000),
  /** How many bytes its entries may take up, by estimate; the oldest go first (S22). */
  logBytes: count(LOG_BYTES)
    .max(MAX_LOG_BYTES, { error: expected(LOG_BYTES) })
    .default(32_000_000),
  /** Answers the control routes below /_sandbank. */
  control: flag.default(true),
  /** Answers to what the service's documents leave open. */
  assumptions: Assumptions.prefault({}),
});

type Given = z.input<typeof OptionsSchema>;
type Resolved = z.output<typeof OptionsSchema>;

/** The options as a caller of a bank gives them. */
export type OptionsOf<Bank> = Omit<Given, "scenario" | "scenarios"> & {
  /** Rows that are there from the start. */
  readonly scenario?: ScenarioOf<Bank> | undefined;
  /** Scenarios by name, for `bank.loadScenario(name)`, also over HTTP. */
  readonly scenarios?: Readonly<Record<string, ScenarioOf<Bank>>> | undefined;
};

/** Another initial state for `bank.reset`; what is left out is as a new bank has it. */
export type InitialStateOptionsOf<Bank> = Pick<OptionsOf<Bank>, "scenario" | "clock">;

/** The options with every default filled in. */
export type ResolvedOptions = Resolved;

/** The same, as the caller of a bank sees them. */
export type ResolvedOptionsOf<Bank> = Omit<Resolved, "scenario" | "scenarios"> & {
  readonly scenario?: ScenarioOf<Bank> | undefined;
  readonly scenarios: Readonly<Record<string, ScenarioOf<Bank>>>;
};

/** The scenario whose rows a bank begins with, and where its clock begins. */
export type InitialState = Pick<Resolved, "scenario" | "clock">;

/** Reads the initial state for a reset. Throws an {@link OptionError} as {@link readOptions} does. */
export function readInitialState(to: InitialStateOptionsOf<never>): InitialState {
  const { scenario, clock, ...others } = to;
  refuseOthers(others, "option of bank.reset", "scenario and clock");
  return readOptions({ scenario, clock });
}

/** The initial state of a named scenario, with the clock of the options. Throws a RangeError for a name that there is not. */
export function namedInitialState({ scenarios, clock }: ResolvedOptions, name: string): InitialState {
  const known = Object.keys(scenarios);
  if (known.includes(name)) return { scenario: scenarios[name], clock };
  const hint = known.length > 0 ? `the scenarios are ${known.join(", ")}` : "the option scenarios has none";
  throw new RangeError(`There is no scenario ${received(name)}: ${hint}.`);
}

/** Fills in the defaults. Throws an {@link OptionError} that names each option that does not fit. */
export function readOptions(options: unknown): ResolvedOptions {
  return readOptionsOf("createBank", OptionsSchema, options);
}

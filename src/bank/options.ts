import { z } from "zod";
import { expected, received } from "../engine/schema/expected.ts";
import { isJsonObject } from "../engine/schema/json-object.ts";
import { type Instant, readInstant } from "../engine/time/instant.ts";
import { Assumptions } from "./assumptions.ts";
import type { Bank } from "./create-bank.ts";

const flag = z.boolean({ error: expected("true or false") });
const name = z
  .string({ error: expected("text that is not empty") })
  .min(1, { error: expected("text that is not empty") });
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
export interface Scenario {
  (bank: Bank): Promise<void> | void;
  /** How far before `clock.start` its own clock begins; it ends exactly there. */
  readonly startsBefore?: { readonly days: number };
}

const scenario = z.custom<Scenario>((value) => typeof value === "function", {
  error: expected("a scenario, a function that takes a bank"),
});

const urlExpected = expected("an absolute http or https url without query or fragment");
/** An absolute url without a slash at its end. */
export const httpUrl = z
  .string({ error: urlExpected })
  .refine((text) => /^https?:\/\/[^?#]+$/i.test(text) && URL.canParse(text), { error: urlExpected })
  .transform((text) => new URL(text).href.replace(/\/+$/, ""));

const instant = z
  .custom<Instant>((value) => readInstant(value) !== undefined, {
    error: expected("an instant: an ISO 8601 string with its zone, a Date or milliseconds"),
  })
  .transform((value) => readInstant(value) as number);

/** A list in which no two entries have the same id or key. */
function distinct<Item extends z.ZodType>(
  item: Item,
  keyOf: (item: z.output<Item>) => unknown,
  what: string,
) {
  return z
    .array(item, { error: expected(`an array of ${what}`) })
    .refine((items) => new Set(items.map(keyOf)).size === items.length, {
      error: `must not name the same of its ${what} twice.`,
    });
}

const listedId = z
  .union([z.string(), z.int()], { error: expected("an id, a positive integer or its text") })
  .transform(String)
  .refine((id) => /^[1-9][0-9]{0,14}$/.test(id), {
    error: expected("an id, a positive integer or its text"),
  });

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

/** The options of {@link createBank}; each may be left out. */
export const BankOptions = z.strictObject({
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
    .strictObject({
      client: distinct(name, (key) => key, "keys").optional(),
      admin: distinct(name, (key) => key, "keys").optional(),
    })
    .refine(({ client, admin }) => !client?.some((key) => (admin ?? [DEFAULT_ADMIN_KEY]).includes(key)), {
      error: "must not name the same key for client and admin.",
    })
    .prefault({}),
  /** The client's bank accounts that may originate transfers; left out, any (P3). */
  accounts: distinct(name, (account) => account, "account numbers").optional(),
  /** The client's real cards (C1). */
  realCards: distinct(z.strictObject({ id: listedId, alias: name }), ({ id }) => id, "real cards").default(
    () => [{ id: "1001", alias: "Main" }],
  ),
  /** The client's suppliers (C1). */
  suppliers: distinct(z.strictObject({ id: listedId, name }), ({ id }) => id, "suppliers").default(() => [
    { id: "1001", name: "Acme Paper" },
    { id: "1002", name: "Bluebird Travel" },
    { id: "1003", name: "Cobalt Cloud" },
  ]),
  /** The custom fields of the card network's purchase template; left out, any string pairs pass (C4). */
  cardNetworkTemplate: distinct(
    z.strictObject({ name, required: flag.default(false) }),
    (field) => field.name,
    "fields",
  ).optional(),
  /** The largest card value at the start, in cents (C14). */
  maxCardAmount: z
    .int({ error: expected("a whole number of cents above 0") })
    .min(1, { error: expected("a whole number of cents above 0") })
    .default(10_000_000),
  /** Rows that are there from the start. */
  scenario: scenario.optional(),
  /** Scenarios by name, for `bank.loadScenario(name)` and for whoever sets the initialState over HTTP. */
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
      {
        error: expected("milliseconds, or { min, max } with min no greater than max"),
      },
    )
    .default(0),
  /** How many requests the log keeps (S22). */
  logSize: z
    .int({ error: expected("a whole number of at least 0") })
    .min(0, { error: expected("a whole number of at least 0") })
    .default(1000),
  /** Answers the control routes below /_sandbank. */
  control: flag.default(true),
  /** Answers to what the documents leave open. */
  assumptions: Assumptions.prefault({}),
});

/** The options as a caller gives them. */
export type BankOptions = z.input<typeof BankOptions>;

/** Another initialState for `bank.reset`; what is left out is as a new bank has it. */
export type InitialStateOptions = Pick<BankOptions, "scenario" | "clock">;

/** The options with every default filled in. */
export type ResolvedOptions = z.output<typeof BankOptions>;

/** The admin key when none is configured (S3). */
export const DEFAULT_ADMIN_KEY = "admin_test_key";

/** An option that does not fit, said in one message that names it. */
export class OptionError extends TypeError {
  override readonly name = "OptionError";
}

/** Says each thing wrong with options, naming the option by its dotted path. */
function messageOf(issue: z.core.$ZodIssue, whose: string, known: readonly string[]): string {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => `'${[...path, key].join(".")}'`).join(", ");
    const hint = path.length === 0 ? ` The options are ${known.join(", ")}.` : "";
    return `${names} is no option of ${whose}.${hint}`;
  }
  const option = path.join(".") || "options";
  const message = /^(must|is) /.test(issue.message) ? issue.message : `does not fit: ${issue.message}.`;
  return `Option '${option}' ${message}`;
}

/**
 * Throws an {@link OptionError} that names the first of `others`, what is left of some options when
 * the `known` ones are taken out.
 *
 * @example refuseOthers(others, "option of bank.reset", "scenario and clock")
 */
export function refuseOthers(others: object, what: string, known: string): void {
  const [other] = Object.keys(others);
  if (other !== undefined) throw new OptionError(`'${other}' is no ${what}: it takes ${known}.`);
}

/** Reads the initialState of a reset. Throws an {@link OptionError} as {@link readOptions} does. */
export function readInitialState(to: InitialStateOptions): Pick<ResolvedOptions, "scenario" | "clock"> {
  const { scenario, clock, ...others } = to;
  refuseOthers(others, "option of bank.reset", "scenario and clock");
  return readOptions({ scenario, clock });
}

/** The initialState of a named scenario, with the clock of the options. Throws a RangeError for a name that there is not. */
export function namedInitialState(
  { scenarios, clock }: ResolvedOptions,
  name: string,
): Pick<ResolvedOptions, "scenario" | "clock"> {
  const known = Object.keys(scenarios);
  if (known.includes(name)) return { scenario: scenarios[name], clock };
  const hint = known.length > 0 ? `the scenarios are ${known.join(", ")}` : "the option scenarios has none";
  throw new RangeError(`There is no scenario ${received(name)}: ${hint}.`);
}

/** Fills in the defaults. Throws an {@link OptionError} that names each option that does not fit. */
export function readOptions(options: unknown): ResolvedOptions {
  return readOptionsOf("createBank", BankOptions, options);
}

/** Reads the options of something, such as an adapter. Throws an {@link OptionError} that names each that does not fit. */
export function readOptionsOf<Schema extends z.ZodObject>(
  whose: string,
  schema: Schema,
  options: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(options ?? {});
  if (parsed.success) return parsed.data;
  const known = Object.keys(schema.shape);
  throw new OptionError(parsed.error.issues.map((issue) => messageOf(issue, whose, known)).join(" "));
}

import * as z from "zod/mini";
import { RateLimit } from "../../engine/http/faults/rate-limit.ts";
import { FaultsOption } from "../../engine/http/faults/rule.ts";
import { LatencyOption } from "../../engine/http/latency-option.ts";
import { SignaturesOption } from "../../engine/http/signatures/option.ts";
import { choice, distinct, flag, secret, secretOptions, wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { httpUrl } from "../../engine/schema/url.ts";
import { ClockOption } from "./clock-option.ts";
import { HistoryOption } from "./history-option.ts";
import { MountOption } from "./mount-option.ts";
import { OwnResourcesOption } from "./own-resources.ts";
import { ProgressOption } from "./progress-option.ts";
import { scenario } from "./scenario-option.ts";

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

/** The first options of every service: where it is, its clock and its callers. */
export const callerOptions = {
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
};

/** The other options of every service: its rows, what goes wrong, and what it keeps of itself. */
export const runOptions = {
  /** Resources of your own, which `defineResource` of `sandbank/define` makes, by the names of their collections. */
  resources: OwnResourcesOption,
  /**
   * Paths of your backend under which it passes requests on, and what it hides: { "/api/bank/*": "/v1/*" }. Requests to them need
   * no key, for the backend adds its own.
   */
  mount: MountOption,
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
};

import * as z from "zod/mini";
import { choice, listOf, name, wholeNumber } from "../../options.ts";
import { expected, received } from "../../schema/expected.ts";
import { isJsonObject } from "../../schema/json-object.ts";
import { instant } from "../../time/instant-option.ts";
import { LatencyOption } from "../latency-option.ts";
import { OUTCOMES } from "../log/outcomes.ts";
import { isPresetName, PRESET_NAMES, type PresetName } from "./preset-names.ts";
import type { FaultRequest } from "./request.ts";

const MAX_COUNT = 1_000_000;
const count = wholeNumber(1, MAX_COUNT, "requests");
const rate = expected("a number from 0 to 1");
const names = listOf(PRESET_NAMES);
const headersExpected = expected("an object of header texts by name");
const bodyExpected = expected("a value that JSON can hold");

const On = z.custom<string | ((request: FaultRequest) => boolean)>(
  (value) => typeof value === "function" || (typeof value === "string" && value !== ""),
  {
    error: expected(
      'an operation such as "createAchTransfer", a method and a path such as "POST /v1/*", or a function',
    ),
  },
);

/** Which requests go wrong, and how: exactly one of `then`, `status` and `latency` (X70 to X73). */
export const FaultRule = z
  .strictObject(
    {
      /** By default every request. */
      on: z.optional(On),
      /** The n-th matching request only, from 1. */
      nth: z.optional(count),
      /** Every n-th matching request. */
      every: z.optional(count),
      /** Fires at most so many times. */
      times: z.optional(count),
      /** The part of the matching requests for which it fires, from 0 to 1. */
      rate: z.optional(
        z.number({ error: rate }).check(z.minimum(0, { error: rate }), z.maximum(1, { error: rate })),
      ),
      /** From this instant of bank time on. */
      after: z.optional(instant),
      /** Up to this instant of bank time, which no longer counts. */
      until: z.optional(instant),
      /** Requests with this value of the header `x-sandbank-world`. */
      world: z.optional(name),
      /** Breaks the connection in one of these ways. */
      then: z.optional(choice(OUTCOMES)),
      /** Answers with this status in place of the bank: 400 to 599, or 200 to 202 with a body. */
      status: z.optional(wholeNumber(200, 599)),
      /** The whole JSON body of that answer; by default a text in the service's form. */
      body: z.optional(
        z.pipe(
          z.custom<unknown>(isJson, { error: bodyExpected }),
          z.transform((value): unknown => JSON.parse(JSON.stringify(value))),
        ),
      ),
      /** Additional headers of the response. */
      headers: z.optional(
        z.record(z.string(), z.string({ error: headersExpected }), { error: headersExpected }).check(
          z.superRefine((headers, context) => {
            for (const [name, value] of Object.entries(headers)) {
              const message = `must be a header with a valid name and value, got ${received(value)}.`;
              if (!isHeader(name, value)) context.addIssue({ code: "custom", path: [name], message });
            }
          }),
        ),
      ),
      /** Seconds for the header `Retry-After` of that answer. */
      retryAfter: z.optional(wholeNumber(0, 86_400, "seconds")),
      /** Delays the answer by wall milliseconds, in addition to the option `latency`. */
      latency: z.optional(LatencyOption),
    },
    { error: unknownParts },
  )
  .check(
    z.superRefine((rule, context) => {
      for (const message of contradictionsIn(rule)) context.addIssue(message);
    }),
  );

/** Which requests go wrong, and how, as a caller gives it. */
export type FaultRule = z.input<typeof FaultRule>;

/** The same with its instants as milliseconds. */
export type ReadRule = z.output<typeof FaultRule>;

/** A rule, or the name of a preset. */
export const FaultOption = z.pipe(
  z.custom<FaultRule | PresetName>((value) => isPresetName(value) || isJsonObject(value), {
    error: expected(`a rule such as { rate: 0.1, status: 503 }, or one of ${names}`),
    abort: true,
  }),
  z.transform((value, context): ReadRule | PresetName => {
    if (typeof value === "string") return value;
    const { data, error } = FaultRule.safeParse(value);
    if (data) return data;
    // Each message is made where the value is known, and so are kept as they are.
    for (const { path, message } of error.issues)
      context.issues.push({ code: "custom", input: value, path, message });
    return z.NEVER;
  }),
);

/** The option `faults`. */
export const FaultsOption = z.array(FaultOption, { error: expected(`an array of rules and of ${names}`) });

type Part = keyof ReadRule;

/** The message about parts that no rule has; undefined for any other issue. */
function unknownParts(issue: {
  readonly code?: string;
  readonly keys?: readonly string[];
}): string | undefined {
  if (issue.code !== "unrecognized_keys") return undefined;
  const unknown = (issue.keys ?? []).map(received).join(", ");
  return `must have only ${Object.keys(FaultRule.shape).join(", ")}, got ${unknown}.`;
}

function contradictionsIn(rule: { readonly [Name in Part]?: unknown }): string[] {
  const given = (parts: readonly Part[]) => parts.filter((part) => rule[part] !== undefined);
  const list = (parts: readonly Part[]) => (parts.length === 0 ? "none" : parts.join(" and "));
  const outcomes = given(["then", "status", "latency"]);
  const found: string[] = [];
  if (outcomes.length !== 1)
    found.push(`must have exactly one of then, status and latency, got ${list(outcomes)}.`);
  const ofStatus = given(["body", "headers", "retryAfter"]);
  if (rule.status === undefined && ofStatus.length > 0)
    found.push(`must have a status where it has ${list(ofStatus)}.`);
  const status = Number(rule.status);
  if (status < 400 && (status > 202 || rule.body === undefined))
    found.push("must have a status of 400 to 599, or of 200 to 202 with a body.");
  const retryHeader = Object.keys(rule.headers ?? {}).find(
    (header) => header.toLowerCase() === "retry-after",
  );
  if (rule.retryAfter !== undefined && retryHeader !== undefined)
    found.push(`must have one of retryAfter and headers.${retryHeader}, got both.`);
  if (given(["nth", "every"]).length === 2) found.push("must have one of nth and every, got both.");
  if (Number(rule.after) >= Number(rule.until)) found.push("must have an after that is before its until.");
  return found;
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function isHeader(name: string, value: string): boolean {
  try {
    return new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}

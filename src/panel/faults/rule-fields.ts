import type { ArgumentDescription, FaultRule } from "../../index.ts";
import { readArguments } from "../actions/arguments.ts";
import { OUTCOMES } from "./rule-text.ts";

/** A field of the form, by the part of the rule that it is; what is left empty is no part of the rule. */
function fieldOf(
  name: string,
  title: string,
  type: "number" | "text",
  placeholder?: unknown,
): ArgumentDescription {
  return { name, title, type, required: false, default: placeholder };
}

export const ON = fieldOf("on", "Requests", "text", "all requests");

export const CHOICES: Readonly<Record<string, string>> = {
  status: "respond with a status",
  ...OUTCOMES,
  latency: "respond late",
};

export const DETAILS: Readonly<Record<string, readonly ArgumentDescription[]>> = {
  status: [
    fieldOf("status", "Status", "number", 503),
    fieldOf("retryAfter", "Retry-After (seconds)", "number"),
  ],
  latency: [
    fieldOf("latency", "Milliseconds", "number", 1000),
    fieldOf("most", "Maximum (milliseconds)", "number"),
    fieldOf("sigma", "Spread (sigma)", "number"),
  ],
};

/** The fields of when; an instant is shown as the format of those that can be given. */
export function whenFields(now: string): readonly ArgumentDescription[] {
  return [
    fieldOf("nth", "Only request number", "number"),
    fieldOf("every", "Every nth request", "number"),
    fieldOf("times", "Maximum times", "number"),
    fieldOf("rate", "Probability (0 to 1)", "number"),
    fieldOf("after", "Starting at (bank time)", "text", now),
    fieldOf("until", "Until (bank time)", "text", now),
    fieldOf("world", "World", "text"),
  ];
}

/** Reads the form. What is no number is kept as text, so that the bank says what it expects. */
export function readRule(form: HTMLFormElement, choice: string): FaultRule {
  const details = readArguments(form, DETAILS[choice] ?? []);
  const outcome = Object.keys(OUTCOMES).includes(choice) ? { then: choice } : {};
  const given = {
    ...readArguments(form, [ON, ...whenFields("")]),
    ...outcome,
    ...(choice === "status" ? { status: 503, ...details } : {}),
    ...(choice === "latency" ? { latency: latencyOf(details) } : {}),
  };
  // The bank checks every part of it.
  return Object.fromEntries(Object.entries(given));
}

function latencyOf({ latency = 1000, most, sigma }: Readonly<Record<string, unknown>>): unknown {
  if (sigma !== undefined) return { median: latency, sigma, ...(most === undefined ? {} : { max: most }) };
  return most === undefined ? latency : { min: latency, max: most };
}

import type { FaultPreset, FaultRule, ListedFault, LogEntry } from "../../index.ts";
import { momentText } from "../parts/format.ts";

/** What each preset does, in a few words (X79). */
export const PRESETS: Readonly<Record<FaultPreset, string>> = {
  slow: "Responses take about 800 ms longer, some several seconds.",
  flaky: "One in ten requests gets a 503.",
  down: "Every request gets a 503.",
  offline: "No requests reach the bank.",
  "rate-limited": "Every other request gets a 429 with a one-second Retry-After.",
  "lost-replies": "One in five writes succeeds but its response is lost.",
};

/** What each outcome of `then` does to a request (X73, X315 to X318). */
export const OUTCOMES: Readonly<Record<NonNullable<FaultRule["then"]>, string>> = {
  refuse: "refuse the connection",
  "lost-reply": "process it, lose the response",
  hang: "hang until aborted",
  truncate: "cut the response in half",
  duplicate: "deliver it twice",
};

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 4 });

/** A rule in a few words: "list*: status 503, only the first". */
export function ruleText(rule: FaultRule): string {
  return [`${requestsOf(rule)}: ${outcomeOf(rule)}`, ...conditionsOf(rule)].join(", ");
}

function requestsOf({ on }: FaultRule): string {
  if (on === undefined) return "All requests";
  return typeof on === "function" ? "Requests selected by a function" : on;
}

function outcomeOf({ then, status, retryAfter, latency }: FaultRule): string {
  if (then !== undefined) return OUTCOMES[then];
  if (status !== undefined)
    return retryAfter === undefined ? `status ${status}` : `status ${status} with Retry-After ${retryAfter}`;
  return `${latencyText(latency)} slower`;
}

function latencyText(latency: FaultRule["latency"]): string {
  if (latency === undefined || typeof latency === "number") return `${latency} ms`;
  if ("median" in latency) return `about ${latency.median} to at most ${latency.max} ms`;
  return `${latency.min} to ${latency.max} ms`;
}

function conditionsOf({ nth, every, times, rate, after, until, world }: FaultRule): readonly string[] {
  const texts = {
    nth: nth === 1 ? "only the first" : `only number ${nth}`,
    every: `one in ${every}`,
    times: times === 1 ? "at most once" : `at most ${times} times`,
    rate: percent.format(rate ?? 0),
    after: after === undefined ? "" : `from ${momentText(after)}`,
    until: until === undefined ? "" : `until ${momentText(until)}`,
    world: `world ${world}`,
  };
  const given = { nth, every, times, rate, after, until, world };
  return Object.entries(texts).flatMap(([part, text]) =>
    given[part as keyof typeof given] === undefined ? [] : [text],
  );
}

/** The name of a rule: its preset, or its id. */
export function ruleName({ id, preset }: Pick<ListedFault, "id" | "preset">): string {
  return preset ?? `rule ${id}`;
}

/** The fault that hit a request: the name of its rule, and what it did. A rule that is gone is named by its id. */
export function faultText(
  { rule: id, then }: NonNullable<LogEntry["fault"]>,
  rules: readonly ListedFault[],
): string {
  if (id === "rateLimit") return "rate limit";
  const rule = rules.find((each) => each.id === id);
  return `${ruleName(rule ?? { id, preset: null })}: ${then}`;
}

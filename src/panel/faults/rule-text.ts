import type { FaultPreset, FaultRule, ListedFault, LogEntry } from "../../index.ts";
import { momentText } from "../parts/format.ts";

/** What each preset does, in a few words (X79). */
export const PRESETS: Readonly<Record<FaultPreset, string>> = {
  slow: "Answers take about 800 ms more, some of them seconds.",
  flaky: "One request in ten is a 503.",
  down: "Each request is a 503.",
  offline: "No request reaches the bank.",
  "rate-limited": "Every second request is a 429 that asks to wait a second.",
  "lost-replies": "The reply to one write in five is lost, after the bank has done it.",
};

/** What each outcome of `then` does to a request (X73, X315 to X318). */
export const OUTCOMES: Readonly<Record<NonNullable<FaultRule["then"]>, string>> = {
  refuse: "refused before the bank sees it",
  "lost-reply": "done, and the reply is lost",
  hang: "hangs until it is aborted",
  truncate: "answered with half a body",
  duplicate: "arrives twice",
};

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 4 });

/** A rule in a few words: "list*: status 503, only the first". */
export function ruleText(rule: FaultRule): string {
  return [`${requestsOf(rule)}: ${outcomeOf(rule)}`, ...conditionsOf(rule)].join(", ");
}

function requestsOf({ on }: FaultRule): string {
  if (on === undefined) return "Every request";
  return typeof on === "function" ? "Requests that a function selects" : on;
}

function outcomeOf({ then, status, retryAfter, latency }: FaultRule): string {
  if (then !== undefined) return OUTCOMES[then];
  if (status !== undefined)
    return retryAfter === undefined ? `status ${status}` : `status ${status} with Retry-After ${retryAfter}`;
  return `${latencyText(latency)} more`;
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
    times: times === 1 ? "once at most" : `${times} times at most`,
    rate: percent.format(rate ?? 0),
    after: after === undefined ? "" : `from ${momentText(after)}`,
    until: until === undefined ? "" : `until ${momentText(until)}`,
    world: `in the world ${world}`,
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

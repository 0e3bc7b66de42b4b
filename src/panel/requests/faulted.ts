import type { LogEntry } from "../../index.ts";
import { jsString } from "./escape.ts";
import { literal } from "./literal.ts";

/** The faults after which a caller gets no answer, or a part of one. */
const BREAKS = ["refuse", "lost-reply", "hang", "truncate"] as const;

/** A fault that breaks the connection. */
export type Break = (typeof BREAKS)[number];

/** The fault that broke the connection of a request; undefined for one that was answered. */
export function breakOf({ fault }: Pick<LogEntry, "fault">): Break | undefined {
  return BREAKS.find((name) => name === fault?.then);
}

/** The line of a test that makes a bank do to the next request what a fault did to this one; none where nothing is to be done. */
export function faultLines(entry: LogEntry): readonly string[] {
  const broken = breakOf(entry);
  if (broken) return [`  bank.faults.add({ then: ${jsString(broken)} });`];
  if (entry.fault?.then !== "status" && entry.fault?.then !== "rate-limit") return [];
  const body = literal(entry.responseBody, {}, "  ");
  return [`  bank.faults.add({ status: ${Number(entry.status)}, body: ${body} });`];
}

/** The lines of a test that send a request whose connection breaks, and expect that. */
export function brokenLines(entry: LogEntry, call: string): readonly string[] {
  const hasHalf = breakOf(entry) === "truncate" && entry.responseBody !== null;
  if (hasHalf)
    return [
      `  const response = await ${call};`,
      `  expect(response.status).toBe(${Number(entry.status)});`,
      "  await expect(response.text()).rejects.toThrow(TypeError);",
    ];
  const error = breakOf(entry) === "hang" ? `toMatchObject({ name: "TimeoutError" })` : "toThrow(TypeError)";
  return [`  await expect(${call}).rejects.${error};`];
}

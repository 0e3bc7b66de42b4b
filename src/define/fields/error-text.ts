import type * as z from "zod/mini";
import { received } from "../../engine/schema/expected.ts";

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  record: "an object",
  null: "null",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "an e-mail address",
  url: "a url",
  uuid: "a UUID",
  date: "a real calendar day in the form YYYY-MM-DD",
  datetime: "an ISO 8601 instant",
};

/** Says what is wrong with a field whose schema has no text for it, as the bank says it of its own: "must be text, got 5." */
export function errorText(issue: z.core.$ZodRawIssue): string {
  const { path = [], input } = issue;
  const text = input === undefined ? "is required." : `must ${wanted(issue)}, got ${received(input)}.`;
  return path.length === 0 ? text : `is invalid: ${path.join(".")} ${text}`;
}

function wanted(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `be ${TYPES[String(issue.expected)] ?? `a ${issue.expected}`}`;
    case "invalid_value":
      return `be ${issue.values.length === 1 ? JSON.stringify(issue.values[0]) : `one of ${issue.values.join(", ")}`}`;
    case "too_small":
      return `${sizeOf(issue.origin)} ${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
    case "too_big":
      return `${sizeOf(issue.origin)} ${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`;
    case "invalid_format":
      return `be ${FORMATS[String(issue.format)] ?? (issue.pattern ? `text that matches ${issue.pattern}` : `text in the format ${issue.format}`)}`;
    case "not_multiple_of":
      return `be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `have no field ${issue.keys.join(", ")}`;
    default:
      return "be a value that its schema takes";
  }
}

function sizeOf(origin: string): string {
  return origin === "string" || origin === "array" ? "have" : "be";
}

function unitOf(origin: string, count: number | bigint): string {
  const ending = Number(count) === 1 ? "" : "s";
  if (origin === "string") return ` character${ending}`;
  return origin === "array" ? ` item${ending}` : "";
}

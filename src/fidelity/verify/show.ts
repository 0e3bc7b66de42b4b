import { sourceOf } from "../compare/error-bodies.ts";
import { nameOf } from "../names.ts";

/** Fields whose values are in no report. */
const SECRET = /(?:card_number|cvc|last4|ssn)\b/;

/** A value for a report; null for one that was left out. */
export function shownValue(field: string, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return SECRET.test(field) ? "(not shown)" : value;
}

/** A value of an option as source text. */
export function sourceOfValue(value: unknown): string {
  if (typeof value === "function") return sourceOf(value) ?? "undefined";
  if (Array.isArray(value)) return `[${value.map(sourceOfValue).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const fields = Object.entries(value).map(([name, each]) => `${nameOf(name)}: ${sourceOfValue(each)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** An option with its value, such as `assumptions.listOrder: "oldest-first"`. */
export function textOfOption(option: string, value: unknown): string {
  return `${option}: ${sourceOfValue(value)}`;
}

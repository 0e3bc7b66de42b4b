import { Problem } from "../problems.ts";
import type { ReadRule } from "./rule.ts";

/** The texts of statuses that a rule gives no body for; that of 503 is the service's own (X72). */
const TEXTS: Readonly<Record<number, string>> = {
  429: "Too many requests.",
  500: "Internal server error.",
  502: "Bad gateway.",
  503: "MasterCard is currently unavailable.",
  504: "Gateway timeout.",
};

/** The refusal with which a rule answers in place of the bank; undefined for a rule without a status. */
export function problemOf({ status, headers = {}, retryAfter }: ReadRule): Problem | undefined {
  if (status === undefined) return undefined;
  const text = TEXTS[status] ?? `The request failed with status ${status}.`;
  const all = { ...headers, ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }) };
  return new Problem(status, "fault", text, { headers: all, rule: "X72" });
}

import { maskedAndCut, maskNumber } from "./masking/mask.ts";
import { maskText } from "./masking/mask-text.ts";

/** The part of a zod issue that an `error` function uses. */
interface InvalidValue {
  readonly input?: unknown;
}

/**
 * Describes a received value in a few words, for the second half of an error text. Long text is cut, runs of
 * digits that could be an account or card number are masked.
 *
 * @example received("push") // '"push"'
 */
export function received(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") return JSON.stringify(maskedAndCut(value, 40));
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object") return "an object";
  return typeof value === "number" ? maskNumber(value) : maskText(String(value));
}

/** Describes the kind of a received value without its content: for account numbers, card numbers and SSNs. */
function receivedKind(value: unknown): string {
  if (typeof value === "string") return `text of ${value.length} characters`;
  if (typeof value === "number") return "a number";
  return received(value);
}

/**
 * Makes the zod `error` function of a field: "is required." when nothing was sent, otherwise what
 * was expected and what was received. With `secret` the value itself is never repeated (S1).
 *
 * @example z.int({ error: expected("a whole number of cents") })
 */
export function expected(
  description: string,
  options: { secret?: boolean } = {},
): (invalidValue: InvalidValue) => string {
  return ({ input }) => {
    if (input === undefined) return "is required.";
    return `must be ${description}, got ${options.secret ? receivedKind(input) : received(input)}.`;
  };
}

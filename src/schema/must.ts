import { cutText, maskNumber, maskText } from "./mask.ts";

/** What a zod `error` function gets to see of a value that did not fit. */
interface Misfit {
  readonly input?: unknown;
}

/**
 * Says in a few words what came, for the second half of an error text. Long text is cut, runs of
 * digits that could be an account or card number are masked.
 *
 * @example came("push") // '"push"'
 */
export function came(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") {
    return maskText(JSON.stringify(cutText(value, 40)));
  }
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object") return "an object";
  return typeof value === "number" ? maskNumber(value) : String(value);
}

/** Says what kind of value came and nothing of its content: for account numbers, card numbers and SSNs. */
function kindThatCame(value: unknown): string {
  if (typeof value === "string") return `text of ${value.length} characters`;
  if (typeof value === "number") return "a number";
  return came(value);
}

/**
 * Makes the zod `error` function of a field: "is required." when nothing was sent, otherwise what
 * was expected and what came. With `secret` the value itself is never repeated (S1).
 *
 * @example z.int({ error: must("a whole number of cents") })
 */
export function must(expected: string, options: { secret?: boolean } = {}): (misfit: Misfit) => string {
  return ({ input }) => {
    if (input === undefined) return "is required.";
    return `must be ${expected}, but came ${options.secret ? kindThatCame(input) : came(input)}.`;
  };
}

import { Problem } from "../engine/http/problems.ts";

/** The codes of refusals by their statuses. */
const CODES = {
  400: "invalid_request",
  402: "payment_required",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "gone",
  422: "unprocessable",
  429: "too_many_requests",
} as const;

/** A status that a refusal may have. */
export type RefusalStatus = keyof typeof CODES;

/** How a refusal is sent and explained. */
export interface Refusal {
  /** By default 400, which is that of a wrong request; 409 is that of one which the state of a row forbids. */
  readonly status?: RefusalStatus;
  /** The id of the statement that was not met; by default S2, the general one. */
  readonly statement?: string;
}

/**
 * Makes the refusal of a request for what is wrong with a field, which a `handle` throws. `statement` is the id of one of the resource's statements.
 *
 * @example throw refuse("amount", "'amount' must be at most the balance, 500.", { statement: "PAY-2" });
 */
export function refuse(
  field: string,
  message: string,
  { status = 400, statement = "S2" }: Refusal = {},
): Problem {
  const code = CODES[status];
  const issue = { field, code: status === 400 ? "refused" : code, message, rule: statement };
  return new Problem(status, code, message, { issues: [issue] });
}

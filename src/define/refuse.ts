import { conflict, invalid, type Problem } from "../engine/http/problems.ts";

/** How a refusal is sent and explained. */
export interface Refusal {
  /** 400 for a wrong request, as by default, or 409 for one that the state of a row forbids. */
  readonly status?: 400 | 409;
  /** The id of the statement that was not met; by default S2, the general one. */
  readonly statement?: string;
}

/**
 * Makes the refusal of a request for what is wrong with a field, which a `handle` throws: 400, or 409 where the state of a row
 * forbids it. `statement` is the id of one of the resource's statements.
 *
 * @example throw refuse("amount", "'amount' must be at most the balance, 500.", { statement: "PAY-2" });
 */
export function refuse(
  field: string,
  message: string,
  { status = 400, statement = "S2" }: Refusal = {},
): Problem {
  return status === 409
    ? conflict(field, message, statement)
    : invalid([{ field, code: "refused", message, rule: statement }]);
}

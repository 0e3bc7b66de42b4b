import { conflict, invalid, type Problem } from "../engine/http/problems.ts";

/**
 * Makes the refusal of a request for what is wrong with a field, which a `handle` throws: 400, or 409 where the state of a row
 * forbids it. `statement` is the id of one of the resource's statements.
 *
 * @example throw refuse("amount", "'amount' must be at most the balance, 500.", { statement: "PAY-2" });
 */
export function refuse(
  field: string,
  message: string,
  { status = 400, statement = "S2" }: { readonly status?: 400 | 409; readonly statement?: string } = {},
): Problem {
  return status === 409
    ? conflict(field, message, statement)
    : invalid([{ field, code: "refused", message, rule: statement }]);
}

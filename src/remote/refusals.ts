import { SnapshotError } from "../bank/snapshot/snapshot.ts";
import { InvalidTransitionError, messageOf, NotFoundError, OptionError } from "../engine/errors.ts";
import { Problem } from "../engine/http/problems.ts";
import { maskPath } from "../engine/schema/masking/mask.ts";

/**
 * The status for an error that an action of the bank threw: 400, 404 or 409 for a mistake of the caller, otherwise
 * 500.
 */
function statusOf(error: unknown): number {
  if (error instanceof Problem) return error.status;
  if (error instanceof NotFoundError) return 404;
  if (error instanceof InvalidTransitionError) return 409;
  const isArgument = error instanceof RangeError || error instanceof OptionError;
  return isArgument || error instanceof SnapshotError ? 400 : 500;
}

/** Answers a refusal with the message of the error. */
export function refusal(request: Request, error: unknown): Response {
  const status = statusOf(error);
  if (status === 500)
    console.error(`${request.method} ${maskPath(new URL(request.url).pathname)} failed.`, error);
  const message = messageOf(error);
  const headers = error instanceof Problem ? error.headers : {};
  return Response.json({ error: message }, { status, headers });
}

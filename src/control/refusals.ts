import { Problem } from "../http/problems.ts";
import { OptionError } from "../options.ts";
import { SnapshotError } from "../store/snapshot.ts";
import { ImpossibleVerb, NoSuchRow } from "../time/lifecycle.ts";

/** The status for what a verb of the bank threw: 400, 404 or 409 when the caller brought it about, otherwise 500. */
function statusOf(error: unknown): number {
  if (error instanceof Problem) return error.status;
  if (error instanceof NoSuchRow) return 404;
  if (error instanceof ImpossibleVerb) return 409;
  const isArgument = error instanceof RangeError || error instanceof OptionError;
  return isArgument || error instanceof SnapshotError ? 400 : 500;
}

/** Answers a refusal with the sentence that the verb threw. */
export function refusal(request: Request, error: unknown): Response {
  const status = statusOf(error);
  if (status === 500) console.error(`${request.method} ${new URL(request.url).pathname} failed.`, error);
  const message = error instanceof Error ? error.message : String(error);
  const headers = error instanceof Problem ? error.headers : {};
  return Response.json({ error: message }, { status, headers });
}

import * as z from "zod/mini";
import type { Problem } from "../../engine/http/problems.ts";
import type { UnknownFieldsPolicy } from "../../engine/http/unknown-fields.ts";
import type { Strict } from "../../engine/http/warnings.ts";
import { choice } from "../../engine/options.ts";
import { observed } from "../../engine/profile.ts";
import { expected } from "../../engine/schema/expected.ts";

/** What every service may decide differently. */
export const serviceAssumptions = {
  /** Builds the body of an error; by default `{ error: problem.message }` (S1). */
  errorBody: z.optional(
    z.custom<(problem: Problem) => unknown>((value) => typeof value === "function", {
      error: expected("a function from a problem to a body"),
    }),
  ),
  /** What happens to a field that the call does not take: a warning in the log, a 400, or nothing (S6). */
  unknownFields: z.optional(choice(["warn", "reject", "ignore"])),
  /**
   * What becomes of requests below `baseUrl` that are neither below its `/v1` nor its `/_sandbank`: "answer" is a 404 of the bank,
   * "passthrough" leaves them to the network. By default they are answered, unless `baseUrl` has the origin of the page
   * itself, or of the app under test, whose files are there too. Without a `baseUrl` it changes nothing (S14).
   */
  unknownPaths: z.optional(choice(["answer", "passthrough"])),
  /** The order of the paged lists (S10). */
  listOrder: z._default(choice(["newest-first", "oldest-first"]), "newest-first"),
  /** The statuses of refusals: one for each cause, or only those that the service documents (OPT-2, seen as F4). */
  statusCodes: observed(z._default(choice(["by-cause", "documented"]), "by-cause"), "documented"),
  /** What `next` of a list holds besides the cursor: limit and filters of the request, or nothing, as VC-71 has it (OPT-3). */
  nextLink: observed(z._default(choice(["with-query", "cursor-only"]), "with-query"), "cursor-only"),
  /** What -1 means for an optional number or id of a body: a value like any other, or that it is not given (OPT-4, seen as F11). */
  minusOne: observed(z._default(choice(["value", "not-given"]), "value"), "not-given"),
  /** What becomes of `POST /v1`: a 405, or the answer of `GET /v1` (OPT-5, seen as F14). */
  postVersion: observed(z._default(choice(["refuse", "answer"]), "refuse"), "answer"),
};

type AssumptionsOutput = z.output<z.ZodMiniObject<typeof serviceAssumptions>>;

/** What happens to a field that a call does not take: what the assumption says, else what `strict` implies (S6, X5). */
export function unknownFieldsPolicy(options: {
  readonly strict: Strict;
  readonly assumptions: Pick<AssumptionsOutput, "unknownFields">;
}): UnknownFieldsPolicy {
  return options.assumptions.unknownFields ?? (options.strict ? "reject" : "warn");
}

/** What makes the body of a refusal (S1). */
export function errorBodyOf({
  errorBody,
}: Pick<AssumptionsOutput, "errorBody">): (problem: Problem) => unknown {
  return errorBody ?? (({ message }) => ({ error: message }));
}

import type { z } from "zod";
import { maskedAndCut } from "../schema/mask.ts";
import { withoutKeys } from "../schema/mask-text.ts";

/** One thing wrong with a request. */
export interface Issue {
  /** The top-level parameter it is about. */
  readonly field: string;
  /** A short name of the rule, such as "required" or "row_7". */
  readonly code: string;
  /** A complete message that names the field in single quotes. */
  readonly message: string;
}

/** A refusal of an invalid request: status, code, message and issues (S1, S2). */
export class Problem extends Error {
  override readonly name = "Problem";
  /** The HTTP status of the answer. */
  readonly status: number;
  /** A short name of the kind of refusal, such as "invalid_request" or "not_found". */
  readonly code: string;
  /** What is wrong with each field, as the message says too; empty when no field is at fault. */
  readonly issues: readonly Issue[];
  /** Headers of the answer, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { issues?: readonly Issue[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    // Spreads and JSON leave out an Error's message, and an errorBody may use either.
    Object.defineProperty(this, "message", { value: message, enumerable: true });
    this.status = status;
    this.code = code;
    this.issues = options.issues ?? [];
    this.headers = options.headers ?? {};
  }
}

/** A problem with keys masked wherever they stand in its texts; the same one when there are none. */
export function withoutKeysIn(problem: Problem, keys: readonly string[]): Problem {
  const isFree = (text: string) => withoutKeys(text, keys) === text;
  const { status, code, headers } = problem;
  // The message repeats that of each issue.
  if (isFree(problem.message) && problem.issues.every(({ field }) => isFree(field))) return problem;
  const issues = problem.issues.map((issue) => ({
    field: withoutKeys(issue.field, keys),
    code: issue.code,
    message: withoutKeys(issue.message, keys),
  }));
  return new Problem(status, code, withoutKeys(problem.message, keys), { issues, headers });
}

/** 400 for one or more fields; the message has every issue, in the order given (S1). */
export function invalid(issues: readonly Issue[]): Problem {
  return new Problem(400, "invalid_request", issues.map((issue) => issue.message).join(" "), { issues });
}

/** 404 for an id that no row has, or a path that does not exist. */
export function notFound(message: string): Problem {
  return new Problem(404, "not_found", message);
}

/** 405 that names the methods the path takes, in its text and in `Allow`. */
export function methodNotAllowed(method: string, allowed: readonly string[]): Problem {
  const allow = allowed.join(", ");
  const message = `${maskedAndCut(method, 20)} is not a method of this path: it takes ${allow}.`;
  return new Problem(405, "method_not_allowed", message, { headers: { Allow: allow } });
}

/** 409: the request is right, but the resource's state forbids it. */
export function conflict(field: string, message: string): Problem {
  return new Problem(409, "conflict", message, { issues: [{ field, code: "conflict", message }] });
}

/**
 * Turns the issues of a zod schema into messages that name the top-level field (S1). Several items of one field with
 * the same issue are reported once.
 */
export function issuesOf(error: z.core.$ZodError, field?: string): Issue[] {
  const issues = error.issues.map((issue) => {
    const name = field ?? String(issue.path[0]);
    return { field: name, code: issue.code ?? "invalid", message: `'${name}' ${issue.message}` };
  });
  return issues.filter((issue, at) => issues.findIndex((other) => other.message === issue.message) === at);
}

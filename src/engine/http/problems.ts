import type * as z from "zod/mini";
import { maskedAndCut } from "../schema/masking/mask.ts";
import { withoutKeys } from "../schema/masking/mask-text.ts";
import { hasStackLimit, V8_ERROR } from "../v8-error.ts";

/** One thing wrong with a request. */
export interface Issue {
  /** The top-level parameter it is about. */
  readonly field: string;
  /** A short name of the rule, such as "required" or "row_7". */
  readonly code: string;
  /** A complete message that names the field in single quotes. */
  readonly message: string;
}

/** An issue as it is found; `rule` is the statement in docs/spec that was not met, where the field alone does not say it. */
export interface Finding extends Issue {
  readonly rule?: string;
}

/** One reason of a refusal, as the log shows it. */
export interface LoggedIssue extends Omit<Issue, "field"> {
  /** The top-level parameter; null where none is at fault, as with an unknown path. */
  readonly field: string | null;
  /** The id of the statement in docs/spec that was not met, such as "VC-E5". */
  readonly rule: string;
}

/** Where a problem has its reasons: neither spread nor written as JSON, so that no `errorBody` sends their rules by accident. */
const REASONS = Symbol("reasons");

/** A refusal of an invalid request: status, code, message and issues (S1, S2). */
export class Problem extends Error {
  /** "Problem", to tell it from other errors. */
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
    options: {
      issues?: readonly Finding[];
      headers?: Readonly<Record<string, string>>;
      /** The statement that was not met, where an issue does not name its own. */
      rule?: string | undefined;
    } = {},
  ) {
    // A refusal is an answer, of which no stack is ever read.
    const { stackTraceLimit = 0 } = V8_ERROR;
    if (hasStackLimit) V8_ERROR.stackTraceLimit = 0;
    super(message);
    if (hasStackLimit) V8_ERROR.stackTraceLimit = stackTraceLimit;
    // Spreads and JSON leave out an Error's message, and an errorBody may use either.
    Object.defineProperty(this, "message", { value: message, enumerable: true });
    this.status = status;
    this.code = code;
    const { issues = [], headers = {}, rule = "S2" } = options;
    this.issues = issues.map(({ field, code, message }) => ({ field, code, message }));
    this.headers = headers;
    const found = issues.map((issue) => ({
      rule: issue.rule ?? rule,
      field: issue.field,
      code: issue.code,
      message: issue.message,
    }));
    const reasons = found.length > 0 ? found : [{ field: null, code, message, rule }];
    // A WeakMap would keep them until the next full collection, which costs more than all else about a refusal.
    Object.defineProperty(this, REASONS, { value: reasons });
  }
}

/** Why a problem refuses a request, at least one reason. */
export function reasonsOf(problem: Problem): readonly LoggedIssue[] {
  return (problem as { readonly [REASONS]?: readonly LoggedIssue[] })[REASONS] ?? [];
}

/** A problem with keys masked wherever they stand in its texts; the same one when there are none. */
export function withoutKeysIn(problem: Problem, keys: readonly string[]): Problem {
  const isFree = (text: string) => withoutKeys(text, keys) === text;
  // The message repeats that of each issue.
  if (isFree(problem.message) && problem.issues.every(({ field }) => isFree(field))) return problem;
  return made(problem, { ...problem, shown: (text) => withoutKeys(text, keys) });
}

/** The same problem with the status that is sent for it; without `Allow`, which belongs to the status 405 (OPT-2). */
export function withStatus(problem: Problem, status: number): Problem {
  if (problem.status === status) return problem;
  const { Allow: _, ...headers } = problem.headers;
  return made(problem, { status, headers, shown: (text) => text });
}

/** A problem with the reasons of another. */
function made(
  problem: Problem,
  { status, headers, shown }: Pick<Problem, "status" | "headers"> & { shown: (text: string) => string },
): Problem {
  const logged = reasonsOf(problem);
  const issues = problem.issues.map((issue, at) => ({
    field: shown(issue.field),
    code: issue.code,
    message: shown(issue.message),
    ...(logged[at] && { rule: logged[at].rule }),
  }));
  return new Problem(status, problem.code, shown(problem.message), {
    issues,
    headers,
    rule: logged[0]?.rule,
  });
}

/** 400 for one or more fields; the message has every issue, in the order given (S1). */
export function invalid(issues: readonly Finding[]): Problem {
  return new Problem(400, "invalid_request", issues.map((issue) => issue.message).join(" "), { issues });
}

/** 404 for an id that no row has, or a path that does not exist. */
export function notFound(message: string, rule?: string): Problem {
  return new Problem(404, "not_found", message, { rule });
}

/** 405 that names the methods the path takes, in its text and in `Allow`. */
export function methodNotAllowed(method: string, allowed: readonly string[]): Problem {
  const allow = allowed.join(", ");
  const message = `${maskedAndCut(method, 20)} is not a method of this path: it takes ${allow}.`;
  return new Problem(405, "method_not_allowed", message, { headers: { Allow: allow } });
}

/** 409: the request is right, but the resource's state forbids it, as the statement `rule` says. */
export function conflict(field: string, message: string, rule: string): Problem {
  return new Problem(409, "conflict", message, { issues: [{ field, code: "conflict", message, rule }] });
}

/**
 * Turns what a schema found into messages that name the top-level field (S1). Several items of one field with the same issue are
 * reported once.
 */
export function issuesOf(found: readonly z.core.$ZodIssue[], field: string): Issue[] {
  const issues = found.map(({ code = "invalid", message }) => ({
    field,
    code,
    message: `'${field}' ${message}`,
  }));
  return issues.filter((issue, at) => issues.findIndex((other) => other.message === issue.message) === at);
}

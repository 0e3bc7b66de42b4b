import { nearest } from "../../nearest.ts";
import { received } from "../../schema/expected.ts";
import type { FaultRequest } from "./request.ts";
import type { ReadRule } from "./rule.ts";

/** An endpoint that `on` can mean. */
export interface Endpoint {
  readonly operation: string;
  readonly method: string;
  /** With `:id` where any row is named. */
  readonly path: string;
}

/** Tells whether a rule is about a request. */
export type Matcher = (request: FaultRequest) => boolean;

/**
 * Makes the matcher of `on`. Returns a message, which begins with "must", when it is about no endpoint (X70).
 *
 * @example matcherOf("POST /v1/*", endpoints)
 */
export function matcherOf(on: ReadRule["on"], endpoints: readonly Endpoint[]): Matcher | string {
  if (on === undefined) return () => true;
  if (typeof on === "function") return judgedBy(on);
  const pattern = /^([A-Z]+|\*) (\/\S*)$/.exec(on);
  if (pattern) return pathMatcher(on, pattern[1] as string, pattern[2] as string, endpoints);
  const isMeant = withStar(on);
  if (endpoints.some(({ operation }) => isMeant(operation)))
    return ({ operation }) => operation !== null && isMeant(operation);
  // What looks like a path was meant as one, such as a path without its method.
  const hint = on.includes("/")
    ? `nearest is ${nearestPath(on, endpoints)}`
    : `nearest operation is ${nearest(
        on.replace(/\*$/, ""),
        endpoints.map(({ operation }) => operation),
      )}`;
  return `must be an operation, or a method and a path such as "POST /v1/*", got ${received(on)}: the ${hint}.`;
}

/** Calls a function of the user. Throws a BrokenRuleError where it throws, or returns anything but true or false. */
function judgedBy(on: (request: FaultRequest) => unknown): Matcher {
  return (request) => {
    let verdict: unknown;
    try {
      verdict = on(request);
    } catch (cause) {
      throw new BrokenRuleError(`must return true or false, but it threw ${thrown(cause)}.`, {
        cause,
      });
    }
    if (typeof verdict === "boolean") return verdict;
    throw new BrokenRuleError(`must return true or false, got ${received(verdict)}.`);
  };
}

/** Not every value can be made a text. */
function thrown(cause: unknown): string {
  return received(cause instanceof Error ? String(cause) : cause);
}

/** The function `on` of a rule did not judge a request; the message begins with "must". */
export class BrokenRuleError extends Error {
  override readonly name = "BrokenRuleError";
}

function pathMatcher(on: string, method: string, path: string, endpoints: readonly Endpoint[]) {
  const isMethod = (given: string) => method === "*" || method === given;
  const isPath = withSegments(path);
  if (endpoints.some((endpoint) => isMethod(endpoint.method) && isPath(endpoint.path)))
    return (request: FaultRequest) => isMethod(request.method) && isPath(request.path);
  return `must be the method and path of an endpoint, got ${received(on)}: the nearest is ${nearestPath(on, endpoints)}.`;
}

function nearestPath(on: string, endpoints: readonly Endpoint[]): string | undefined {
  return nearest(
    on,
    endpoints.map(({ method, path }) => `${method} ${path}`),
  );
}

/** Compares a text; a pattern that ends in `*` means every text that begins as it does. */
function withStar(pattern: string): (text: string) => boolean {
  if (!pattern.endsWith("*")) return (text) => text === pattern;
  const start = pattern.slice(0, -1);
  return (text) => text.startsWith(start);
}

/** Compares a path by segments; `:id` on either side means any one segment. */
function withSegments(pattern: string): (path: string) => boolean {
  const isOpen = pattern.endsWith("*");
  const expected = pattern.split("/");
  return (path) => {
    const given = path.split("/");
    if (isOpen ? given.length < expected.length : given.length !== expected.length) return false;
    return expected.every((segment, at) => {
      const other = given[at] as string;
      if (other.startsWith(":") || segment.startsWith(":")) return true;
      return isOpen && at === expected.length - 1 ? withStar(segment)(other) : segment === other;
    });
  };
}

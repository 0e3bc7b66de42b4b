import { decoded } from "../engine/http/routes/paths.ts";

/** The path below which the control is. */
export const CONTROL_ROOT = "/_sandbank";

/** Tells whether a path below the base url is the control's. */
export function isControlPath(path: string): boolean {
  return path === CONTROL_ROOT || path.startsWith(`${CONTROL_ROOT}/`);
}

/** A path pattern with a value; `:name` matches any text. */
export interface Pattern<Value> {
  readonly path: string;
  readonly value: Value;
}

/** The match of a path: the value, and the texts of its names. */
export interface Match<Value> {
  readonly value: Value;
  readonly given: Readonly<Record<string, string>>;
}

/** Finds the first pattern that a path matches. */
export function matchPath<Value>(
  patterns: readonly Pattern<Value>[],
  path: string,
): Match<Value> | undefined {
  const segments = path.split("/");
  for (const { path: pattern, value } of patterns) {
    const given = matchSegments(pattern.split("/"), segments);
    if (given) return { value, given };
  }
  return undefined;
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const given: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    const text = segments[at] as string;
    if (expected.startsWith(":") && text !== "") given[expected.slice(1)] = decoded(text);
    else if (expected !== text) return undefined;
  }
  return given;
}

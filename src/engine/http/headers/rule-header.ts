import type { LoggedIssue } from "../problems.ts";

/** The header of a refusal with the ids of the statements in docs/spec that were not met. */
export const RULE_HEADER = "x-sandbank-rule";

/** That header, and the one that lets pages of other origins read it. */
export function ruleHeaders(issues: readonly LoggedIssue[]): Readonly<Record<string, string>> {
  const rules = new Set(issues.map(({ rule }) => rule));
  return { [RULE_HEADER]: [...rules].join(", "), [EXPOSED]: RULE_HEADER };
}

/** Which headers a page of another origin may read. */
export const EXPOSED = "Access-Control-Expose-Headers";

import type { z } from "zod";
import type { Issue } from "./problems.ts";

/**
 * Turns the issues of a zod schema into messages that name the top-level field (S1). A text that
 * is said of several items of one field is said once.
 */
export function issuesOf(error: z.core.$ZodError, field?: string): Issue[] {
  const issues = error.issues.map((issue) => {
    const name = field ?? String(issue.path[0]);
    return { field: name, code: issue.code ?? "invalid", message: `'${name}' ${issue.message}` };
  });
  return issues.filter((issue, at) => issues.findIndex((other) => other.message === issue.message) === at);
}

import { NotFoundError } from "../../engine/errors.ts";
import type { LogEntry } from "../../engine/http/log/log.ts";
import type { LoggedIssue } from "../../engine/http/problems.ts";
import { received } from "../../engine/schema/expected.ts";
import { STATEMENTS } from "../../openapi/generated/statements.ts";

/** One reason of a refusal, with the statement of the specification that was not met. */
export interface Explanation extends LoggedIssue {
  /** The text of the statement, in Markdown. */
  readonly statement: string;
  /** The ids of statements that complete it, such as "S10 to S13, O1"; "" for none. */
  readonly see: string;
  /** The options of `createBank` that change the statement, such as "assumptions.abaChecksum, strict"; null for none. */
  readonly option: string | null;
}

/** The texts of a team's own statements, by their ids. */
export type OwnStatements = Readonly<Record<string, string>>;

/** Explains why a logged request was refused. This file is loaded when a bank is asked for the first time. */
export function explain(entry: Pick<LogEntry, "issues">, own: OwnStatements): readonly Explanation[] {
  // A call over HTTP, or from JavaScript, may give anything.
  const issues: unknown = entry?.issues;
  if (!Array.isArray(issues))
    throw new RangeError(`'issues' must be those of a log entry, got ${received(issues)}.`);
  return issues.map((issue: LoggedIssue) => {
    const found = statementOf(issue?.rule, own);
    if (!found) throw new NotFoundError(`There is no statement ${received(issue?.rule)}.`);
    return { ...issue, statement: found.text, see: found.see, option: found.option || null };
  });
}

function statementOf(rule: unknown, own: OwnStatements) {
  if (typeof rule !== "string") return undefined;
  if (Object.hasOwn(own, rule)) return { text: own[rule] as string, see: "", option: "" };
  return Object.hasOwn(STATEMENTS, rule) ? STATEMENTS[rule] : undefined;
}

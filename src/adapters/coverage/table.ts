import { type Coverage, type KindCoverage, percentOf } from "../../coverage/coverage.ts";
import { STATEMENTS } from "../../openapi/generated/statements.ts";
import { inColumns } from "../shared/console/columns.ts";

/** The longest line of a list, in characters. */
const WIDTH = 100;

/** The kinds whose names are ids of statements. */
const BY_STATEMENT: readonly string[] = ["errors", "fields"];

/** The name of a kind in a text: "return codes" for "returnCodes". */
export function titleOf(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A percentage in a text, cut to a tenth so that it never looks as if a threshold were met that is not. */
export function shownPercent(coverage: KindCoverage): string {
  return `${Math.floor(percentOf(coverage) * 10) / 10} %`;
}

/** The coverage as a table, a line for each kind. */
export function tableOf(coverage: Coverage): string {
  const rows = Object.entries(coverage).map(([kind, each]) => [
    titleOf(kind),
    `${each.seen.length}`,
    `${each.seen.length + each.missing.length}`,
    shownPercent(each),
  ]);
  return `${inColumns([["sandbank", "seen", "of", ""], ...rows], [1, 2, 3])}\n`;
}

/** What was not seen of each kind; a rule with the beginning of its statement. */
export function missingOf(coverage: Coverage): string {
  return Object.entries(coverage)
    .filter(([, { missing }]) => missing.length > 0)
    .map(([kind, { missing }]) => {
      const lines = BY_STATEMENT.includes(kind) ? missing.map(withStatement) : wrapped(missing);
      return `\n${titleOf(kind)} not seen:\n${lines.map((line) => `  ${line}\n`).join("")}`;
    })
    .join("");
}

function withStatement(rule: string): string {
  const line = `${rule}  ${STATEMENTS[rule]?.text ?? ""}`;
  return line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line;
}

function wrapped(names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const [at, name] of names.entries()) {
    const item = at === names.length - 1 ? name : `${name},`;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + item.length <= WIDTH) lines.push(`${lines.pop()} ${item}`);
    else lines.push(item);
  }
  return lines;
}

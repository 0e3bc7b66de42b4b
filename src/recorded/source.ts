import type { Recipe, RecipeCall } from "../bank/api/recipe.ts";
import { DAY_MS } from "../engine/time/calendar.ts";
import { print } from "./code.ts";
import { durationBetween } from "./duration.ts";
import { fileOf } from "./file.ts";
import { identifierOf } from "./names.ts";
import { ownIn } from "./own.ts";
import { type NameOf, type Resources, rowsMadeBy, variablesFor } from "./rows.ts";
import { startWith } from "./start.ts";
import { type Statement, statementsOf, type Writing } from "./statements.ts";
import { valueCode } from "./values.ts";

/** What is written down besides the recipe. */
export interface Recorded {
  /** What the file exports; it is made a name of JavaScript. */
  readonly name: string;
  readonly resources: Resources;
  /** The id that the next row of each collection gets, as `next` of a snapshot's tables has it. */
  readonly next: Readonly<Record<string, number>>;
}

/** The farthest that a scenario may begin before its end. */
const MOST_DAYS = 3650;

/**
 * Writes a recipe as a scenario in TypeScript, which gives a bank with the same options the same rows (X147 to X149).
 * Throws an Error that says why when no scenario can do what was done.
 */
export function scenarioSource(
  recipe: Recipe,
  { name, resources, next }: Recorded,
): { readonly name: string; readonly source: string } {
  const { from, calls, options, functions, clock } = recipe;
  if ("snapshot" in from) throw new Error(CANNOT_BEGIN);
  if (clock.at - from.at > MOST_DAYS * DAY_MS)
    throw new Error(`The recording is of more than ${MOST_DAYS} days, the most that a scenario can take.`);
  const start = startWith(from.scenario);
  const own = ownIn(functions, resources);
  const exported = exportedName(name, [...start.names, ...own.names]);
  const uses = new Set<string>();
  const writing = { resources, options, own, uses };
  const made = rowsMadeBy(calls, resources, next);
  const names = namesOfUsed(made, calls, writing, new Set([exported, ...start.names]));
  const lines = linesOf(recipe, from.at, {
    ...writing,
    nameOf: (row) => names.get(row),
    nameMade: (call) => names.get(made.get(call) ?? ""),
  });
  if (lines.length === 0) throw new Error("Nothing was recorded that a scenario could do.");
  const source = fileOf({
    name: exported,
    start,
    own,
    lines: start.lines.length > 0 ? [...start.lines, "", ...lines] : lines,
    uses,
    from: from.at,
    to: clock.at,
  });
  return { name: exported, source };
}

const CANNOT_BEGIN =
  "The recording begins after the bank was made, with rows that no recorded call has made, and a scenario cannot begin with them: reset the bank or set a scenario, and do again what is to be recorded.";

function exportedName(name: string, taken: readonly string[]): string {
  const exported = identifierOf(name, "scenario");
  return taken.includes(exported) ? `${exported}Recorded` : exported;
}

/** The variables of the rows that later calls are about. */
function namesOfUsed(
  made: ReadonlyMap<RecipeCall, string>,
  calls: readonly RecipeCall[],
  writing: Omit<Writing, "nameOf">,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const rows = new Set(made.values());
  const used = new Set<string>();
  const nameOf: NameOf = (row) => {
    if (rows.has(row)) used.add(row);
    return undefined;
  };
  for (const call of calls) statementsOf(call, { ...writing, nameOf });
  return variablesFor(
    [...rows].filter((row) => used.has(row)),
    writing.resources,
    taken,
  );
}

function linesOf(
  { calls, options }: Recipe,
  from: number,
  writing: Writing & { nameMade(call: RecipeCall): string | undefined },
): readonly string[] {
  const lines: string[] = [];
  if (Object.hasOwn(options, "progress"))
    lines.push(...written({ call: "bank.progress.set", values: ["bank.options.progress"] }));
  let now = from;
  for (const call of calls) {
    const to = "advance" in call ? call.advance : call.at;
    const statements = statementsOf(call, writing);
    if (to > now && (statements.length > 0 || "advance" in call)) {
      if (lines.length > 0) lines.push("");
      const values = [valueCode(durationBetween(now, to))];
      lines.push(...written({ call: "bank.clock.advance", values }));
      now = to;
    }
    for (const [at, statement] of statements.entries())
      lines.push(...written(statement, at === 0 ? writing.nameMade(call) : undefined));
  }
  return lines;
}

function written({ comment, call, values }: Statement, name?: string): readonly string[] {
  const start = `${name === undefined ? "" : `const ${name} = `}await ${call}`;
  const code = print({ call: start, values }, "  ", 2, 1);
  return [...(comment === undefined ? [] : [`  // ${comment}`]), `  ${code};`];
}

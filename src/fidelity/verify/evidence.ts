import { STATEMENTS } from "../../openapi/generated/statements.ts";
import type { Difference } from "../compare/compare.ts";
import { statementAbout } from "../compare/statements.ts";
import { isFormOnly } from "../compare/values.ts";
import { dataOf, type ExchangeAnswer, isAccepted, rowsOf } from "../exchange.ts";
import { optionLeaves } from "../options/option-leaves.ts";
import type { ProbeExchange } from "../probes/probe.ts";
import { endpointOf } from "../service.ts";
import { type Calibration, type Found, withValue } from "./calibrate.ts";
import type { StatementResult } from "./report.ts";
import type { Run } from "./run.ts";

/** What an answer has shown of a statement: "in doubt" where it differs in what may be about it, so that no other confirms it. */
export type Shown = StatementResult | "in doubt";

/** What is not about the service, but about this bank. */
const OWN = /^(?:X|OPT-|SNAP-)/;

/** The statements about the service, of which a report says something in any case. */
export function statementsOfService(): readonly string[] {
  return Object.keys(STATEMENTS).filter((id) => !OWN.test(id));
}

/** The statements about the fields of the row that an answer shows. */
export function fieldsOf(exchange: ProbeExchange): readonly string[] {
  return namedFieldsOf(exchange).map(([, statement]) => statement);
}

/** What an answer shows of each of them, where it has those differences. */
export function shownByFields(
  exchange: ProbeExchange,
  differences: readonly Difference[],
): readonly (readonly [string, Shown])[] {
  const { request, answer } = exchange;
  return namedFieldsOf(exchange).map(([field, statement]) => {
    const differs = differences.some((each) => /^data\.(\w+)/.exec(each.field)?.[1] === field);
    if (differs) return [statement, "in doubt"];
    // Whether an id is that of the row is shown by the answers about the row.
    const isGivenOut = field === "id" && request.method === "POST";
    return [statement, isGivenOut ? "form only" : mostShownBy(answer, statement)];
  });
}

function namedFieldsOf({ request, answer }: ProbeExchange): readonly (readonly [string, string])[] {
  if (!isAccepted(answer)) return [];
  const endpoint = endpointOf(request.method, request.path);
  return Object.keys(rowsOf(answer.body) ?? dataOf(answer.body)).flatMap((field) => {
    const statement = statementAbout(`data.${field}`, endpoint);
    return statement === undefined ? [] : [[field, statement] as const];
  });
}

/** The conditions for a refusal (VC-76), of which some apply only with options. */
const CONDITION = /^VC-E/;

/**
 * The statements that say what is refused: the documented conditions, and what probes show by a request that a bank refused. `runs`
 * are those of every probe in a bank of default options.
 */
export function refusalStatements(runs: readonly Pick<Run, "exchanges">[]): ReadonlySet<string> {
  const shown = runs.flatMap(({ exchanges }) =>
    exchanges.flatMap(({ answer, shows }) => (isAccepted(answer) ? [] : shows)),
  );
  return new Set([...Object.keys(STATEMENTS).filter((id) => CONDITION.test(id)), ...shown]);
}

/**
 * What an answer that agrees with the bank's shows of a statement that its probe names, at most: a statement about refusals is not
 * visible in an answer that refuses nothing.
 */
export function mostNamedBy(
  answer: ExchangeAnswer,
  statement: string,
  refusals: ReadonlySet<string>,
): StatementResult {
  return refusals.has(statement) && isAccepted(answer) ? "not visible" : mostShownBy(answer, statement);
}

/** What an answer that agrees with the bank's shows of a statement, at most: only the form of a value that the service draws. */
function mostShownBy(answer: ExchangeAnswer, statement: string): StatementResult {
  return isFormOnly(statement, dataOf(answer.body)) ? "form only" : "confirmed";
}

/**
 * What an answer shows of a fact that was seen in public: whether the service answers as a bank in which the option about it has the
 * value that was observed, or as one in which it has its default; undefined for any other statement.
 */
export async function resultOfFact(
  statement: string,
  run: Run,
  at: number,
  { compare, found }: Pick<Calibration, "compare" | "found">,
): Promise<StatementResult | undefined> {
  if (!/^F\d/.test(statement)) return undefined;
  const leaf = leafAbout(statement);
  if (!leaf) return "not visible";
  const agrees = async (options: Found) => !(await compare(run, options)).differences.some(isAt(at));
  const asObserved = await agrees(withValue(found, leaf.option, leaf.observed));
  const asDocumented = await agrees(withValue(found, leaf.option, undefined));
  if (asObserved === asDocumented) return "not visible";
  return asObserved ? "confirmed" : "contradicted";
}

function isAt(at: number): (difference: Difference) => boolean {
  return ({ exchange }) => exchange === at;
}

/** The option that has an observed value because of a fact. */
function leafAbout(fact: string) {
  const names = Object.values(STATEMENTS).flatMap(({ see, option }) =>
    see.split(/, | to /).includes(fact) ? option.split(", ") : [],
  );
  return optionLeaves().find(({ option, observed }) => observed !== undefined && names.includes(option));
}

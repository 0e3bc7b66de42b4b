import { STATEMENTS } from "../../openapi/generated/statements.ts";
import { type Difference, keyOf } from "../compare/compare.ts";
import { isAccepted } from "../exchange.ts";
import { settingText } from "../options/settings.ts";
import { type Calibration, type Found, withValue } from "./calibrate.ts";
import { mostNamedBy, resultOfFact, type Shown, shownByFields } from "./evidence.ts";
import type { Contradiction, Result } from "./report.ts";
import type { Run } from "./run.ts";

export interface Judgement {
  readonly run: Run;
  readonly result: Result;
  readonly reason: string | null;
  readonly contradictions: readonly Contradiction[];
  readonly statements: ReadonlyMap<string, Shown>;
}

/**
 * Compares what a probe was answered with a bank of default options, all else being as found. `refusals` are the statements about
 * refusals.
 */
export async function judge(
  run: Run,
  calibration: Calibration,
  refusals: ReadonlySet<string>,
): Promise<Judgement> {
  const { compare, found } = calibration;
  const own = (run.probe.finds ?? []).filter(({ option }) => found.has(option)).map(({ option }) => option);
  const atDefault = own.reduce<Found>((options, option) => withValue(options, option, undefined), found);
  const [byDefault, asFound] = [await compare(run, atDefault), await compare(run, found)];
  const left = new Set(asFound.differences.map(keyOf));
  const explained = new Map<string, string>();
  for (const difference of byDefault.differences) {
    if (left.has(keyOf(difference))) continue;
    for (const option of own) {
      const without = await compare(run, withValue(found, option, undefined));
      if (without.differences.some((each) => keyOf(each) === keyOf(difference)))
        explained.set(keyOf(difference), option);
    }
  }
  const differences = [
    ...byDefault.differences,
    ...asFound.differences.filter(
      (each) => !byDefault.differences.some((other) => keyOf(other) === keyOf(each)),
    ),
  ];
  const statements = new Map<string, Shown>();
  const shows = (statement: string | undefined, result: Shown) => {
    if (statement && Object.hasOwn(STATEMENTS, statement))
      statements.set(statement, stronger(statements.get(statement), result));
  };
  for (const [at, exchange] of run.exchanges.entries()) {
    const replayed = byDefault.replayed[at];
    const own = differences.filter((each) => each.exchange === at);
    if (!replayed || replayed.skipped) {
      for (const statement of exchange.shows) shows(statement, "inconclusive");
      continue;
    }
    const isWhole = own.some(({ field }) => field === "status");
    for (const { statement } of own) shows(statement, "contradicted");
    for (const statement of [
      ...exchange.shows,
      ...(isWhole || !isAccepted(replayed.answer) ? replayed.rules : []),
    ]) {
      const fact = await resultOfFact(statement, run, at, calibration);
      const result = fact ?? resultOf(statement, own, explained);
      const isLimited = fact === undefined && result === "confirmed";
      shows(statement, isLimited ? mostNamedBy(exchange.answer, statement, refusals) : result);
    }
    if (!isWhole) for (const shown of shownByFields(exchange, own)) shows(...shown);
  }
  const contradictions = differences.map((difference) => {
    const option = explained.get(keyOf(difference));
    const text = option === undefined ? null : settingText({ option, value: found.get(option) });
    return contradiction(run, difference, text);
  });
  const reached = run.ended ?? null;
  if (contradictions.length > 0)
    return { run, result: "contradicted", reason: reached, contradictions, statements };
  const skipped = asFound.replayed.find((each) => each.skipped)?.skipped?.reason;
  const reason = reached ?? skipped ?? null;
  return { run, result: reason === null ? "confirmed" : "inconclusive", reason, contradictions, statements };
}

/** Whether a second look at the service shows the same differences; else it answers now one way, now another. */
export async function isSameAgain(run: Run, again: Run, { compare, found }: Calibration): Promise<boolean> {
  const none: Found = new Map();
  const keys = async (each: Run, options: Found) =>
    (await compare(each, options)).differences.map(keyOf).join("\n") +
    each.exchanges.map(({ answer }) => answer.status);
  return (
    (await keys(run, none)) === (await keys(again, none)) &&
    (await keys(run, found)) === (await keys(again, found))
  );
}

/** What the rows of a request's own statements show: a field that differs speaks only against those that are about it. */
function resultOf(
  statement: string,
  differences: readonly Difference[],
  explained: ReadonlyMap<string, string>,
): Shown {
  if (differences.length === 0) return "confirmed";
  if (differences.some(({ field }) => field === "status")) return "contradicted";
  const { option = "", see = "" } = STATEMENTS[statement] ?? {};
  const options = differences.map((difference) => explained.get(keyOf(difference)));
  if (options.some((each) => each !== undefined && `${option}, ${see}`.includes(each))) return "contradicted";
  if (differences.some(({ field }) => field === "error"))
    return statement === "S1" ? "contradicted" : "confirmed";
  return options.every((each) => each !== undefined) ? "confirmed" : "in doubt";
}

function contradiction({ exchanges }: Run, difference: Difference, option: string | null): Contradiction {
  const { request } = exchanges[difference.exchange] ?? {};
  const { field, statement, documented, real, bank } = difference;
  return {
    request: `${request?.method} ${request?.path}`,
    field,
    statement: statement ?? null,
    documented: documented ?? null,
    ...shown("service", field, real),
    ...shown("bank", field, bank),
    option,
  };
}

const WEAKEST_FIRST: readonly Shown[] = [
  "not visible",
  "skipped",
  "inconclusive",
  "form only",
  "confirmed",
  "in doubt",
  "contradicted",
];

/** The stronger of two results about the same statement: what was contradicted once, or is in doubt, is not confirmed by another answer. */
export function stronger(one: Shown | undefined, other: Shown): Shown {
  return one !== undefined && WEAKEST_FIRST.indexOf(one) > WEAKEST_FIRST.indexOf(other) ? one : other;
}

const SECRET = /(?:card_number|cvc|last4|ssn)\b/;

/** A value for a report, under the name of who answered it; nothing for a field that was left out. */
function shown<Side extends "service" | "bank">(
  side: Side,
  field: string,
  value: unknown,
): { readonly [Name in Side]?: unknown } {
  if (value === undefined) return {};
  const isSecret = value !== null && SECRET.test(field);
  return { [side]: isSecret ? "(not shown)" : value } as { readonly [Name in Side]?: unknown };
}

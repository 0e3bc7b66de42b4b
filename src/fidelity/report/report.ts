import type { BankOptions } from "../../bank/bank.ts";
import { maskPath } from "../../engine/schema/masking/mask.ts";
import { maskBody } from "../../engine/schema/masking/mask-body.ts";
import type { Difference } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";
import type { Recording } from "../har/har.ts";
import type { Progress } from "../options/search.ts";
import { settingText, sourceOf, withSettings } from "../options/settings.ts";
import { type Explained, explain } from "./explain.ts";
import { type IgnoreRule, withoutIgnored } from "./ignore.ts";

/** A difference as a report shows it: secrets masked. */
export interface ReportedDifference
  extends Pick<Difference, "field" | "statement" | "documented" | "real" | "bank"> {
  /** The position of the request among those that were compared, from 1. */
  readonly request: number;
  readonly method: string;
  readonly path: string;
  readonly option: string | null;
}

interface ReportedOption {
  /** 'assumptions.statusCodes: "documented"'. */
  readonly option: string;
  readonly differences: number;
  readonly alternatives: readonly string[];
}

/** Where a recording and a bank differ, as plain data. */
export interface DriftReport {
  readonly baseUrl: string;
  readonly compared: number;
  /** How many were not, by the reason. */
  readonly notCompared: Readonly<Record<string, number>>;
  readonly options: readonly ReportedOption[];
  readonly differences: readonly ReportedDifference[];
  /** Rules of the ignore file that match no difference. */
  readonly unusedRules: readonly string[];
  /** What makes a bank agree, as the TypeScript of `createBank`'s options; "" for nothing. */
  readonly source: string;
}

/** Replays a recording in a bank with the base options and reports where answers differ, with the options that explain it. */
export async function drift(
  { exchanges, baseUrl, leftOut }: Recording,
  base: BankOptions,
  rules: readonly IgnoreRule[],
  progress?: (progress: Progress) => void,
): Promise<DriftReport> {
  const explained = await explain(
    exchanges,
    base,
    progress,
    (found) => withoutIgnored(found, exchanges, rules).kept,
  );
  return {
    baseUrl,
    compared: explained.replayed.filter(({ skipped }) => !skipped).length,
    notCompared: counted([
      ...[...leftOut].flatMap(([reason, count]) => Array.from({ length: count }, () => reason)),
      ...explained.replayed.flatMap(({ skipped }) => skipped?.reason ?? []),
    ]),
    options: optionsOf(explained),
    differences: explained.differences.map((each) => reported(each, exchanges)),
    unusedRules: withoutIgnored(explained.compared, exchanges, rules).unused,
    source: explained.explaining.length === 0 ? "" : sourceOf(withSettings(explained.explaining)),
  };
}

function counted(reasons: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(reasons, (reason) => reason);
  return Object.fromEntries([...groups].map(([reason, { length }]) => [reason, length]));
}

function optionsOf({ explaining, differences }: Explained): ReportedOption[] {
  return explaining.map((each) => ({
    option: settingText(each),
    differences: differences.filter(({ option }) => option === settingText(each)).length,
    alternatives: each.alternatives.map(settingText),
  }));
}

function reported(difference: Difference, exchanges: readonly Exchange[]): ReportedDifference {
  const { exchange, field, statement, documented, option = null } = difference;
  const { method = "", path = "" } = exchanges[exchange]?.request ?? {};
  const name = field.slice(field.lastIndexOf(".") + 1).split("[", 1)[0] || field;
  const masked = (value: unknown) => Object.values(maskBody({ [name]: value }).value as object)[0] as unknown;
  const [real, bank] = [masked(difference.real), masked(difference.bank)];
  return {
    request: exchange + 1,
    method,
    path: maskPath(path),
    field,
    statement,
    documented,
    real,
    bank,
    option,
  };
}

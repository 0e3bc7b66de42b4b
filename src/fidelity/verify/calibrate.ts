import { type BankOptions, createBank } from "../../core.ts";
import { OptionError } from "../../engine/errors.ts";
import { DAY_MS } from "../../engine/time/calendar.ts";
import { type Difference, differences } from "../compare/compare.ts";
import { choicesOf } from "../options/option-values.ts";
import { sourceOf, valueAt, withSettings } from "../options/settings.ts";
import type { Finder, ProbeExchange } from "../probes/probe.ts";
import { NO_ROW } from "../probes/rows.ts";
import { type Replayed, replay } from "../replay/replay.ts";
import type { Run } from "./run.ts";
import { sendAgain } from "./transport.ts";

/** Options by their dotted paths: "assumptions.listOrder" → "oldest-first". */
export type Found = ReadonlyMap<string, unknown>;

/** How a bank with certain options answers what a probe asked. */
interface Comparison {
  readonly replayed: readonly Replayed[];
  readonly differences: readonly Difference[];
  readonly distance: number;
}

/** The options with which a bank answers as the service does. */
export interface Calibration {
  /** Those that are not at their default. */
  readonly found: Found;
  /** Other values with which a bank would answer the same, by option; each has at least one probe. */
  readonly alike: ReadonlyMap<string, readonly unknown[]>;
  /** Compares the answers to a probe with those of a bank of such options. */
  compare(run: Run, options: Found): Promise<Comparison>;
}

interface Search {
  readonly option: string;
  readonly runs: readonly Run[];
  readonly values: readonly unknown[];
}

const MOST_ROUNDS = 4;

/** Finds the options with which a bank gives the answers that probes had, as far as they tell. */
export async function calibrate(runs: readonly Run[]): Promise<Calibration> {
  const compare = comparer();
  const distance = async (among: readonly Run[], options: Found) => {
    let sum = 0;
    for (const run of among) sum += (await compare(run, options)).distance;
    return sum;
  };
  const searches = await searchesOf(runs);
  const found = new Map<string, unknown>();
  for (let round = 0, isChanged = true; isChanged && round < MOST_ROUNDS; round += 1) {
    isChanged = false;
    for (const { option, runs: own, values } of searches) {
      let [best, least] = [found.get(option), await distance(own, found)];
      for (const value of least === 0 ? [] : values) {
        const tried = await distance(own, withValue(found, option, value));
        if (tried < least) [best, least] = [value, tried];
      }
      if (isSame(best, found.get(option))) continue;
      isChanged = true;
      set(found, option, best);
    }
    if (!isChanged) isChanged = await searchPairs(searches, found, distance);
  }
  const alike = new Map<string, readonly unknown[]>();
  for (const { option, runs: own, values } of searches) {
    const least = await distance(own, found);
    const others = values.filter((value) => !isSame(value, found.get(option)));
    const equal: unknown[] = [];
    for (const value of others)
      if ((await distance(own, withValue(found, option, value))) === least) equal.push(value);
    alike.set(option, equal);
  }
  return { found, alike, compare };
}

/** Options that hide each other: the first pair of values that brings the answers of a probe closer. */
async function searchPairs(
  searches: readonly Search[],
  found: Map<string, unknown>,
  distance: (among: readonly Run[], options: Found) => Promise<number>,
): Promise<boolean> {
  for (const one of searches) {
    for (const other of searches) {
      if (one === other || !one.runs.some((run) => other.runs.includes(run))) continue;
      const among = [...new Set([...one.runs, ...other.runs])];
      const current = await distance(among, found);
      if (current === 0) continue;
      for (const value of one.values) {
        for (const second of other.values) {
          const tried = withValue(withValue(found, one.option, value), other.option, second);
          if ((await distance(among, tried)) >= current) continue;
          set(found, one.option, value);
          set(found, other.option, second);
          return true;
        }
      }
    }
  }
  return false;
}

async function searchesOf(runs: readonly Run[]): Promise<readonly Search[]> {
  const defaults = createBank().options;
  const searches = new Map<string, { runs: Run[]; values: unknown[] }>();
  for (const run of runs) {
    for (const finder of run.probe.finds ?? []) {
      const known = searches.get(finder.option) ?? { runs: [], values: [undefined] };
      searches.set(finder.option, known);
      known.runs.push(run);
      for (const value of await valuesOf(finder, run.exchanges)) {
        const isKnown =
          isSame(value, valueAt(defaults, finder.option)) || known.values.some((each) => isSame(each, value));
        if (!isKnown && isPossible(finder.option, value)) known.values.push(value);
      }
    }
  }
  return [...searches].flatMap(([option, search]) =>
    search.values.length > 1 ? [{ option, ...search }] : [],
  );
}

async function valuesOf(finder: Finder, exchanges: readonly ProbeExchange[]): Promise<readonly unknown[]> {
  return finder.values ? await finder.values(exchanges) : choicesOf(finder.option);
}

/** A value that was read from an answer may be none that the option takes. */
function isPossible(option: string, value: unknown): boolean {
  try {
    createBank(withSettings([{ option, value }]));
    return true;
  } catch (error) {
    if (error instanceof OptionError) return false;
    throw error;
  }
}

function comparer(): Calibration["compare"] {
  const known = new Map<Run, Map<string, Comparison>>();
  return async (run, options) => {
    const key = sourceOf([...options].sort(([one], [other]) => (one < other ? -1 : 1)));
    const ofRun = known.get(run) ?? new Map<string, Comparison>();
    known.set(run, ofRun);
    const compared = ofRun.get(key) ?? (await compareOnce(run, options));
    ofRun.set(key, compared);
    return compared;
  };
}

async function compareOnce({ exchanges }: Run, options: Found): Promise<Comparison> {
  const shift = shiftOf(exchanges[0]?.at ?? 0, options.get("clock.start"));
  const base = options.get("baseUrl");
  const moved = exchanges.map((exchange) => ({
    ...exchange,
    at: exchange.at + shift,
    ...(typeof base === "string" && { service: base }),
  }));
  const replayed = await replay(moved, optionsOf(options), { send: sendAgain, noRow: NO_ROW });
  const found = differences(moved, replayed);
  const lost = replayed.filter(({ skipped }) => skipped?.isLost).length;
  return { replayed, differences: found, distance: found.reduce((sum, each) => sum + each.distance, lost) };
}

/** Whole days by which the service's time is ahead of the machine's. */
function shiftOf(at: number, start: unknown): number {
  if (typeof start !== "string") return 0;
  return (Math.floor(Date.parse(start) / DAY_MS) - Math.floor(at / DAY_MS)) * DAY_MS;
}

export function optionsOf(found: Found): BankOptions {
  return withSettings([...found].map(([option, value]) => ({ option, value })));
}

/** The options with one of them changed; undefined is its default. */
export function withValue(options: Found, option: string, value: unknown): Found {
  const changed = new Map(options);
  set(changed, option, value);
  return changed;
}

function set(options: Map<string, unknown>, option: string, value: unknown): void {
  if (value === undefined) options.delete(option);
  else options.set(option, value);
}

function isSame(one: unknown, other: unknown): boolean {
  return sourceOf(one) === sourceOf(other);
}

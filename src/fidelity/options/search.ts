import type { BankOptions } from "../../bank/bank.ts";
import { createBank } from "../../core.ts";
import { OptionError } from "../../engine/errors.ts";
import { type Difference, differences } from "../compare/compare.ts";
import { errorBodies } from "../compare/error-bodies.ts";
import type { Exchange } from "../exchange.ts";
import { type Replayed, replay } from "../replay/replay.ts";
import { NOT_VISIBLE } from "./not-visible.ts";
import { type OptionLeaf, optionLeaves } from "./option-leaves.ts";
import { valuesFor } from "./option-values.ts";
import { type Setting, sourceOf, valueAt, withOption } from "./settings.ts";

/** How far a search is. */
export interface Progress {
  /** The option that is tried. */
  readonly option: string;
  readonly replays: number;
  /** The differences that the options found so far leave. */
  readonly left: number;
}

/** A bank's answers, and how far they are from the recording. */
export interface Tried {
  readonly options: BankOptions;
  readonly replayed: readonly Replayed[];
  readonly differences: readonly Difference[];
  /** How many exchanges differ, or lack a row since an earlier one differs. */
  readonly exchanges: number;
  readonly distance: number;
}

export interface Found {
  readonly setting: Setting;
  readonly alternatives: readonly Setting[];
  readonly tried: Tried;
}

/** More than the fields of any answer: an exchange that cannot be made is as far from the recording as can be. */
const LOST = 100;

const FEW = 3;

/** What a search reports to, and what it leaves out. */
export interface Watch {
  report(progress: Progress): void;
  /** Leaves out the differences that are not to count. */
  keep(found: readonly Difference[]): readonly Difference[];
  replays: number;
}

/** Replays exchanges of a recording with one option after the other. */
export class Search {
  /** The options that have changed an answer. */
  readonly #effective = new Set<string>();
  readonly #exchanges: readonly Exchange[];
  readonly #positions: readonly number[];
  readonly #watch: Watch;

  constructor(exchanges: readonly Exchange[], positions: readonly number[], watch: Watch) {
    this.#exchanges = exchanges;
    this.#positions = positions;
    this.#watch = watch;
  }

  /** Replays the exchanges at the positions. Throws an OptionError for options that a bank cannot have. */
  async tryOut(options: BankOptions): Promise<Tried> {
    this.#watch.replays += 1;
    const some = this.#some();
    const replayed = await replay(some, options);
    const found = this.#watch.keep(
      differences(some, replayed).map((each) => ({ ...each, exchange: this.#positions[each.exchange] ?? 0 })),
    );
    const lost = this.#positions.filter(
      (_, at) => replayed[at]?.skipped?.isLost || replayed[at]?.lacksRows === true,
    );
    const differing = new Set([...found.map(({ exchange }) => exchange), ...lost]);
    const distance = found.reduce((sum, each) => sum + each.distance, LOST * lost.length);
    return { options, replayed, differences: found, exchanges: differing.size, distance };
  }

  /**
   * Finds the option that leaves the fewest differences; undefined when none leaves less than there are. With `isQuick` it tries
   * only options that have had an effect before.
   */
  async next(from: Tried, isQuick: boolean): Promise<Found | undefined> {
    let found: Found | undefined;
    const bodies = await this.#errorBodies(from);
    const { options } = createBank(from.options);
    for (const { option, values } of candidates(this.#exchanges, from.differences, bodies)) {
      if (isQuick && !this.#effective.has(option)) continue;
      // Nothing can be better; what is as good is worth a mention only where that is quickly known.
      if (found?.tried.exchanges === 0 && values.length > FEW) continue;
      this.#watch.report({ option, replays: this.#watch.replays, left: from.differences.length });
      for (const value of values) {
        // The bank as it is.
        if (sourceOf(value) === sourceOf(valueAt(options, option))) continue;
        const tried = await this.#unlessRefused(withOption(from.options, option, value));
        if (!tried) continue;
        if (hasEffect(tried, from)) this.#effective.add(option);
        const setting = { option, value };
        if (isCloser(tried, found?.tried ?? from)) found = { setting, alternatives: [], tried };
        else if (found && found.setting.option !== option && isAsClose(tried, found.tried))
          found = { ...found, alternatives: [...found.alternatives, setting] };
      }
    }
    return found;
  }

  /** What would build the errors of the recording, where they are what differs. */
  async #errorBodies({ differences }: Tried): Promise<readonly unknown[]> {
    if (!differences.some(({ field }) => field === "error")) return [];
    this.#watch.replays += 1;
    return errorBodies(this.#some());
  }

  #some(): readonly Exchange[] {
    return this.#positions.flatMap((at) => this.#exchanges[at] ?? []);
  }

  /** Undefined for options that do not go together, such as two statuses of one name. */
  async #unlessRefused(options: BankOptions): Promise<Tried | undefined> {
    try {
      return await this.tryOut(options);
    } catch (error) {
      if (error instanceof OptionError) return undefined;
      throw error;
    }
  }
}

export function isCloser(one: Tried, other: Tried): boolean {
  if (one.exchanges !== other.exchanges) return one.exchanges < other.exchanges;
  return one.distance < other.distance;
}

function isAsClose(one: Tried, other: Tried): boolean {
  return one.exchanges === other.exchanges && one.distance === other.distance;
}

function hasEffect(one: Tried, other: Tried): boolean {
  return JSON.stringify(one.differences) !== JSON.stringify(other.differences);
}

/** An option that says something about the service, with the values that would be worth a try. */
interface Candidate extends OptionLeaf {
  readonly values: readonly unknown[];
}

/**
 * Lists each option of `createBank` that a recording may show, with the values that it suggests for it: each of a few words, and
 * for numbers, texts and lists what occurs in the exchanges that differ. Those of one subject come before `strict`, which has many.
 */
function candidates(
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
  errorBodies: readonly unknown[],
): readonly Candidate[] {
  const leaves = optionLeaves().filter(
    ({ option }) => !Object.hasOwn(NOT_VISIBLE, option.split(".", 1)[0] ?? ""),
  );
  const all = leaves.map((leaf) => ({ ...leaf, values: valuesFor(leaf, exchanges, differing, errorBodies) }));
  const isBroad = ({ option }: Candidate) => option === "strict";
  return [...all.filter((each) => !isBroad(each)), ...all.filter(isBroad)];
}

import type { Contender, Contest } from "./contest.ts";

/** The figures of one contender. */
export interface Figures {
  /** What the work takes when nothing disturbs it. */
  readonly minimum: number;
  readonly median: number;
  /** Its figures divided by those of the contest's first contender. */
  readonly ratio: {
    /** Its minimum by the other's. */
    readonly minimum: number;
    /** The median of the ratios of single rounds. */
    readonly median: number;
  };
  /** Whether its aim is met: at the median, in the best case alone, or not. Undefined when it has none. */
  readonly met?: "yes" | "at best" | "no";
}

/**
 * The figures of one contender of a contest.
 *
 * @example const { ratio } = figuresOf(get, bank); // ratio.median: 1.7
 */
export function figuresOf({ contenders, rounds }: Contest, { name, aim }: Contender): Figures {
  const own = rounds.get(name) ?? [];
  const base = rounds.get(contenders[0]?.name ?? "") ?? [];
  const minimum = Math.min(...own);
  const ratio = {
    minimum: minimum / Math.min(...base),
    median: medianOf(own.map((figure, round) => figure / (base[round] ?? Number.NaN))),
  };
  const figures = { minimum, median: medianOf(own), ratio };
  if (!aim) return figures;
  const judged = aim.of === "ratio" ? ratio : figures;
  const best = judged.minimum <= aim.most ? "at best" : "no";
  return { ...figures, met: judged.median <= aim.most ? "yes" : best };
}

/** The middle one of numbers in their order, or the mean of the two in the middle. NaN for none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}

// Which tests a mutant runs, and in which order.

import type { Mutant } from "./mutate-sites.ts";
import type { Baseline } from "./mutate-worker.ts";

/** Test files above this many milliseconds come last. */
const slow = 3_000;

/** Chooses the tests of mutants, and learns from those that killed one. */
export class Plan {
  #tests: { test: string; took: number; reached: ReadonlySet<string>; files: ReadonlySet<string> }[];
  #loading: ReadonlySet<string>;
  #kills = new Map<string, number>();

  constructor(baselines: Baseline[]) {
    this.#tests = baselines
      .filter(({ passed }) => passed)
      .map(({ test, took, reached: { loading, running } }) => ({
        test,
        took,
        reached: new Set([...loading, ...running]),
        files: new Set(running.map((key) => key.split(":", 1)[0] ?? "")),
      }));
    this.#loading = new Set(baselines.flatMap(({ reached }) => reached.loading));
  }

  /**
   * The test files that enter the mutant's function; for what runs while modules are loaded, all of them. First those
   * that killed a neighbor or have its folder in their name, and the quick before the slow.
   */
  testsOf(mutant: Mutant): string[] {
    const { within } = mutant;
    const related =
      within === undefined || this.#loading.has(within)
        ? this.#tests
        : this.#tests.filter(({ reached }) => reached.has(within));
    return related
      .map(({ test, took, files }) => ({ test, took, rank: this.#rank(mutant, test, took, files) }))
      .toSorted((a, b) => b.rank - a.rank || a.took - b.took)
      .map(({ test }) => test);
  }

  /** Every test file that passes without a mutant. */
  allTests(): string[] {
    return this.#tests.map(({ test }) => test);
  }

  /** How long the tests took without a mutant, in milliseconds. */
  took(tests: readonly string[]): number {
    const wanted = new Set(tests);
    return this.#tests.reduce((sum, { test, took }) => sum + (wanted.has(test) ? took : 0), 0);
  }

  /** Notes that a test killed a mutant, so that it comes early for others of the same file. */
  killed({ file }: Mutant, test: string): void {
    const key = `${file} ${test}`;
    this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
  }

  #rank({ file }: Mutant, test: string, took: number, files: ReadonlySet<string>): number {
    if (took > slow) return -1;
    const names = file
      .split("/")
      .slice(1)
      .map((part) => part.replace(/s?(?:\.ts)?$/, ""));
    const near = names.filter((name) => test.includes(name)).length;
    return Math.min(this.#kills.get(`${file} ${test}`) ?? 0, 5) + 2 * near + (files.has(file) ? 1 : 0);
  }
}

import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** The one source of chance of a case: the same seed gives the same case. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True in `percent` of a hundred calls. */
  percent(percent: number): boolean;
  /** One of the values. Throws a RangeError when there is none. */
  pick<Value>(values: readonly Value[]): Value;
  /** `count` decimal digits. */
  digits(count: number): string;
}

/** Makes a source of chance. Seeds that are next to each other give unrelated draws. */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(scrambled(seed));
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    int,
    percent: (percent) => int(0, 99) < percent,
    pick(values) {
      if (values.length === 0) throw new RangeError("There must be a value to pick, got none.");
      return values[int(0, values.length - 1)] as (typeof values)[number];
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(""),
  };
}

/** The last step of MurmurHash3, which spreads a change of one bit over all of them. */
function scrambled(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

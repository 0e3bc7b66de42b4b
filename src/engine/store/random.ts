import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus, xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** The bank's only source of randomness: the same seed and calls give the same numbers. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** A string of `count` decimal digits. */
  digits(count: number): string;
  /** A UUID (version 4) drawn from the seed. */
  uuid(): string;
  /** The state as plain JSON, for a snapshot. */
  save(): readonly number[];
  /** Continues from a saved state. */
  load(state: readonly number[]): void;
}

/** Makes a random source from a seed. */
export function createRandom(seed: number): Random {
  let generator = xoroshiro128plus(seed);
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  const hex = (count: number) => Array.from({ length: count }, () => int(0, 15).toString(16)).join("");
  return {
    int,
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(""),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${(8 + int(0, 3)).toString(16)}${hex(3)}-${hex(12)}`,
    save: () => [...generator.getState()],
    load: (state) => {
      generator = xoroshiro128plusFromState(state);
    },
  };
}

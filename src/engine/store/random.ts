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

/** Draws of values that are in use, beyond one for each of them. */
const SPARE_DRAWS = 1000;

/**
 * Draws until a value is not in use. `inUse` is how many values are: a generator that repeats its sequence may draw
 * each of them again. Throws when there are 1,000 draws more; `what` names the value.
 */
export function drawUnused(
  what: string,
  draw: () => string,
  { inUse, isTaken }: { readonly inUse: number; readonly isTaken: (value: string) => boolean },
): string {
  const most = inUse + SPARE_DRAWS;
  for (let draws = 0; draws < most; draws += 1) {
    const value = draw();
    if (!isTaken(value)) return value;
  }
  throw new Error(`No unused ${what} was found in ${most} draws.`);
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

/**
 * Makes a random source of its own for what has an id, which changes no other draw; the seed and the id are mixed, because
 * streams of neighbouring seeds are alike.
 */
export function streamOf(seed: number, id: number): Random {
  let mixed = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(Math.floor(seed / 2 ** 32) | 0, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ Math.imul(id, 0xc2b2ae35), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  const random = createRandom(mixed ^ (mixed >>> 15));
  // The first numbers of a stream still show its seed.
  for (let draws = 0; draws < 8; draws += 1) random.int(0, 1);
  return random;
}

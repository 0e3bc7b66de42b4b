import type { Aim } from "./aims.ts";
import type { Contender } from "./contest.ts";

/** Prepares something for each size, such as a bank with so many rows. */
export async function forSizes<T>(
  sizes: readonly number[],
  make: (size: number) => Promise<T>,
): Promise<ReadonlyMap<number, T>> {
  const made = new Map<number, T>();
  for (const size of sizes) made.set(size, await make(size));
  return made;
}

/**
 * The same work among few rows and among many, which should cost the same: a contender for each size, the aim for all but the
 * first.
 *
 * @example bySize(await forSizes([100, 10_000], bankWithTransfers), "rows", (bank) => microseconds(() => get(bank)), AIMS.flat)
 */
export function bySize<T>(
  prepared: ReadonlyMap<number, T>,
  noun: string,
  measureOf: (prepared: T, size: number) => Contender["measure"],
  aim?: Aim,
): Contender[] {
  return [...prepared].map(([size, each], at) => ({
    name: `${size.toLocaleString("en-US")} ${noun}`,
    measure: measureOf(each, size),
    ...(at > 0 && aim && { aim }),
  }));
}

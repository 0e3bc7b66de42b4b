import { setImmediate } from "node:timers/promises";

/**
 * Finds a small part of a list that still fails, by delta debugging: pieces are left out, larger ones
 * first, as long as `fails` answers true. The order is kept. `tries` bounds the calls of `fails`.
 *
 * @example await shrinkList([1, 2, 3], async (list) => list.includes(2)) // [2]
 */
export async function shrinkList<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
  tries = 300,
): Promise<readonly Item[]> {
  let kept = items;
  let left = tries;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = kept.length - size; at > -size && left > 0; at -= size) {
      const from = Math.max(at, 0);
      const without = [...kept.slice(0, from), ...kept.slice(at + size)];
      left -= 1;
      // Lets timers run, by which the main thread sees that this one does not hang.
      await setImmediate();
      if (without.length < kept.length && (await fails(without))) kept = without;
    }
  }
  return kept;
}

/** Makes an item simpler, taking each simplification that still fails until none does. */
export async function simplify<Item>(
  item: Item,
  simpler: (item: Item) => readonly Item[],
  fails: (item: Item) => Promise<boolean>,
  tries = 200,
): Promise<Item> {
  let left = tries;
  for (const candidate of simpler(item)) {
    if (left <= 0) break;
    left -= 1;
    await setImmediate();
    if (await fails(candidate)) return simplify(candidate, simpler, fails, left);
  }
  return item;
}

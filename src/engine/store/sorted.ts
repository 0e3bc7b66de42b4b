/**
 * The position of a key in an ascending list, or where it would be inserted: that of the first key
 * that is not smaller.
 *
 * @example positionOf([1001, 1003], 1002) // 1
 */
export function positionOf(keys: readonly number[], key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

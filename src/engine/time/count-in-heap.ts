/**
 * Counts the entries of a binary heap that come first: `isFirst` holds of no entry unless it holds of the one above.
 *
 * @example countInHeap([1, 3, 2], (each) => each <= 2) // 2
 */
export function countInHeap<Entry>(heap: readonly Entry[], isFirst: (entry: Entry) => boolean): number {
  const holds = (index: number) => index < heap.length && isFirst(heap[index] as Entry);
  const found = holds(0) ? [0] : [];
  for (const index of found)
    for (const below of [2 * index + 1, 2 * index + 2]) if (holds(below)) found.push(below);
  return found.length;
}

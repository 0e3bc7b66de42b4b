import { freezeDeep } from "../freeze.ts";

/** The frozen list with which a longer one begins, until it is checked: kept on, it would keep all before it. */
const starts = new WeakMap<readonly unknown[], readonly unknown[]>();

/**
 * A frozen copy of a list with items at its end. When it takes the place of the frozen `list` in a row, the items
 * of that one are neither checked nor frozen again, so an item costs the same however many there are.
 *
 * @example table.update(card.id, { clearings: appended(card.clearings, [clearing]) })
 */
export function appended<T>(list: readonly T[], items: readonly T[]): T[] {
  const longer = [...list, ...items];
  for (const item of items) freezeDeep(item);
  Object.freeze(longer);
  if (Object.isFrozen(list)) starts.set(longer, list);
  return longer;
}

/** How many items of a list are known to be those of the one before it; tells it once. */
export function takeShared(list: readonly unknown[], before: readonly unknown[]): number {
  const start = starts.get(list);
  starts.delete(list);
  return start === before ? before.length : 0;
}

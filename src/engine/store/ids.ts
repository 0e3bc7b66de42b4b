/** The first id of every collection (S9). */
export const FIRST_ID = 1001;

/** The accepted forms of an id: the API has strings in some collections, integers in others. */
export type AnyId = string | number;

/**
 * Reads an id in either form. Anything that is not a positive integer as the bank writes it
 * ("01001", "1e3", "abc") is `undefined`, which no row has.
 *
 * @example toKey("1001") // 1001
 */
export function toKey(id: unknown): number | undefined {
  if (typeof id === "number") return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  if (typeof id !== "string" || !/^[1-9][0-9]{0,15}$/.test(id)) return undefined;
  const key = Number(id);
  return Number.isSafeInteger(key) ? key : undefined;
}

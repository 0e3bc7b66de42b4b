/** The first id of every collection (S9). */
export const FIRST_ID = 1001;

/** The accepted forms of an id: the API has strings in some collections, integers in others. */
export type AnyId = string | number;

/** How the ids of a collection are written: as text, as a number, as text with a prefix, "po_1001", or as a UUID. */
export type IdForm =
  | "string"
  | "integer"
  | "uuid"
  | {
      /** What each id begins with, not ending in a digit: "po_". */
      readonly prefix: string;
    };

/** The last 12 digits are the number. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-([0-9a-f]{12})$/;

/**
 * Reads the number in an id of any form. Anything in which no positive integer is written as the bank writes it ("01001",
 * "abc") is `undefined`, which no row has. Whether it is an id of a collection, {@link idWith} tells.
 *
 * @example toKey("po_1001") // 1001
 */
export function toKey(id: unknown): number | undefined {
  if (typeof id === "number") return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  if (typeof id !== "string") return undefined;
  // Most ids are numbers in decimal, which need no pattern.
  const plain = Number(id);
  if (plain > 0 && Number.isSafeInteger(plain) && String(plain) === id) return plain;
  const hex = UUID.exec(id)?.[1];
  if (hex !== undefined) return Number.parseInt(hex, 16);
  const [, digits] = /^(?:.*[^0-9])?([1-9][0-9]{0,15})$/.exec(id) ?? [];
  const key = Number(digits);
  return Number.isSafeInteger(key) ? key : undefined;
}

/** The number in an id that callers may give as a number or as text; undefined when it is no id of this form. */
export function keyIn(id: AnyId, form: IdForm): number | undefined {
  const key = toKey(id);
  if (key === undefined || typeof id === "number") return key;
  return String(idWith(key, form)) === id ? key : undefined;
}

/** The number in the id of a row, which has one. */
export function keyOf({ id }: { readonly id: AnyId }): number {
  return toKey(id) as number;
}

/** Writes the id with this number. */
export function idWith(key: number, form: IdForm): AnyId {
  if (form === "integer") return key;
  if (form === "uuid") return uuidWith(key);
  return form === "string" ? String(key) : `${form.prefix}${key}`;
}

/** A UUID of which all but the last digits look drawn, and the same for each key. */
function uuidWith(key: number): string {
  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, "0");
  const first = hex(Math.imul(key, 0x9e3779b1));
  const second = hex(Math.imul(key ^ 0x5bd1e995, 0x85ebca6b));
  return `${first}-${second.slice(0, 4)}-4${second.slice(4, 7)}-8${first.slice(2, 5)}-${key.toString(16).padStart(12, "0")}`;
}

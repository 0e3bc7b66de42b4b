/** What an object or a list takes up, and each of its fields, in bytes. */
const OBJECT_BYTES = 40;
const FIELD_BYTES = 16;
/** What a text takes up besides its characters. */
const TEXT_BYTES = 24;

/** What a JSON value takes up in memory, by a rough estimate that is rather too high, in bytes. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return TEXT_BYTES + 2 * value.length;
  if (typeof value !== "object" || value === null) return 0;
  let size = OBJECT_BYTES;
  for (const part of Array.isArray(value) ? value : Object.values(value)) size += FIELD_BYTES + sizeOf(part);
  return size;
}

/** A JSON object with fields that have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object rather than null, an array or a plain value. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A JSON object whose fields were not looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells a JSON object from everything else that JSON may hold, null and arrays among it. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

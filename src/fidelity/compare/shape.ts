import { isJsonObject } from "../../engine/schema/json-object.ts";

/** The names and kinds of values in a body, as a text that is equal for equal shapes: whatever the length of its lists. */
export function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return `[${[...new Set(body.map(shapeOf))].sort().join("|")}]`;
  if (!isJsonObject(body)) return body === null ? "null" : typeof body;
  const fields = Object.entries(body).map(([name, value]) => `${name}:${shapeOf(value)}`);
  return `{${fields.sort().join(",")}}`;
}

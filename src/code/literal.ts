import { jsKey, jsString } from "./escape.ts";
import { type Masks, unmaskValue } from "./unmask.ts";

/** Writes a JSON value as a JavaScript literal, with other values in place of masked ones and a comment at each. */
export function literal(value: unknown, indent: string, masks?: Masks, field = ""): string {
  if (typeof value === "string") return jsonLiteral(unmaskValue(field, value, masks).value);
  if (value === null || typeof value !== "object") return String(value);
  const isArray = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return isArray ? "[]" : "{}";
  const inner = `${indent}  `;
  const lines = entries.map(([name, item]) => {
    const itemField = isArray ? field : name;
    const key = isArray ? "" : `${jsKey(name)}: `;
    const text = literal(item, inner, masks, itemField);
    const note = typeof item === "string" ? unmaskValue(itemField, item, masks).note : undefined;
    return `${inner}${key}${text},${note ? ` // ${note}` : ""}`;
  });
  const [open, close] = isArray ? "[]" : "{}";
  return `${open}\n${lines.join("\n")}\n${indent}${close}`;
}

function jsonLiteral(value: string | true): string {
  return typeof value === "string" ? jsString(value) : String(value);
}

/**
 * A JSON value with other values in place of masked ones, and what to say of each field where one was put. A name that
 * is no plain word stays out of what is said.
 */
export function unmasked(
  value: unknown,
  masks: Masks,
): { readonly value: unknown; readonly notes: readonly string[] } {
  const notes = new Set<string>();
  const walk = (item: unknown, field: string): unknown => {
    if (typeof item === "string") {
      const { value, note } = unmaskValue(field, item, masks);
      if (note) notes.add(/^[\w-]+$/.test(field) ? `${field}: ${note}` : `A field: ${note}`);
      return value;
    }
    if (Array.isArray(item)) return item.map((one) => walk(one, field));
    if (item === null || typeof item !== "object") return item;
    return Object.fromEntries(Object.entries(item).map(([name, one]) => [name, walk(one, name)]));
  };
  return { value: walk(value, ""), notes: [...notes] };
}

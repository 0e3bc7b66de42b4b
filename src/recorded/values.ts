import { jsKey, jsString } from "../code/escape.ts";
import type { Code } from "./code.ts";

/** Code to put in place of the value of a field; undefined to write the value itself. */
export type InPlaceOf = (field: string, value: unknown) => string | undefined;

/** A JSON value as code. The field of a list is that of its items. */
export function valueCode(value: unknown, inPlaceOf: InPlaceOf = () => undefined, field = ""): Code {
  const code = inPlaceOf(field, value);
  if (code !== undefined) return code;
  if (typeof value === "string") return textCode(value);
  if (typeof value === "number") return numberCode(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return { items: value.map((item) => valueCode(item, inPlaceOf, field)) };
  return {
    fields: Object.entries(value).map(([name, item]) => [jsKey(name), valueCode(item, inPlaceOf, name)]),
  };
}

/** A string literal, in the quotes of which it has to escape fewer. */
export function textCode(text: string): string {
  const code = jsString(text);
  const count = (quote: string) => text.split(quote).length;
  if (count('"') <= count("'")) return code;
  const inner = code.slice(1, -1).replace(/\\(.)/g, (pair, character) => (character === '"' ? '"' : pair));
  return `'${inner.replaceAll("'", "\\'")}'`;
}

/** A number, the digits of a large one in groups. */
function numberCode(value: number): string {
  const text = String(value).replace("e+", "e");
  return /^-?\d{5,}$/.test(text) ? text.replace(/\B(?=(?:\d{3})+$)/g, "_") : text;
}

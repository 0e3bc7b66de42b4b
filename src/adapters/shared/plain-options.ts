import { OptionError } from "../../engine/errors.ts";
import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";

/**
 * The options of a bank that are from `where`, such as a file; what takes them checks each. Throws an OptionError for anything
 * but a plain object; `expected` says what was to be there.
 */
export function plainOptions(
  where: string,
  value: unknown,
  { expected }: { readonly expected: string },
): JsonObject {
  const refuse = (got: string) => new OptionError(`${where} must ${expected}, the options, got ${got}.`);
  if (!isJsonObject(value)) throw refuse(kindOf(value));
  if (typeof value.fetch === "function") throw refuse("a bank: export the options that it was made with");
  if (!isPlain(value)) throw refuse(`an instance of ${Object.prototype.toString.call(value).slice(8, -1)}`);
  return value;
}

/** A Promise, a Map or a Date would be options without any. */
function isPlain(value: JsonObject): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  return `a ${typeof value}`;
}

import type { BankOptions } from "../../bank/bank.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { withoutWrappers } from "../../engine/schema/without-wrappers.ts";
import { withOption } from "../options/candidates.ts";
import { optionLeaves } from "../options/option-leaves.ts";
import { choicesIn } from "../options/option-values.ts";

/** Options by their dotted paths: "assumptions.listOrder" → "oldest-first". */
export type Found = ReadonlyMap<string, unknown>;

/** The same as options of a bank. They are unchecked: what takes them checks them. */
export function asOptions(found: Found): BankOptions {
  const given = [...found].filter(([, value]) => value !== undefined);
  return given.reduce<BankOptions>((options, [path, value]) => withOption(options, path, value), {});
}

/** The value at a dotted path. */
export function valueAt(options: unknown, path: string): unknown {
  return path.split(".").reduce((value, name) => (isJsonObject(value) ? value[name] : undefined), options);
}

/** The values of an option that is one of a few; an empty list for any other. */
export function choicesOf(path: string): readonly unknown[] {
  const leaf = optionLeaves().find(({ option }) => option === path);
  return leaf ? choicesIn(withoutWrappers(leaf.schema)) : [];
}

import * as z from "zod/mini";
import { withoutWrappers } from "../../engine/schema/without-wrappers.ts";
import type { Difference } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";
import { takes } from "../schema.ts";
import { type OptionLeaf, optionLeaves } from "./option-leaves.ts";
import { listsFor } from "./option-lists.ts";
import { numbersFor, textsFor } from "./option-numbers.ts";

/** More would only make a search longer. */
const MOST = 40;

/** The values of an option that are worth a try, the likeliest first; `functions` are those of the one that is a function. */
export function valuesFor(
  { option, schema, observed }: OptionLeaf,
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
  functions: readonly unknown[],
): readonly unknown[] {
  const inner = withoutWrappers(schema);
  if (inner instanceof z.ZodMiniCustom) return functions;
  const values = [
    ...(observed === undefined ? [] : [observed]),
    ...suggested(inner, option, exchanges, differing),
  ];
  const nothing = takes(schema, null) ? [null] : [];
  const fitting = [...values, ...nothing].filter((value) => takes(schema, value));
  return [...new Map(fitting.map((value) => [JSON.stringify(value), value])).values()].slice(0, MOST);
}

function suggested(
  schema: z.core.$ZodType,
  option: string,
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
): readonly unknown[] {
  const choices = choicesIn(schema);
  if (choices.length > 0) return choices;
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.flatMap((each) => suggested(each, option, exchanges, differing));
  if (schema instanceof z.ZodMiniNumber) return numbersFor(option, exchanges, differing);
  if (schema instanceof z.ZodMiniString) return textsFor(schema, exchanges, differing);
  return schema instanceof z.ZodMiniArray ? listsFor(option, schema, exchanges) : [];
}

/** The values of an option that is one of a few, by its path; an empty list for any other. */
export function choicesOf(path: string): readonly unknown[] {
  const leaf = optionLeaves().find(({ option }) => option === path);
  return leaf ? choicesIn(withoutWrappers(leaf.schema)) : [];
}

/** The values of a schema that takes one of a few; an empty list for any other. */
function choicesIn(schema: z.core.$ZodType): readonly unknown[] {
  if (schema instanceof z.ZodMiniBoolean) return [true, false];
  if (schema instanceof z.ZodMiniUnion) {
    const each = schema.def.options.map((option) => choicesIn(option));
    return each.every((choices) => choices.length > 0) ? each.flat() : [];
  }
  return schema instanceof z.ZodMiniEnum ? schema.options : [];
}

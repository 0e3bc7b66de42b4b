import type * as z from "zod/mini";
import { checked } from "../../engine/schema/checked.ts";
import { copyOf } from "../../engine/schema/input.ts";
import { type Moment, momentAt } from "./moment.ts";

/** The values that a field may have when nothing was given, in the order in which they are tried. */
const BLANKS: readonly unknown[] = [undefined, null, "", [], {}];

/** What a field of a row is when nothing was given; undefined when its schema takes none of the values that stand for nothing. */
export function blankOf(field: z.core.$ZodType): unknown {
  for (const blank of BLANKS) {
    const result = checked(field, blank);
    if (!result.issues && result.value !== undefined) return result.value;
  }
  return undefined;
}

type Fill = (moment: () => Moment) => unknown;

/** Makes what fills in the fields of a new row that were not given; a default that is a function is called with the moment. */
export function blanksOf(row: z.core.$ZodObject, defaults: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(row._zod.def.shape).filter(([name]) => name !== "id");
  // Which blank a schema takes is found by trying, for the first row alone.
  let fills: readonly (readonly [string, Fill])[] | undefined;
  return (given: Readonly<Record<string, unknown>>, now: number): Readonly<Record<string, unknown>> => {
    fills ??= fields.map(([name, field]) => [name, fillOf(field, defaults[name])]);
    const missing = fills.filter(([name]) => given[name] === undefined);
    return Object.fromEntries(missing.map(([name, fill]) => [name, fill(() => momentAt(now))]));
  };
}

function fillOf(field: z.core.$ZodType, made: unknown): Fill {
  if (typeof made === "function") return (moment) => made(moment());
  // A schema may make its default anew for each row.
  if (made === undefined && !checked(field, undefined).issues) return () => blankOf(field);
  const blank = made === undefined ? blankOf(field) : made;
  return () => copyOf(blank);
}

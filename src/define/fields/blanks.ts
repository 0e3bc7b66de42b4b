import * as z from "zod/mini";
import { checked } from "../../engine/schema/checked.ts";
import { dayOf, formatDay } from "../../engine/time/calendar.ts";

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

/** When a row is made: an ISO 8601 instant and its GMT day. */
interface Moment {
  readonly now: string;
  readonly today: string;
}

/** Makes what fills in the fields of a new row that were not given; a default that is a function is called with the moment. */
export function blanksOf(row: z.core.$ZodObject, defaults: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(row._zod.def.shape).filter(([name]) => name !== "id");
  // Which blank a schema takes is found by trying, for the first row alone.
  let fills: readonly (readonly [string, Fill])[] | undefined;
  return (given: Readonly<Record<string, unknown>>, now: number): Readonly<Record<string, unknown>> => {
    fills ??= fields.map(([name, field]) => [name, fillOf(field, defaults[name])]);
    const moment = () => ({ now: new Date(now).toISOString(), today: formatDay(dayOf(now)) });
    const missing = fills.filter(([name]) => given[name] === undefined);
    return Object.fromEntries(missing.map(([name, fill]) => [name, fill(moment)]));
  };
}

function fillOf(field: z.core.$ZodType, made: unknown): Fill {
  if (typeof made === "function") return (moment) => made(moment());
  // A schema may make its default anew for each row.
  const isMade = !checked(field, undefined).issues;
  if (made === undefined && isMade) return () => blankOf(field);
  const blank = made === undefined ? blankOf(field) : made;
  return typeof blank === "object" && blank !== null ? () => structuredClone(blank) : () => blank;
}

/** The schema of the body of a create: `required` must be sent, `optional` may be, and null means that they are not. */
export function createBody(
  row: z.core.$ZodObject,
  required: readonly string[],
  optional: readonly string[],
): z.ZodMiniObject {
  const { shape } = row._zod.def;
  const names = Object.keys(shape).filter((name) => required.includes(name) || optional.includes(name));
  return z.object(
    Object.fromEntries(
      names.map((name) => {
        const field = shape[name] as z.core.$ZodType;
        return [name, required.includes(name) ? field : orNotSent(field)];
      }),
    ),
  );
}

function orNotSent(field: z.core.$ZodType): z.core.$ZodType {
  return z.pipe(
    z.optional(z.nullable(field)),
    z.transform((value) => value ?? undefined),
  );
}

/** The schema of the body of an update: each of the fields may be sent. */
export function updateBody(row: z.core.$ZodObject, fields: readonly string[]): z.ZodMiniObject {
  const { shape } = row._zod.def;
  const names = Object.keys(shape).filter((name) => fields.includes(name));
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.optional(shape[name] as z.core.$ZodType)])),
  );
}

import * as z from "zod/mini";
import { listRoute, type QueryRule } from "../../engine/http/routes/list.ts";
import type { QueryShape } from "../../engine/http/routes/query.ts";
import { type Route, routesOf } from "../../engine/http/routes/route.ts";
import { expected } from "../../engine/schema/expected.ts";
import { idWith, toKey } from "../../engine/store/ids.ts";
import { type AnyRow, type Model, presentRow, wireOf } from "../../engine/store/model.ts";
import { type Condition, meets } from "../../engine/store/rows/chunk.ts";
import type { AnyFilter, ListStyle } from "../definition/definition.ts";
import { comparedBy } from "../fields/compared.ts";
import type { DefinedBank } from "../turn/compiled.ts";

const MAX_LIMIT = 1000;
const LIMIT = 20;

const whole = (from: number, to: number) => {
  const error = expected(`a whole number from ${from} to ${to}`);
  return z.pipe(
    z.string().check(z.regex(/^[0-9]{1,9}$/, { error })),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from, { error }), z.maximum(to, { error }))),
  );
};

const MAX = 999_999_999;

/** The parameters of each style. */
const PARAMETERS: Readonly<Record<ListStyle, QueryShape>> = {
  cursor: { cursor: z.string(), limit: whole(1, MAX_LIMIT) },
  page: { page: whole(1, MAX), limit: whole(1, MAX_LIMIT) },
  offset: { offset: whole(0, MAX), limit: whole(1, MAX_LIMIT) },
  array: {},
  references: {},
};

/** Makes the list of a resource: whole rows, filtered by the values of fields, as its style has it. */
export function listOf(
  operation: string,
  model: Model,
  { style, filters: given }: { readonly style: ListStyle; readonly filters: readonly AnyFilter[] },
): Route<DefinedBank> {
  const filters = given.map((each) => (typeof each === "string" ? { name: each, field: each } : each));
  if (style === "references") {
    const known = filters.map(({ name, field, compare = "is" }) => [
      `filter[${name}]`,
      { value: filterText(model, field), of: comparedBy(field), compare },
    ]);
    return listRoute<DefinedBank, AnyRow>({
      operation,
      path: model.path,
      model,
      filters: Object.fromEntries(known),
    });
  }
  const query: QueryShape = {
    ...PARAMETERS[style],
    ...Object.fromEntries(filters.map(({ name }) => [name, z.string()])),
  };
  const cursorWasIssued: QueryRule<DefinedBank> = {
    code: "unknown_cursor",
    rule: "S11",
    fields: ["cursor"],
    broken: ({ cursor }, bank) =>
      cursor === undefined || bank.table(model).everIssued(cursor)
        ? undefined
        : "'cursor' must be an id that this list has had: take it from next of the page before.",
  };
  return routesOf<DefinedBank>()<AnyRow, never, QueryShape>({
    operation,
    method: "GET",
    path: model.path,
    model,
    query,
    rules: style === "cursor" ? [cursorWasIssued] : [],
    answer: "plain",
    response: () => answerOf(style, wireOf(model)),
    handle({ query: values, bank, origin }) {
      const where = filters.flatMap(({ name, field, compare = "is" }): Condition<AnyRow>[] => {
        const value = values[name];
        return value === undefined ? [] : [{ name, of: comparedBy(field), compare, value: String(value) }];
      });
      const show = (row: AnyRow) => presentRow(model, row, { origin });
      const limit = Number(values.limit ?? LIMIT);
      const newestFirst = bank.listOrder === "newest-first";
      const table = bank.table(model);
      if (style === "cursor") {
        const page = table.page({ cursor: toKey(values.cursor), limit, newestFirst, where });
        return {
          data: page.rows.map(show),
          next: page.next === undefined ? null : String(idWith(page.next, model.ids)),
        };
      }
      const found = table.all().filter((row) => where.every((each) => meets(row, each)));
      const ordered = newestFirst ? found.toReversed() : found;
      if (style === "array") return ordered.map(show);
      const page = Number(values.page ?? 1);
      const offset = style === "page" ? (page - 1) * limit : Number(values.offset ?? 0);
      const data = ordered.slice(offset, offset + limit).map(show);
      const total = ordered.length;
      return style === "offset"
        ? { data, offset, limit, total }
        : { data, page, pages: Math.max(1, Math.ceil(total / limit)), total };
    },
  });
}

/** What the value of a filter must be: where a field has one of some words, or a day or the like, what the field must be. */
function filterText({ row }: Model, name: string): z.ZodMiniType<string, string> {
  let field: z.core.$ZodType | undefined = row._zod.def.shape[name];
  while (field instanceof z.core.$ZodNullable || field instanceof z.core.$ZodOptional)
    field = field._zod.def.innerType;
  const isText = field instanceof z.core.$ZodStringFormat || field instanceof z.core.$ZodEnum;
  // A filter that is text is compared with text alone.
  return isText ? (field as z.ZodMiniType<string, string>) : z.string();
}

function answerOf(style: ListStyle, row: z.ZodMiniObject): z.ZodMiniType {
  const data = z.array(row);
  if (style === "array") return data;
  if (style === "cursor") return z.object({ data, next: z.nullable(z.string()) });
  const total = z.int();
  return style === "offset"
    ? z.object({ data, offset: z.int(), limit: z.int(), total })
    : z.object({ data, page: z.int(), pages: z.int(), total });
}

import { z } from "zod";
import { expected } from "../schema/expected.ts";
import { toKey } from "../store/ids.ts";
import { type AnyRow, type Resource, urlOf } from "../store/model.ts";
import type { Table } from "../store/table.ts";
import type { OpenQuery, QueryField, QueryShape } from "./query.ts";
import type { AnyBank, Call, Route } from "./route.ts";
import type { Rule } from "./rules.ts";

const MAX_LIMIT = 10_000;
const CURSOR = "page[cursor]";
const LIMIT = "page[limit]";

/** A filter of a list: the schema of its value, and the rows it keeps. */
export interface Filter<Row, Value = never> {
  readonly value: z.ZodType<Value, string>;
  readonly keep: (row: Row, value: Value) => boolean;
}

/** Declares a filter, its value's type read off its schema. */
export function filter<Row, Value>(
  value: z.ZodType<Value, string>,
  keep: (row: Row, value: Value) => boolean,
): Filter<Row> {
  return { value, keep } as unknown as Filter<Row>;
}

/** What a bank needs for its lists: their order (S10). */
export interface ListingBank extends AnyBank {
  readonly listOrder: "newest-first" | "oldest-first";
}

/** A rule about query parameters, by their literal names. */
export type QueryRule<Bank> = Rule<Readonly<Record<string, string | undefined>>, Bank>;

const limitField: QueryField = z
  .string()
  .regex(/^[0-9]{1,6}$/, { error: expected(`a whole number from 1 to ${MAX_LIMIT}`) })
  .transform(Number)
  .refine((limit) => limit >= 1 && limit <= MAX_LIMIT, {
    error: expected(`a whole number from 1 to ${MAX_LIMIT}`),
  });

/**
 * Makes the list route of a collection: references and links, a page at a time, filters combined
 * with AND (convention 5; S10 to S13). `openFilter` answers the filter of a name that `filters`
 * does not list, or says how the name is wrong.
 */
export function listRoute<Bank extends ListingBank, Row extends AnyRow>(list: {
  readonly operation: string;
  readonly summary: string;
  readonly resource: Resource<Row>;
  readonly of: (bank: Bank) => Table<Row>;
  readonly filters?: Readonly<Record<string, Filter<Row>>>;
  readonly openFilter?: (name: string) => Filter<Row> | string | undefined;
  /** Rules about the query that need the bank. */
  readonly rules?: readonly QueryRule<Bank>[];
}): Route<Bank> {
  const { resource, of } = list;
  const filterNamed = (name: string) => list.filters?.[name] ?? list.openFilter?.(name);
  const query: QueryShape = {
    [CURSOR]: z.string(),
    [LIMIT]: limitField,
    ...Object.fromEntries(
      Object.entries(list.filters ?? {}).map(([name, { value }]) => [name, value as QueryField]),
    ),
  };
  const cursorWasIssued: QueryRule<Bank> = {
    code: "unknown_cursor",
    fields: [CURSOR],
    broken: ({ [CURSOR]: cursor }, bank) =>
      cursor === undefined || of(bank).everIssued(cursor)
        ? undefined
        : `'${CURSOR}' must be an id that this list has had: take it from next in the links of the page before.`,
  };
  const handle = ({
    query: values,
    filters,
    bank,
    origin,
  }: Call<Bank, Row, never, Readonly<Record<string, unknown>>>) => {
    const kept = filters.map(([name]) => ({
      filter: filterNamed(name) as Filter<Row>,
      value: values[name] as never,
    }));
    const page = of(bank).page({
      cursor: values[CURSOR] === undefined ? undefined : toKey(values[CURSOR]),
      limit: (values[LIMIT] as number | undefined) ?? MAX_LIMIT,
      newestFirst: bank.listOrder === "newest-first",
      keep: kept.length > 0 ? (row) => kept.every(({ filter, value }) => filter.keep(row, value)) : undefined,
    });
    const limit: [string, string][] = values[LIMIT] === undefined ? [] : [[LIMIT, String(values[LIMIT])]];
    const same = [...limit, ...filters];
    return {
      data: page.rows.map(({ id }) => ({ id, type: resource.type, url: urlOf(resource, id, { origin }) })),
      links: {
        first: link(resource.path, same),
        next: page.next === undefined ? null : link(resource.path, [[CURSOR, String(page.next)], ...same]),
      },
    };
  };
  const { operation, summary } = list;
  const path = resource.path;
  const openQuery: OpenQuery = (name) => {
    const found = list.openFilter?.(name);
    return typeof found === "object" ? (found.value as QueryField) : found;
  };
  const rules = [cursorWasIssued, ...(list.rules ?? [])];
  return {
    operation,
    summary,
    method: "GET",
    path,
    query,
    openQuery,
    rules,
    answer: "plain",
    handle,
  } as unknown as Route<Bank>;
}

/** A path with its query, brackets literal and all else percent-encoded (S12). */
function link(path: string, parameters: readonly (readonly [string, string])[]): string {
  if (parameters.length === 0) return path;
  const encode = (text: string) => encodeURIComponent(text).replaceAll("%5B", "[").replaceAll("%5D", "]");
  return `${path}?${parameters.map(([name, value]) => `${encode(name)}=${encodeURIComponent(value)}`).join("&")}`;
}

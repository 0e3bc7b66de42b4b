import * as z from "zod/mini";
import { expected } from "../../schema/expected.ts";
import { withMeta } from "../../schema/zod/with-meta.ts";
import type { Service } from "../../service.ts";
import { toKey } from "../../store/ids.ts";
import { type AnyRow, componentOf, idOf, type Model, urlOf } from "../../store/model.ts";
import type { Compared, Condition } from "../../store/rows/chunk.ts";
import type { Statements } from "../../store/statements.ts";
import type { Rule } from "../rules.ts";
import type { InvalidName, OpenQuery, QueryField, QueryShape } from "./query.ts";
import { type Route, routesOf } from "./route.ts";

const MAX_LIMIT = 10_000;
/** The query parameter of a page after the first. */
export const CURSOR = "page[cursor]";
const LIMIT = "page[limit]";

/** A filter of a list: the schema of its value, and what of a row is compared with it. */
export interface Filter<Row> {
  readonly value: QueryField;
  readonly of: (row: Row) => Compared;
  readonly compare: Condition<Row>["compare"];
}

/** Declares a filter that keeps the rows with its value. */
export function filter<Row>(value: z.ZodMiniType<string, string>, of: (row: Row) => Compared): Filter<Row> {
  return { value, of, compare: "is" };
}

/** Declares a filter that keeps the rows with its value or one that sorts after it. */
export function filterFrom<Row>(
  value: z.ZodMiniType<string, string>,
  of: (row: Row) => Compared,
): Filter<Row> {
  return { value, of, compare: "from" };
}

/** A rule about query parameters, by their literal names. */
export type QueryRule<Bank> = Rule<Readonly<Record<string, string | undefined>>, Bank>;

const limitField: QueryField = withMeta(
  z
    .pipe(
      z.string().check(z.regex(/^[0-9]{1,6}$/, { error: expected(`a whole number from 1 to ${MAX_LIMIT}`) })),
      z.transform(Number),
    )
    .check(
      z.refine((limit) => limit >= 1 && limit <= MAX_LIMIT, {
        error: expected(`a whole number from 1 to ${MAX_LIMIT}`),
      }),
    ),
  { jsonSchema: { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT } },
);

/**
 * Makes the list route of a collection: references and links, a page at a time, filters combined with AND (CONV-5;
 * S10 to S13). `openFilter` returns the filter for a name that `filters` does not list, or says what is wrong with
 * the name.
 *
 * @example listRoute({ operation: "listCounterparties", path: "/v1/counterparties", model: Counterparties })
 */
export function listRoute<Bank extends Service, Row extends AnyRow>(list: {
  readonly operation: string;
  readonly path: string;
  readonly summary?: string;
  readonly model: Model<Row>;
  readonly filters?: Readonly<Record<string, Filter<Row>>>;
  readonly openFilter?: (name: string) => Filter<Row> | InvalidName | undefined;
  /** What the names that `openFilter` takes begin with, after `filter[`. */
  readonly openPrefix?: string;
  /** The statement about each filter; that about the open ones under the name "filter". */
  readonly statements?: Statements;
  /** Rules about the query that need the bank. */
  readonly rules?: readonly QueryRule<Bank>[];
}): Route<Bank> {
  const { operation, path, summary, model, filters: known = {}, openFilter } = list;
  const filterNamed = (name: string) => known[name] ?? openFilter?.(name);
  const query: QueryShape = {
    [CURSOR]: z.string(),
    [LIMIT]: limitField,
    ...Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value])),
  };
  const cursorWasIssued: QueryRule<Bank> = {
    code: "unknown_cursor",
    rule: "S11",
    fields: [CURSOR],
    broken: ({ [CURSOR]: cursor }, bank) =>
      cursor === undefined || bank.table(model).everIssued(cursor)
        ? undefined
        : `'${CURSOR}' must be an id that this list has had: take it from next in the links of the page before.`,
  };
  const openQuery: OpenQuery = (name) => {
    const found = openFilter?.(name);
    return found && "compare" in found ? found.value : found;
  };
  return routesOf<Bank>()<Row, never, QueryShape>({
    operation,
    method: "GET",
    path,
    ...(summary === undefined ? {} : { summary }),
    model,
    query,
    openQuery,
    statements: { [CURSOR]: "S11", [LIMIT]: "S11", ...list.statements },
    ...(list.openPrefix === undefined ? {} : { openPrefix: list.openPrefix }),
    rules: [cursorWasIssued, ...(list.rules ?? [])],
    answer: "plain",
    response: () => pageOf(model),
    withModel: (other: Model<Row>) => listRoute({ ...list, model: other }),
    handle({ query: values, filters, bank, origin }) {
      const where = filters.map(([name]): Condition<Row> => {
        const { of, compare } = filterNamed(name) as Filter<Row>;
        return { name, of, compare, value: values[name] as string };
      });
      const page = bank.table(model).page({
        cursor: values[CURSOR] === undefined ? undefined : toKey(values[CURSOR]),
        limit: (values[LIMIT] as number | undefined) ?? MAX_LIMIT,
        newestFirst: bank.listOrder === "newest-first",
        where,
      });
      const limit: [string, string][] = values[LIMIT] === undefined ? [] : [[LIMIT, String(values[LIMIT])]];
      const same = [...limit, ...filters];
      const again = bank.nextLink === "with-query" ? same : [];
      return {
        data: page.rows.map(({ id }) => ({
          id: idOf(model, id),
          type: model.type,
          url: urlOf(model, id, { origin }),
        })),
        links: {
          first: link(path, same),
          next: page.next === undefined ? null : link(path, [[CURSOR, String(page.next)], ...again]),
        },
      };
    },
  });
}

/** A page of references (CONV-5). */
function pageOf(model: Pick<Model, "ids" | "type" | "noun">): z.ZodMiniType {
  const component = componentOf(model);
  const id = model.ids === "integer" ? z.int() : z.string();
  const reference = withMeta(z.object({ id, type: z.literal(model.type), url: z.string() }), {
    component: `${component}Reference`,
    statements: "CONV-5",
  });
  const links = withMeta(z.object({ first: z.string(), next: z.nullable(z.string()) }), {
    component: "Links",
    statements: "CONV-5",
  });
  return withMeta(z.object({ data: z.array(reference), links }), {
    component: `${component}List`,
    statements: "CONV-5",
  });
}

/** A path with its query, brackets literal and everything else percent-encoded (S12). */
function link(path: string, parameters: readonly (readonly [string, string])[]): string {
  if (parameters.length === 0) return path;
  const encode = (text: string) => encodeURIComponent(text).replaceAll("%5B", "[").replaceAll("%5D", "]");
  return `${path}?${parameters.map(([name, value]) => `${encode(name)}=${encodeURIComponent(value)}`).join("&")}`;
}

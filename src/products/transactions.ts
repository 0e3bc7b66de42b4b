import * as z from "zod/mini";
import { type PageOf, type RouteCall, type Rows, refuse } from "../define/index.ts";
import { type Account, Hold, Transaction } from "./rows.ts";

const day = z.iso.date();
const MAX_LIMIT = 10_000;
const limit = { error: `must be a whole number from 1 to ${MAX_LIMIT}.` };

/** The parameters of a page. */
export const PageQuery = z.object({
  "page[limit]": z.string().check(
    z.regex(/^[0-9]{1,6}$/, limit),
    z.refine((text) => Number(text) >= 1 && Number(text) <= MAX_LIMIT, limit),
  ),
  "page[cursor]": z.string(),
});

/** The parameters of the list of transactions. */
export const TransactionsQuery = z.extend(PageQuery, {
  "filter[start_date]": day,
  "filter[end_date]": day,
});

const links = z.object({ first: z.string(), next: z.nullable(z.string()) });

/** What it answers. */
export const TransactionsAnswer = z.object({ transactions: z.array(Transaction), links });

/** What the list of holds answers. */
export const HoldsAnswer = z.object({ holds: z.array(Hold), links });

/** Lists the transactions of an account, newest first. */
export function transactionsOf({
  row,
  query,
  rowsOf,
}: RouteCall<Account, undefined, typeof TransactionsQuery>): z.output<typeof TransactionsAnswer> {
  const { "filter[start_date]": from, "filter[end_date]": to } = query;
  const { rows, links } = pageOf(
    rowsOf<Transaction>("transactions"),
    `/v1/accounts/${row.id}/transactions`,
    query,
    [
      { field: "account_id", value: row.id },
      { field: "posted_on", compare: "from", value: from },
      { field: "posted_on", compare: "to", value: to },
    ],
  );
  return { transactions: rows, links };
}

/** Lists what is held of an account or was, newest first. */
export function holdsOf({
  row,
  query,
  rowsOf,
}: RouteCall<Account, undefined, typeof PageQuery>): z.output<typeof HoldsAnswer> {
  const where = [{ field: "account_id", value: row.id }] as const;
  const { rows, links } = pageOf(rowsOf<Hold>("holds"), `/v1/accounts/${row.id}/holds`, query, where);
  return { holds: rows, links };
}

/** A page of rows, with the paths of the first and the next one, which have the parameters of this one. */
function pageOf<Row>(
  known: Pick<Rows<Row>, "get" | "page">,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  where: NonNullable<PageOf<Row>["where"]>,
) {
  const cursor = query["page[cursor]"];
  if (cursor !== undefined && !known.get(cursor))
    throw refuse(
      "page[cursor]",
      "'page[cursor]' must be an id that this list has had: take it from next in the links of the page before.",
      { statement: "S11" },
    );
  const page = known.page({ limit: Number(query["page[limit]"] ?? 100), cursor, where });
  const link = (more: Readonly<Record<string, string | undefined>>) => {
    const given = Object.entries({ ...query, ...more }).filter(([, value]) => value !== undefined);
    const sent = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    return [path, ...(sent.length > 0 ? [sent.join("&")] : [])].join("?");
  };
  const next = page.next === null ? null : link({ "page[cursor]": page.next });
  return { rows: [...page.rows], links: { first: link({ "page[cursor]": undefined }), next } };
}

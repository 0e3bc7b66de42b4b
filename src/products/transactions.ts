import * as z from "zod/mini";
import { type RouteCall, refuse } from "../define/index.ts";
import { type Account, Transaction } from "./rows.ts";

const day = z.iso.date();

/** The parameters of the list of transactions. */
export const TransactionsQuery = z.object({
  "filter[start_date]": day,
  "filter[end_date]": day,
  "page[limit]": z
    .string()
    .check(z.regex(/^[1-9][0-9]{0,3}$/, { error: "must be a whole number from 1 to 9999." })),
  "page[cursor]": z.string(),
});

/** What it answers. */
export const TransactionsAnswer = z.object({
  transactions: z.array(Transaction),
  links: z.object({ first: z.string(), next: z.nullable(z.string()) }),
});

/** Lists the transactions of an account, newest first. */
export function transactionsOf({
  row,
  query,
  rowsOf,
}: RouteCall<Account, undefined, typeof TransactionsQuery>): z.output<typeof TransactionsAnswer> {
  const { "filter[start_date]": from, "filter[end_date]": to, "page[cursor]": cursor } = query;
  const limit = Number(query["page[limit]"] ?? 100);
  const known = rowsOf<Transaction>("transactions");
  if (cursor !== undefined && !known.get(cursor))
    throw refuse(
      "page[cursor]",
      "'page[cursor]' must be the id of a transaction: take it from next in the links of the page before.",
      { statement: "S11" },
    );
  const page = known.page({
    limit,
    cursor,
    where: [
      { field: "account_id", value: row.id },
      { field: "posted_on", compare: "from", value: from },
      { field: "posted_on", compare: "to", value: to },
    ],
  });
  const link = (more: Readonly<Record<string, string | undefined>>) => {
    const given = Object.entries({ ...query, ...more }).filter(([, value]) => value !== undefined);
    const sent = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    return [`/v1/accounts/${row.id}/transactions`, ...(sent.length > 0 ? [sent.join("&")] : [])].join("?");
  };
  return {
    transactions: [...page.rows],
    links: {
      first: link({ "page[cursor]": undefined }),
      next: page.next === null ? null : link({ "page[cursor]": page.next }),
    },
  };
}

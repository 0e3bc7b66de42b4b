import { type HttpHandler, HttpResponse, http } from "msw";
import * as z from "zod";
import { BASE_URL } from "../support/bank.ts";
import type { Transfer } from "./answers.ts";
import { loadPeer } from "./load.ts";

/** What these handlers leave out. */
export const DATA_NOTE = "a schema, rows; no keys, no rules";

/** The part of `@msw/data` in use. */
interface Library {
  Collection: new (options: { schema: z.ZodType }) => Collection;
}

interface Collection {
  create(row: unknown): Promise<Transfer>;
  findFirst(query: (q: Query) => unknown): Transfer | undefined;
  findMany(query: (q: Query) => unknown, options: { take: number }): Transfer[];
}

interface Query {
  where(values: object): unknown;
}

const digits = z.string().regex(/^\d+$/);

/** What a client sends. */
const TransferCreate = z.object({
  account_number: digits,
  amount: z.int().min(0).max(9_999_999_999),
  direction: z.enum(["credit", "debit"]),
  sec_code: z.enum(["ccd", "ppd", "web"]),
  receiver_account_number: digits,
  receiver_account_type: z.enum(["checking", "savings"]),
  receiver_name: z.string(),
  receiver_routing_number: digits.length(9),
});
const TransferRow = z.looseObject({ ...TransferCreate.shape, id: z.string(), status: z.string() });

/** Handlers of msw over a collection of `@msw/data`, as its README writes them. */
export async function dataHandlers(transfers: readonly Transfer[]): Promise<HttpHandler[]> {
  const { Collection } = await loadPeer<Library>("@msw/data", "build/index.mjs");
  const collection = new Collection({ schema: TransferRow });
  for (const transfer of transfers) await collection.create(transfer);
  const [model] = transfers;
  let next = 1001 + transfers.length;
  return [
    http.get(`${BASE_URL}/v1/ach/:id`, ({ params }) => {
      const data = collection.findFirst((q) => q.where({ id: params.id }));
      return data ? HttpResponse.json({ data }) : HttpResponse.json({ error: "Not found" }, { status: 404 });
    }),
    http.get(`${BASE_URL}/v1/ach`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = collection.findMany((q) => q.where({ status: searchParams.get("filter[status]") }), {
        take: Number(searchParams.get("page[limit]")),
      });
      return HttpResponse.json({ data: found.map(({ id, type, url }) => ({ id, type, url })) });
    }),
    http.post<never, { data: unknown }>(`${BASE_URL}/v1/ach`, async ({ request }) => {
      const { success, data, error } = TransferCreate.safeParse((await request.json()).data);
      if (!success) return HttpResponse.json({ error: z.prettifyError(error) }, { status: 400 });
      const id = String(next);
      next += 1;
      return HttpResponse.json({
        data: await collection.create({ ...model, ...data, id, url: `/v1/ach/${id}` }),
      });
    }),
  ];
}

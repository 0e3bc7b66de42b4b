// A client that is typed by the API's document. Compiled by `npm run typecheck` and `npm run check package`, never run.

import createClient from "openapi-fetch";
import { type AchTransfer, type Company, createBank, type ErrorBody, type VirtualCardCreate } from "sandbank";
import type { paths } from "sandbank/openapi";
import { expectTypeOf } from "vitest";

const client = createClient<paths>({ baseUrl: "https://api.example.com" });
createClient<paths>({ baseUrl: "https://api.example.com", fetch: createBank().fetch });

const body = { account_number: "4000000011", amount: 12_500, direction: "credit", sec_code: "ppd" } as const;
const created = await client.POST("/v1/ach", { body: { data: { ...body, metadata: undefined } } });
if (created.data) expectTypeOf(created.data.data).toExtend<AchTransfer>();
else expectTypeOf(created.error).toEqualTypeOf<ErrorBody>();

const params = { path: { id: "1001" } };
const transfer = await client.GET("/v1/ach/{id}", { params });
expectTypeOf(transfer.data?.data.status).toEqualTypeOf<AchTransfer["status"] | undefined>();
const company = await client.PATCH("/v1/companies/{id}", { params, body: { data: { mcc: null } } });
expectTypeOf(company.data?.data.status).toEqualTypeOf<Company["status"] | undefined>();
await client.GET("/v1/ach", { params: { query: { "filter[status]": "failed", "page[limit]": 10 } } });
await client.GET("/v1/virtualcards", { params: { query: { filter: { "metadata.team": "blue" } } } });
await client.POST("/v1/virtualcards/{id}/email", { params, body: { data: { email: "ada@park.example" } } });
await client.POST("/v1/files", { body: { file: new Blob(["%PDF-1.4"]), metadata: { page: 1 } } });
const deleted = await client.DELETE("/v1/persons/{id}", { params });
expectTypeOf(deleted.data).toEqualTypeOf<undefined>();

const listed = await client.GET("/v1/ach");
expectTypeOf(listed.data?.data.map(({ id }) => id)).toEqualTypeOf<string[] | undefined>();
expectTypeOf(listed.data?.links.next).toEqualTypeOf<string | null | undefined>();

// @ts-expect-error there is no such path
await client.GET("/v1/transfers");
// @ts-expect-error a transfer can't be deleted
await client.DELETE("/v1/ach/{id}", { params });
// @ts-expect-error a row is named by its id
await client.GET("/v1/ach/{id}");
// @ts-expect-error there is no such status to filter by
await client.GET("/v1/ach", { params: { query: { "filter[status]": "settled" } } });
// @ts-expect-error the fields are inside of data
await client.POST("/v1/virtualcards/{id}/email", { params, body: { email: "ada@park.example" } });
const card = { total_card_amount: 10_000, valid_ending_on: "2026-12-31" };
await client.POST("/v1/virtualcards", { body: { data: card, show_card_number: true } });
// openapi-fetch infers the type of a body from what is sent, so that only `satisfies` finds a field too many.
// @ts-expect-error there is no such field to send
await client.POST("/v1/virtualcards", { body: { data: { ...card, memo: "" } satisfies VirtualCardCreate } });
// @ts-expect-error an amount is a number
await client.POST("/v1/ach", { body: { data: { ...body, amount: "125.00" } } });
// @ts-expect-error a required field is missing
await client.POST("/v1/ach", { body: { data: { amount: 12_500 } } });
// @ts-expect-error canceled is the only status that can be set
await client.PATCH("/v1/ach/{id}", { params, body: { data: { status: "failed" } } });
// @ts-expect-error an answer has no such field
transfer.data?.data.state;
// @ts-expect-error there is no such status to compare with
transfer.data?.data.status === "settled";

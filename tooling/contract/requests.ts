// Requests of the conformance suite, as types. Compiled by `npm run check document`, never run.

import createClient from "openapi-fetch";
import type { paths } from "sandbank/openapi";

const client = createClient<paths>({ baseUrl: "https://api.example.com" });
const params = { path: { id: "1001" } };
const transfer = {
  account_number: "4000000011",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
} as const;

const created = await client.POST("/v1/ach", { body: { data: { ...transfer, metadata: { invoice: 7 } } } });
const status: "pending" | "canceled" | "processing" | "succeeded" | "failed" | "hold" | undefined =
  created.data?.data.status;
const refusal: string | undefined = created.error?.error;
const page = await client.GET("/v1/ach", {
  params: { query: { "page[limit]": 1, "filter[status]": "pending" } },
});
const ids: string[] | undefined = page.data?.data.map(({ id }) => id);
await client.PATCH("/v1/ach/{id}", { params, body: { data: { status: "canceled" } } });
await client.PATCH("/v1/counterparties/{id}", { params, body: { data: { description: "Roofing" } } });
const card = { total_card_amount: 10_000, valid_ending_on: "2026-12-31" };
await client.POST("/v1/virtualcards", { body: { data: card, show_card_number: true } });
await client.POST("/v1/virtualcards/{id}/email", { params, body: { data: { email: "ada@park.example" } } });
const company = await client.PATCH("/v1/companies/{id}", { params, body: { data: { products: ["web"] } } });
const persons: number | undefined = company.data?.data.persons.length;
await client.DELETE("/v1/persons/{id}", { params });
console.log(status, refusal, ids, persons);

// @ts-expect-error there is no such field
created.data?.data.state;
// @ts-expect-error there is no such direction
await client.POST("/v1/ach", { body: { data: { ...transfer, direction: "in" } } });

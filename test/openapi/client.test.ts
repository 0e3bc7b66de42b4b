// The main requests of the conformance suite through a client that is typed by the document.

import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY } from "../../fixtures/http-client.ts";
import type { paths } from "../../src/openapi/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";

const baseUrl = "https://bank.test";
const key = (value: string) => ({ Authorization: `Bearer ${value}` });

function clientOfNewBank() {
  const bank = mondayBank({ baseUrl });
  const client = createClient<paths>({ baseUrl, fetch: bank.fetch, headers: key(CLIENT_KEY) });
  return { bank, client };
}

test("a transfer to a counterparty is created, listed, filtered, retrieved, and succeeds", async () => {
  const { bank, client } = clientOfNewBank();
  const counterparty = await client.POST("/v1/counterparties", { body: { data: minimalCounterparty } });
  const to = minimalTransferTo(counterparty.data?.data.id ?? "");
  const sent = await client.POST("/v1/ach", {
    body: { data: { ...to, direction: "credit", sec_code: "ppd" } },
  });
  expect(sent.data?.data).toMatchObject({ id: "1001", amount: 12_500, status: "pending" });
  const path = { id: sent.data?.data.id ?? "" };
  await bank.clock.advance({ bankingDays: 2 });
  const query = { "filter[status]": "succeeded", "page[limit]": 1 } as const;
  const listed = await client.GET("/v1/ach", { params: { query } });
  expect(listed.data?.data.map(({ id }) => id)).toEqual(["1001"]);
  expect(listed.data?.links.next).toBeNull();
  const found = await client.GET("/v1/ach/{id}", { params: { path } });
  expect(found.data?.data).toEqual(bank.db.achTransfers.get("1001"));
});

test("a refusal is the error, with its status", async () => {
  const { client } = clientOfNewBank();
  const refused = await client.POST("/v1/ach", { body: { data: { ...minimalTransfer, amount: -1 } } });
  expect(refused.error?.error).toMatch(/^'amount' must be /);
  const { error, response } = await client.GET("/v1/ach/{id}", { params: { path: { id: "7" } } });
  expect([response.status, error]).toEqual([404, { error: expect.any(String) }]);
  const late = await client.PATCH("/v1/ach/{id}", {
    params: { path: { id: "7" } },
    body: { data: { status: "canceled" } },
  });
  expect(late.response.status).toBe(404);
});

test("a card is found by its metadata, and the admin key changes the configuration", async () => {
  const { client } = clientOfNewBank();
  const data = { total_card_amount: 10_000, valid_ending_on: "2026-12-31", metadata: { team: "blue" } };
  await client.POST("/v1/virtualcards", { body: { data } });
  const query = { filter: { "metadata.team": "blue" } };
  const listed = await client.GET("/v1/virtualcards", { params: { query } });
  expect(listed.data?.data).toHaveLength(1);
  const changed = await client.PATCH("/v1/admin/virtualcard", {
    headers: key(ADMIN_KEY),
    body: { data: { max_card_amount: 5_000 } },
  });
  expect(changed.data?.data).toEqual({ max_card_amount: 5_000, type: "config" });
  const suppliers = await client.GET("/v1/suppliers");
  expect(suppliers.data?.data.map(({ name }) => name)).toContain("Acme Paper");
});

test("a file is uploaded, and deleted without an answer", async () => {
  const { client } = clientOfNewBank();
  const file = new File(["%PDF-1.4"], "scan.pdf", { type: "application/pdf" });
  const sent = await client.POST("/v1/files", {
    body: { file, metadata: { page: 1 } },
    bodySerializer: (parts) => {
      const form = new FormData();
      form.append("file", parts.file);
      form.append("metadata", JSON.stringify(parts.metadata));
      return form;
    },
  });
  expect(sent.data?.data).toMatchObject({
    media_type: "application/pdf",
    media_size: 8,
    metadata: { page: 1 },
  });
  const deleted = await client.DELETE("/v1/files/{id}", { params: { path: { id: "1001" } } });
  expect([deleted.response.status, deleted.error]).toEqual([204, undefined]);
});

// Statements: S1 to S14, P12, P15.

import { expect } from "vitest";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create, retrieve, send, sendText } from "../support/call.ts";
import type { ConformanceCase } from "./case.ts";

/** What must hold for the service as a whole and in the payments area over every transport. */
export const paymentCases: readonly ConformanceCase[] = [
  {
    name: "the version of the API is returned",
    async run(client) {
      const answer = await call(client, "GET", "/v1");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(answer.body).toEqual({ api_version: "1" });
    },
  },
  {
    name: "a transfer goes from pending through processing to succeeded as time passes",
    async run(client, bank) {
      const answer = await call(client, "POST", "/v1/ach", minimalTransfer);
      const created = {
        id: "1001",
        account_number: "4000000011",
        amount: 12_500,
        batch_id: null,
        counterparty_id: null,
        currency: "usd",
        direction: "credit",
        effective_date: "2026-03-03",
        metadata: null,
        receiver_account_number: "12345678",
        receiver_account_type: "checking",
        receiver_name: "Ada Lovelace",
        receiver_routing_number: "021000021",
        return: null,
        sec_code: "ppd",
        service: "standard",
        status: "pending",
        type: "ach",
        url: "/v1/ach/1001",
      };
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(answer.body).toEqual({ data: created });
      await bank.clock.advance({ hours: 1 });
      const processing = await retrieve(client, "/v1/ach/1001");
      expect(processing).toEqual({ ...created, status: "processing", batch_id: expect.any(String) });
      await bank.clock.advance({ bankingDays: 2 });
      expect(await retrieve(client, "/v1/ach/1001")).toEqual({ ...processing, status: "succeeded" });
    },
  },
  {
    name: "with progress by reads, the read that counts answers with the new status",
    async run(client, bank) {
      await bank.progress.set({ achTransfers: { reads: 2 } });
      const { id } = await create(client, "/v1/ach", minimalTransfer);
      const statuses: unknown[] = [];
      for (let read = 0; read < 4; read += 1) statuses.push((await retrieve(client, `/v1/ach/${id}`)).status);
      expect(statuses).toEqual(["pending", "processing", "processing", "succeeded"]);
    },
  },
  {
    name: "with immediate progress, a create answers as documented and the next request sees the last status",
    async run(client, bank) {
      await bank.progress.set({ achTransfers: "immediate" });
      expect(await create(client, "/v1/ach", minimalTransfer)).toMatchObject({ status: "pending" });
      expect(await retrieve(client, "/v1/ach/1001")).toMatchObject({ status: "succeeded" });
    },
  },
  {
    name: "a pending transfer is canceled, once",
    async run(client) {
      await create(client, "/v1/ach", minimalTransfer);
      const canceled = await call(client, "PATCH", "/v1/ach/1001", { status: "canceled" });
      expect([canceled.status, canceled.body]).toMatchObject([200, { data: { status: "canceled" } }]);
      const again = await call(client, "PATCH", "/v1/ach/1001", { status: "canceled" });
      expect(again.status).toBe(409);
      expect(again.headers.get("content-type")).toBe("application/json");
      expect(again.body).toEqual({
        error: "'status' is canceled: only a transfer whose status is pending can be canceled.",
      });
    },
  },
  {
    name: "lists are paged and filtered with literal and with encoded brackets",
    async run(client) {
      for (let count = 0; count < 3; count += 1) await create(client, "/v1/ach", minimalTransfer);
      for (const query of [
        "page[limit]=2&filter[status]=pending",
        "page%5Blimit%5D=2&filter%5Bstatus%5D=pending",
      ]) {
        const page = await call(client, "GET", `/v1/ach?${query}`);
        expect([page.status, page.body]).toEqual([
          200,
          {
            data: [
              { id: "1003", type: "ach", url: "/v1/ach/1003" },
              { id: "1002", type: "ach", url: "/v1/ach/1002" },
            ],
            links: {
              first: "/v1/ach?page[limit]=2&filter[status]=pending",
              next: "/v1/ach?page[cursor]=1001&page[limit]=2&filter[status]=pending",
            },
          },
        ]);
      }
      const last = await call(
        client,
        "GET",
        "/v1/ach?page[cursor]=1001&page[limit]=2&filter[status]=pending",
      );
      expect(last.body).toEqual({
        data: [{ id: "1001", type: "ach", url: "/v1/ach/1001" }],
        links: { first: "/v1/ach?page[limit]=2&filter[status]=pending", next: null },
      });
    },
  },
  {
    name: "a counterparty is created, updated and kept as sent, Unicode included",
    async run(client) {
      const name = "Zoë Ångström 株式会社 🏦";
      await create(client, "/v1/counterparties", { ...minimalCounterparty, name });
      const updated = await call(client, "PATCH", "/v1/counterparties/1001", {
        metadata: { ключ: "значение" },
      });
      expect([updated.status, updated.body]).toMatchObject([
        200,
        { data: { id: "1001", name, metadata: { ключ: "значение" } } },
      ]);
    },
  },
  {
    name: "a request without a key is a 401",
    async run(client) {
      const answer = await send(client, "/v1/ach");
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(answer.body).toEqual({
        error: `'Authorization' must be "Bearer <API_KEY>", got no such header.`,
      });
    },
  },
  {
    name: "the admin key is a 403 at a client's endpoint",
    async run(client) {
      const answer = await send(client, "/v1/ach", { headers: { Authorization: "Bearer admin_test_key" } });
      expect([answer.status, answer.body]).toEqual([
        403,
        {
          error:
            "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        },
      ]);
    },
  },
  {
    name: "an unknown path below /v1 is a 404",
    async run(client) {
      for (const path of ["/v1/nothing", "/v1/ach/1001/nothing", "/v1/", "/v1/ach/"]) {
        const answer = await call(client, "GET", path);
        expect([path, answer.status, answer.body]).toEqual([
          path,
          404,
          { error: expect.stringContaining(`There is nothing at this path.`) },
        ]);
      }
    },
  },
  {
    name: "a known path with another method is a 405 that names the allowed methods",
    async run(client) {
      for (const method of ["PUT", "DELETE", "PATCH"]) {
        const answer = await call(client, method, "/v1/ach");
        expect(answer.status).toBe(405);
        expect(answer.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "POST"]);
      }
    },
  },
  {
    name: "a body of another media type is a 415",
    async run(client) {
      const headers = { Authorization: "Bearer test_key", "Content-Type": "text/plain" };
      const answer = await send(client, "/v1/ach", { method: "POST", headers, body: '{"data":{}}' });
      expect([answer.status, answer.body]).toEqual([
        415,
        { error: `The 'Content-Type' must be application/json, got "text/plain".` },
      ]);
    },
  },
  {
    name: "a malformed body is a 400",
    async run(client) {
      const answer = await sendText(client, "POST", "/v1/ach", '{"data":');
      expect([answer.status, answer.body]).toEqual([
        400,
        { error: "The body is not JSON: send an object with the fields in 'data'." },
      ]);
    },
  },
  {
    name: "every wrong field is named in one text",
    async run(client) {
      const answer = await call(client, "POST", "/v1/ach", {});
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          error:
            "'account_number' is required. 'amount' is required. 'direction' is required. 'receiver_account_number' is required when no counterparty_id is sent. 'receiver_account_type' is required when no counterparty_id is sent. 'receiver_name' is required when no counterparty_id is sent. 'receiver_routing_number' is required when no counterparty_id is sent. 'sec_code' is required.",
        },
      ]);
    },
  },
  {
    name: "two requests at once get an id each",
    async run(client) {
      const rows = await Promise.all(
        Array.from({ length: 10 }, () => create(client, "/v1/counterparties", minimalCounterparty)),
      );
      expect(new Set(rows.map(({ id }) => id)).size).toBe(10);
    },
  },
];

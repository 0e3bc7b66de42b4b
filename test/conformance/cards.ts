// Statements: C9 to C19.

import { expect } from "vitest";
import { call, create, retrieve, send } from "../support/call.ts";
import { callAsAdmin, callWith, minimalCard } from "../support/cards.ts";
import type { ConformanceCase } from "./case.ts";

/** What must hold in the cards area over every transport. */
export const cardCases: readonly ConformanceCase[] = [
  {
    name: "a card is created with its number, and retrieved without it unless requested",
    async run(client) {
      const answer = await call(client, "POST", "/v1/virtualcards", {
        ...minimalCard,
        metadata: { ключ: "значение 🏦" },
      });
      const card = {
        id: "1001",
        available_balance: 10_000,
        authorizations: [],
        clearings: [],
        card_number: expect.stringMatching(/^[0-9]{16}$/),
        cvc: expect.stringMatching(/^[0-9]{3}$/),
        last4: expect.stringMatching(/^[0-9]{4}$/),
        currency: "USD",
        emails: null,
        notified: false,
        expiry: "2028-03",
        cardnetwork_data: {},
        metadata: { ключ: "значение 🏦" },
        per_transaction_max: null,
        per_transaction_min: null,
        rcn_id: 1001,
        rcn_alias: "Main",
        status: "Approved",
        supplier_id: null,
        total_card_amount: 10_000,
        transactions_max: 1000,
        valid_starting_on: "2026-03-01",
        valid_ending_on: "2026-12-31",
        url: "/v1/virtualcards/1001",
      };
      expect([answer.status, answer.body]).toEqual([200, { data: card }]);
      expect(await retrieve(client, "/v1/virtualcards/1001")).toEqual({ ...card, card_number: null });
      expect(await retrieve(client, "/v1/virtualcards/1001?show_card_number=true")).toEqual(
        (answer.body as { data: unknown }).data,
      );
      const hidden = await callWith(client, "POST", "/v1/virtualcards", {
        data: minimalCard,
        show_card_number: false,
      });
      expect(hidden.body).toMatchObject({ data: { id: "1002", card_number: null } });
    },
  },
  {
    name: "one answer names every invalid field of a card",
    async run(client) {
      const answer = await call(client, "POST", "/v1/virtualcards", {
        total_card_amount: 0,
        currency: "eur",
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(answer.body).toEqual({
        error:
          "'currency' must be \"USD\", the only currency, got \"eur\". 'total_card_amount' must be greater than 0. 'valid_ending_on' is required: send the last day of use in the form YYYY-MM-DD.",
      });
    },
  },
  {
    name: "a card is updated, and canceled with a 204 that has no body",
    async run(client) {
      await create(client, "/v1/virtualcards", minimalCard);
      const updated = await call(client, "PATCH", "/v1/virtualcards/1001", { total_card_amount: 500 });
      expect([updated.status, updated.body]).toMatchObject([
        200,
        { data: { total_card_amount: 500, available_balance: 500 } },
      ]);
      for (let count = 0; count < 2; count += 1) {
        const canceled = await call(client, "DELETE", "/v1/virtualcards/1001");
        expect([canceled.status, canceled.body]).toEqual([204, undefined]);
      }
      expect(await retrieve(client, "/v1/virtualcards/1001")).toMatchObject({ status: "Canceled" });
      const late = await call(client, "PATCH", "/v1/virtualcards/1001", { total_card_amount: 600 });
      expect([late.status, late.body]).toEqual([
        409,
        { error: "'status' is Canceled: a card that is canceled can't be updated." },
      ]);
    },
  },
  {
    name: "cards are filtered by their metadata with literal and with encoded brackets",
    async run(client) {
      for (const team of ["red", "blue", "red"]) {
        await create(client, "/v1/virtualcards", { ...minimalCard, metadata: { team } });
      }
      for (const name of ["filter[metadata.team]", "filter%5Bmetadata.team%5D"]) {
        const page = await call(client, "GET", `/v1/virtualcards?${name}=red&page[limit]=1`);
        expect([page.status, page.body]).toEqual([
          200,
          {
            data: [{ id: "1003", type: "virtualcard", url: "/v1/virtualcards/1003" }],
            links: {
              first: "/v1/virtualcards?page[limit]=1&filter[metadata.team]=red",
              next: "/v1/virtualcards?page[cursor]=1001&page[limit]=1&filter[metadata.team]=red",
            },
          },
        ]);
      }
      const malformed = await call(client, "GET", "/v1/virtualcards?filter[]=red");
      expect([malformed.status, malformed.body]).toEqual([
        400,
        { error: "'filter[]' is a badly formatted filter: send filter[metadata.<key>]=<value>." },
      ]);
    },
  },
  {
    name: "the details of a card are e-mailed: a 202 with a tracking id, and an entry in the outbox",
    async run(client, bank) {
      await create(client, "/v1/virtualcards", minimalCard);
      const answer = await call(client, "POST", "/v1/virtualcards/1001/email", { email: "ada@example.com" });
      expect([answer.status, answer.body]).toEqual([202, { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
      expect(await bank.outbox.entries).toMatchObject([
        { tracking_id: (answer.body as { id: string }).id, recipients: ["ada@example.com"] },
      ]);
    },
  },
  {
    name: "authorizations and clearings appear on the card as they occur",
    async run(client, bank) {
      await create(client, "/v1/virtualcards", minimalCard);
      const { approved } = await bank.simulate.virtualCards.authorize("1001", { amount: 2_500 });
      expect(approved).toBe(true);
      expect(await retrieve(client, "/v1/virtualcards/1001")).toMatchObject({
        available_balance: 7_500,
        authorizations: [{ billing_amount: 2_500, transaction_type: "Authorization" }],
        clearings: [],
      });
      await bank.clock.advance({ bankingDays: 3, hours: 7 });
      expect(await retrieve(client, "/v1/virtualcards/1001")).toMatchObject({
        available_balance: 7_500,
        clearings: [{ settlement_amount: 2_500, settlement_date: "2026-03-05" }],
      });
    },
  },
  {
    name: "the configuration is for the admin key, and caps new cards",
    async run(client) {
      const refused = await call(client, "GET", "/v1/admin/virtualcard");
      expect(refused.status).toBe(403);
      const set = await callAsAdmin(client, "PATCH", "/v1/admin/virtualcard", { max_card_amount: 500 });
      expect([set.status, set.body]).toEqual([200, { data: { max_card_amount: 500, type: "config" } }]);
      const capped = await call(client, "POST", "/v1/virtualcards", minimalCard);
      expect([capped.status, capped.body]).toEqual([
        400,
        {
          error:
            "'total_card_amount' must not exceed the configured max_card_amount of 500 cents, got 10000.",
        },
      ]);
    },
  },
  {
    name: "real cards and suppliers are listed",
    async run(client) {
      const cards = await call(client, "GET", "/v1/realcards");
      expect([cards.status, cards.body]).toEqual([200, { data: [{ id: "1001", alias: "Main" }] }]);
      const suppliers = await call(client, "GET", "/v1/suppliers");
      expect([suppliers.status, suppliers.body]).toMatchObject([200, { data: [{ id: "1001" }, {}, {}] }]);
    },
  },
  {
    name: "the cards area refuses requests without a key",
    async run(client) {
      for (const path of ["/v1/virtualcards", "/v1/realcards", "/v1/suppliers", "/v1/admin/virtualcard"]) {
        expect((await send(client, path)).status).toBe(401);
      }
    },
  },
];

// Statements: PROD-36 to PROD-41.

import { expect } from "vitest";
import { ach, type EventsBank, wire } from "../products/support.ts";
import { type Client, call, create, retrieve } from "../support/call.ts";
import { refusal } from "./accounts.ts";

/** A statement about events and webhooks that must hold over every transport. */
export interface EventCase {
  readonly name: string;
  readonly run: (client: Client, bank: EventsBank) => Promise<void>;
}

const types = async (client: Client, query = "") => {
  const { body } = await call(client, "GET", `/v1/events${query}`);
  const { data } = body as { data: { event_type: string; payload: { id: string; status: string } }[] };
  return data.map(({ event_type, payload }) => `${event_type} ${payload.id} ${payload.status}`);
};

/** What must hold of events and webhooks over every transport. */
export const eventCases: readonly EventCase[] = [
  {
    name: "a webhook is created, answered without its secret, listed and deleted (PROD-36)",
    async run(client) {
      const made = { url: "https://example.com/hooks", events: ["ach.status", "wires.status"] };
      const row = { id: "1001", ...made, created_at: "2026-03-02T15:00:00.000Z" };
      expect(await call(client, "POST", "/v1/webhooks", { ...made, secret: "open sesame" })).toMatchObject({
        status: 200,
        body: { data: { ...row, secret: "open sesame" } },
      });
      const other = { id: "1002", url: "http://localhost:3000/hooks", events: ["all"] };
      expect(await create(client, "/v1/webhooks", { url: other.url })).toEqual({
        ...{ ...other, created_at: "2026-03-02T15:00:00.000Z" },
        secret: "whsec_45224eca415a439182240000000003ea",
      });
      expect(await retrieve(client, "/v1/webhooks/1001")).toEqual(row);
      expect((await call(client, "GET", "/v1/webhooks?limit=1")).body).toEqual({
        data: [{ ...other, created_at: "2026-03-02T15:00:00.000Z" }],
        next: "1001",
      });
      expect((await call(client, "DELETE", "/v1/webhooks/1002")).status).toBe(204);
      expect((await call(client, "GET", "/v1/webhooks/1002")).status).toBe(404);
    },
  },
  {
    name: "a wrong webhook is refused (PROD-36, PROD-37)",
    async run(client, bank) {
      const url = "https://example.com/hooks";
      const refused = (data: object) => refusal(client, "POST", "/v1/webhooks", data);
      expect(await refused({})).toEqual([400, "'url' is required."]);
      expect(await refused({ url: "ftp://example.com" })).toEqual([
        400,
        "'url' must be an http or https address such as https://example.com/hooks.",
      ]);
      expect(await refused({ url, events: ["ach.statuses"] })).toEqual([
        400,
        `'events' must have only all, virtualcard.created, virtualcard.deleted, ach.status, virtualcard.realtime.auths, virtualcard.clearings, virtualcard.realtime.iccp.all, ach.status.advice, wires.status, got "ach.statuses".`,
      ]);
      expect(bank.db.webhooks.all()).toEqual([]);
    },
  },
  {
    name: "an event has the row as a GET answers it just then, and as it was before (PROD-38, PROD-39, DEF-63)",
    async run(client, bank) {
      const pending = await create(client, "/v1/ach", ach());
      expect(await retrieve(client, "/v1/events/1001")).toEqual({
        ...{ id: "1001", event_type: "ach.status.advice", payload: pending, previous: null },
        created_at: "2026-03-02T15:00:00.000Z",
      });
      await bank.clock.advanceTo("2026-03-02T16:00:00.000Z");
      const processing = await retrieve(client, "/v1/ach/1001");
      expect(processing.status).toBe("processing");
      await bank.simulate.achTransfers.return("1001", "R01");
      expect((await call(client, "GET", "/v1/events")).body).toEqual({
        data: [
          {
            ...{ id: "1003", event_type: "ach.status", payload: await retrieve(client, "/v1/ach/1001") },
            ...{ previous: processing, created_at: "2026-03-02T16:00:00.000Z" },
          },
          {
            ...{ id: "1002", event_type: "ach.status.advice", payload: processing, previous: pending },
            created_at: "2026-03-02T16:00:00.000Z",
          },
          {
            ...{ id: "1001", event_type: "ach.status.advice", payload: pending, previous: null },
            created_at: "2026-03-02T15:00:00.000Z",
          },
        ],
        next: null,
      });
    },
  },
  {
    name: "events are listed by their type and by the id of their object (PROD-38, DEF-58)",
    async run(client) {
      await create(client, "/v1/ach", ach());
      await create(client, "/v1/ach", ach());
      await create(client, "/v1/wire", wire());
      expect(await types(client)).toEqual([
        "wires.status 1001 pending",
        "ach.status.advice 1002 pending",
        "ach.status.advice 1001 pending",
      ]);
      expect(await types(client, "?event_type=ach.status.advice")).toEqual([
        "ach.status.advice 1002 pending",
        "ach.status.advice 1001 pending",
      ]);
      expect(await types(client, "?object_id=1001")).toEqual([
        "wires.status 1001 pending",
        "ach.status.advice 1001 pending",
      ]);
    },
  },
  {
    name: "cards have events of their create, authorizations, clearings and end (PROD-40)",
    async run(client, bank) {
      const { virtualCards } = bank.simulate;
      await create(client, "/v1/virtualcards", { total_card_amount: 20_000, valid_ending_on: "2026-12-31" });
      const { reference } = await virtualCards.authorize("1001", { amount: 4200 });
      await virtualCards.reverse("1001", reference as string, { amount: 200 });
      await virtualCards.clear("1001", reference as string);
      await call(client, "DELETE", "/v1/virtualcards/1001");
      await call(client, "DELETE", "/v1/virtualcards/1001");
      expect(await types(client)).toEqual([
        "virtualcard.deleted 1001 Canceled",
        "virtualcard.clearings 1001 Approved",
        "virtualcard.realtime.iccp.all 1001 Approved",
        "virtualcard.realtime.iccp.all 1001 Approved",
        "virtualcard.realtime.auths 1001 Approved",
        "virtualcard.created 1001 Approved",
      ]);
      const { payload, previous } = await retrieve(client, "/v1/events/1002");
      expect((payload as { authorizations: object[] }).authorizations).toHaveLength(1);
      expect((previous as { authorizations: object[] }).authorizations).toEqual([]);
    },
  },
];

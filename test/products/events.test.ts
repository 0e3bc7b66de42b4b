import { expect, test } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank, type Scenario } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import {
  accounts,
  eventResourcesWith,
  events,
  statusOf,
  webhookDeliveries,
  webhooks,
} from "../../src/products/index.ts";
import { ach, eventsBank, PRODUCTS, send } from "./support.ts";

const HOOK = "http://localhost:3000/hooks";
const CARD = { total_card_amount: 20_000, valid_ending_on: "2026-12-31" };

test("a resource of your own has the types of events that the option types names (PROD-41)", async () => {
  const payouts = defineResource({
    noun: "payout",
    path: "/api/payouts",
    row: z.object({ id: z.string(), amount: z.int(), status: z.enum(["open", "paid"]) }),
    operations: ["create", "get", "delete"],
    create: { required: ["amount"] },
    states: { open: { actions: { pay: { to: "paid" } } }, paid: {} },
  });
  const types = {
    "payout.status": statusOf("payouts"),
    "payout.deleted": { of: "payouts", when: (after: object | undefined) => after === undefined },
  };
  const bank = createBank({ ...PRODUCTS, resources: { payouts, ...eventResourcesWith({ types }) } });
  await send(bank, "POST", "/api/payouts", { amount: 5 });
  await bank.simulate.payouts.pay("1001");
  await bank.fetch("/api/payouts/1001", { method: "DELETE" });
  const [open, paid] = ["open", "paid"].map((status) => ({ id: "1001", amount: 5, status }));
  const at = { created_at: "2026-03-02T15:00:00.000Z" };
  expect(bank.db.events.all()).toEqual([
    { id: "1001", event_type: "payout.status", payload: open, previous: null, ...at },
    { id: "1002", event_type: "payout.status", payload: paid, previous: open, ...at },
    { id: "1003", event_type: "payout.deleted", payload: paid, previous: paid, ...at },
  ]);
  expect((await send(bank, "POST", "/v1/webhooks", { url: HOOK, events: ["payout.status"] })).status).toBe(
    200,
  );
});

test("a bank without wires has no events of them, and a collection that there is not is refused (PROD-40, DEF-46)", () => {
  const resources = { ...eventResourcesWith() };
  expect(createBank({ ...PRODUCTS, resources }).db.events.all()).toEqual([]);
  const types = { "payout.status": statusOf("payouts") };
  expect(() => createBank({ ...PRODUCTS, resources: eventResourcesWith({ types }) })).toThrow(
    "Option 'resources.events.watches.payouts' must be a collection of the bank",
  );
});

test("the option webhooks has them from the start, and a wrong one is refused (PROD-42)", async () => {
  const bank = eventsBank({ webhooks: [{ url: HOOK, events: ["ach.status"], secret: "s" }] });
  expect((await send(bank, "GET", "/v1/webhooks/1001")).body).toEqual({
    data: { id: "1001", url: HOOK, events: ["ach.status"], created_at: "2026-03-02T15:00:00.000Z" },
  });
  await bank.reset();
  expect(bank.db.webhooks.count()).toBe(1);
  expect(() => eventsBank({ webhooks: [{ url: "hooks" }] })).toThrow(
    "eventResourcesWith: 'webhooks.0': 'url' must be an http or https address such as https://example.com/hooks.",
  );
});

test("a webhook is told of what happens once callers have the bank, and not of the past of a scenario (PROD-42, DEF-57)", async () => {
  const cards: Scenario = Object.assign(
    async (inside: Parameters<Scenario>[0]) => {
      await send(inside, "POST", "/v1/virtualcards", CARD);
      await inside.clock.advance({ days: 2 });
      await send(inside, "POST", "/v1/virtualcards", CARD);
    },
    { startsBefore: { days: 2 } },
  );
  const own = eventResourcesWith({ webhooks: [{ url: HOOK }] });
  const bank = createBank({ ...PRODUCTS, scenario: cards, resources: { ...own } });
  await bank.ready;
  expect(bank.db.events.all().map(({ created_at }) => created_at)).toEqual([
    "2026-02-28T15:00:00.000Z",
    "2026-03-02T15:00:00.000Z",
  ]);
  expect(bank.db.webhookDeliveries.all().map(({ event_id }) => event_id)).toEqual(["1002"]);
});

test("a transfer that fails or is corrected has an event of its own type, any other status an advice (PROD-40)", async () => {
  const bank = eventsBank();
  for (const amount of [500, 501, 502]) await send(bank, "POST", "/v1/ach", ach({ amount }));
  await bank.fetch("/v1/ach/1003", {
    method: "PATCH",
    headers: { authorization: "Bearer test", "content-type": "application/json" },
    body: JSON.stringify({ data: { status: "canceled" } }),
  });
  await bank.clock.advance({ hours: 1 });
  await bank.simulate.achTransfers.return("1001", "R02");
  const seen = bank.db.events
    .all()
    .map(({ event_type, payload }) => `${event_type} ${payload.id} ${payload.status}`);
  expect(seen).toEqual([
    "ach.status.advice 1001 pending",
    "ach.status.advice 1002 pending",
    "ach.status.advice 1003 pending",
    "ach.status.advice 1003 canceled",
    "ach.status.advice 1001 processing",
    "ach.status.advice 1002 processing",
    "ach.status 1001 failed",
  ]);
});

test("an event shows a row as its endpoint does, whatever the options make of it (PROD-39, OPT-6)", async () => {
  const resources = { ...PRODUCTS.resources, ...eventResourcesWith() };
  const bank = createBank({ ...PRODUCTS, resources, assumptions: { paymentIds: "numbers" } });
  const { body } = await send(bank, "POST", "/v1/ach", ach());
  const [event] = bank.db.events.all();
  expect(event?.payload).toEqual({
    id: 1001,
    account_number: "9900112233",
    amount: 500,
    batch_id: null,
    counterparty_id: null,
    currency: "usd",
    direction: "credit",
    effective_date: "2026-03-03",
    metadata: null,
    receiver_account_number: "77123",
    receiver_account_type: "checking",
    receiver_name: "Ada Park",
    receiver_routing_number: "021000021",
    return: null,
    sec_code: "ppd",
    service: "standard",
    status: "pending",
    type: "ach",
    url: "/v1/ach/1001",
  });
  expect(body).toEqual({ data: event?.payload });
});

test("what is refused makes no event (PROD-39)", async () => {
  const bank = eventsBank();
  expect((await send(bank, "POST", "/v1/ach", ach({ amount: -1 }))).status).toBe(400);
  await expect(bank.simulate.achTransfers.return("1001", "R01")).rejects.toThrow();
  expect(bank.db.events.all()).toEqual([]);
});

test("webhooks, events and deliveries need each other (PROD-49)", () => {
  expect(() => createBank({ ...PRODUCTS, resources: { accounts, events, webhookDeliveries } })).toThrow(
    "Option 'resources.webhookDeliveries' needs the resource webhooks: add it to 'resources'.",
  );
  expect(() => createBank({ ...PRODUCTS, resources: { webhooks } })).toThrow(
    "Option 'resources.webhooks' needs the resource events: add it to 'resources'.",
  );
});

test("the OpenAPI document has events and webhooks of a bank that has them (PROD-36, PROD-38)", () => {
  const { paths } = openapi(eventsBank());
  expect(Object.keys(paths).filter((path) => /webhook|event/.test(path))).toEqual([
    "/v1/events/{id}",
    "/v1/events",
    "/v1/webhooks/{id}",
    "/v1/webhooks",
  ]);
});

test("the log has the field and the statement of a webhook that is refused (PROD-36, PROD-37)", async () => {
  const bank = eventsBank();
  const issuesOf = async (body: object) => {
    expect((await send(bank, "POST", "/v1/webhooks", body)).status).toBe(400);
    return bank.log.entries.at(-1)?.issues.map(({ field, rule }) => [field, rule]);
  };
  expect(await issuesOf({ url: "ftp://receiver.test/" })).toEqual([["url", "PROD-36"]]);
  expect(await issuesOf({ url: "xhttp://receiver.test/" })).toEqual([["url", "PROD-36"]]);
  const events = ["ach.status", "ach.stats"];
  expect(await issuesOf({ url: "https://receiver.test/", events })).toEqual([["events", "PROD-37"]]);
});

test("the secret of a webhook is deleted with it, and that of another one stays (PROD-36)", async () => {
  const bank = eventsBank();
  for (const secret of ["first", "second"])
    await send(bank, "POST", "/v1/webhooks", { url: "https://receiver.test/", secret });
  const [{ id }] = bank.db.webhooks.all() as unknown as [{ id: string }];
  await bank.fetch(`/v1/webhooks/${id}`, { method: "DELETE", headers: { authorization: "Bearer test" } });
  const { tables } = JSON.parse(JSON.stringify(bank.snapshot()));
  expect(tables.webhookSecrets.rows.map(({ row }: { row: { secret: string } }) => row.secret)).toEqual([
    "second",
  ]);
});

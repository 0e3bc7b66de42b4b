import { expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY, send as sendTo } from "../../fixtures/http-client.ts";
import { defineResource, referenceTo, z } from "../../src/define/index.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { createBank } from "../../src/index.ts";
import { type ExampleState, stateOf } from "../../src/openapi/calls/example.ts";
import { preparationOf, prepare } from "../../src/openapi/calls/prepare.ts";
import { requestInit, type SentCall, sentCall } from "../../src/openapi/calls/sent-call.ts";
import { type Endpoint, endpointsOf } from "../../src/openapi/endpoints.ts";
import { openapi } from "../../src/openapi/index.ts";
import { refusalsOf } from "../../src/openapi/refusals.ts";
import { REGISTRY } from "../../src/registry.ts";
import { orders } from "./examples/orders.ts";
import { invoices, subscriptions } from "./examples/subscriptions.ts";
import { payouts } from "./payouts.ts";
import { STILL } from "./support.ts";

const teams = defineResource({
  noun: "team",
  path: "/api/teams",
  row: z.object({ id: z.uuid(), site: z.url(), open: z.boolean(), since: z.iso.datetime(), at: z.uuid() }),
  ids: "uuid",
  operations: ["create", "get", "delete"],
  create: { required: ["open", "site", "since", "at"] },
  envelope: "none",
});

const members = defineResource({
  noun: "member",
  path: "/api/members",
  row: z.object({
    id: z.string(),
    team_id: referenceTo("teams", z.string().nullable()),
    past_team_ids: referenceTo("teams", z.array(z.string())),
    name: z.string(),
  }),
  create: { required: ["team_id", "past_team_ids", "name"] },
  envelope: "none",
  example: { name: "Ada" },
});

const resources = { payouts, orders, subscriptions, invoices, teams, members };

/** The own endpoints of a bank among all of it, and how calls are sent to it. */
function settingOf(options: object = {}) {
  const bank = createBank({ ...STILL, ...options, resources });
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT, bank.options);
  const state: ExampleState = stateOf(bank);
  const sent = (call: SentCall) =>
    sendTo(bank, call.path, requestInit(call, { client: CLIENT_KEY, admin: ADMIN_KEY }));
  const send = async (call: SentCall) => {
    const { ok, text, body } = await sent(call);
    if (!ok) throw new Error(text);
    return body;
  };
  const own = endpoints.filter(({ area }) => area === "own");
  return { bank, endpoints, own, state, sent, send };
}
type Own = ReturnType<typeof settingOf>;

async function exampleOf(endpoint: Endpoint, { endpoints, state, send }: Own): Promise<SentCall> {
  const create = (creator: Endpoint, call: Parameters<typeof sentCall>[1]) => send(sentCall(creator, call));
  return sentCall(endpoint, await prepare(endpoint, endpoints, state, create));
}

test("the example of each own endpoint works, with rows that its own creates make before (DEF-50)", async () => {
  const setting = settingOf();
  const refused: unknown[] = [];
  for (const endpoint of setting.own.filter(({ collection }) => collection !== "invoices")) {
    const { status, body } = await setting.sent(await exampleOf(endpoint, setting));
    if (status >= 300) refused.push([endpoint.route.operation, status, body]);
  }
  expect(refused).toEqual([
    ["returnOrder", 409, { error: "'status' is canceled: return is possible only in status delivered." }],
  ]);
  expect(setting.bank.db.orders.all()).toEqual([
    {
      id: "ord_1001",
      email: "ada@example.com",
      items: [{ sku: "Example", count: 1, price: 1 }],
      total: 1,
      status: "canceled",
      carrier: null,
      reason: null,
    },
  ]);
  expect(setting.bank.db.members.all()).toMatchObject([{ id: "1001", name: "Ada" }]);
});

test("the example of an action is about a row whose state allows it, of which none may be there (DEF-50)", async () => {
  const setting = settingOf();
  const named = (operation: string) =>
    setting.own.find(({ route }) => route.operation === operation) as Endpoint;
  const pathOf = async (operation: string) => (await exampleOf(named(operation), setting)).path;
  for (const _ of [1, 2]) await setting.sent(await exampleOf(named("createOrder"), setting));
  await setting.bank.simulate.orders.cancel("ord_1002");
  expect(await pathOf("cancelOrder")).toBe("/orders/ord_1001/cancel");
  expect(await pathOf("returnOrder")).toBe("/orders/ord_1002/return");
  await setting.bank.clock.advance({ hours: 4 });
  await setting.bank.simulate.orders.ship("ord_1001", { carrier: "UPS" });
  await setting.bank.clock.advance({ days: 3 });
  expect(await pathOf("returnOrder")).toBe("/orders/ord_1001/return");
  expect(setting.bank.db.orders.count()).toBe(2);
  expect(preparationOf(named("payInvoice"), setting.endpoints, setting.state)).toEqual([]);
  await expect(exampleOf(named("payInvoice"), setting)).rejects.toThrow("No endpoint creates invoices");
});

test("each error that an own endpoint documents happens, unless no endpoint creates what it needs (DEF-50)", async () => {
  const setting = settingOf();
  const counts: Record<number, number> = {};
  const impossible: string[] = [];
  for (const endpoint of setting.own) {
    // A bank waits a minute for a body.
    for (const refusal of refusalsOf(endpoint).filter(({ status }) => status !== 408)) {
      const bank = refusal.options ? settingOf(refusal.options) : setting;
      const call = await refusal.call(bank).catch((error: Error) => error.message);
      const { operation } = endpoint.route;
      if (typeof call === "string") impossible.push(`${operation} ${refusal.status}: ${call}`);
      else {
        expect([operation, (await bank.sent(call)).status]).toEqual([operation, refusal.status]);
        counts[refusal.status] = (counts[refusal.status] ?? 0) + 1;
      }
    }
  }
  expect(counts).toEqual({ 400: 22, 404: 12, 409: 4, 413: 7, 415: 7 });
  const why =
    "No endpoint creates invoices, of which this needs one: they come by the bank's options, or by time and other calls.";
  expect(impossible).toEqual([
    `deleteSubscription 409: ${why}`,
    `getInvoice 400: ${why}`,
    `getInvoice 404: ${why}`,
    `payInvoice 400: ${why}`,
    `payInvoice 404: ${why}`,
    `payInvoice 409: ${why}`,
  ]);
});

test("the document says which form the ids of own rows have (DEF-11, DEF-30)", () => {
  const { paths } = openapi(createBank({ ...STILL, resources }));
  const id = (path: string) => paths[path]?.get?.parameters?.find(({ name }) => name === "id");
  expect(id("/orders/{id}")).toEqual({
    name: "id",
    in: "path",
    required: true,
    description: "The id of the order. Another form of id is answered as one that no row has.",
    schema: { type: "string", pattern: "^ord_[1-9][0-9]*$" },
    example: "ord_1001",
  });
  expect(id("/api/teams/{id}")).toMatchObject({
    schema: { type: "string", format: "uuid" },
  });
});

test("the example of an update that requires no field sends the first that it takes (DEF-50)", () => {
  const seats = defineResource({
    noun: "seat",
    path: "/seats",
    row: z.object({ id: z.string(), place: z.string(), taken: z.boolean() }),
    operations: ["update"],
    update: ["place", "taken"],
  });
  const { paths } = openapi(createBank({ ...STILL, resources: { seats } }));
  const { requestBody } = paths["/seats/{id}"]?.patch ?? {};
  expect(requestBody?.content["application/json"]?.examples).toEqual({
    example: { value: { data: { place: "Example" } } },
  });
});

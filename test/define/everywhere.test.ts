import { getResponse } from "msw";
import { expect, test } from "vitest";
import * as mini from "zod/mini";
import { serve } from "../../src/adapters/server/index.ts";
import { internalsOf } from "../../src/bank/internals.ts";
import { differing, keptOptions } from "../../src/bank/kept-options.ts";
import type { RemotePanelBank, Simulations } from "../../src/code/bank.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { connect, createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { orders } from "./examples/orders.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const created = { id: "1001", amount: 500, payee: "Ada", status: "pending", transfer_id: null };

async function bankWithPayout(options: object = {}) {
  const bank = createBank({ ...STILL, ...options, resources: { payouts } });
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  return bank;
}

test("the handlers for msw answer own paths, at the origin of the page too (DEF-4)", async () => {
  const bank = await bankWithPayout({ assumptions: { unknownPaths: "passthrough" } });
  const ask = async (path: string) => getResponse(bank.handlers, new Request(`https://app.test${path}`));
  expect(await (await ask("/api/payouts/1001"))?.json()).toEqual({ data: created });
  expect(await ask("/api/others")).toBeUndefined();
});

test("a bank without a base url answers own paths of any origin (DEF-4)", async () => {
  const bank = createBank({ resources: { payouts } });
  const request = new Request("https://other.test/api/payouts");
  expect(await (await getResponse(bank.handlers, request))?.json()).toEqual({ data: [], next: null });
});

test("connect has the rows and actions of own resources (DEF-5)", async () => {
  const bank = await bankWithPayout();
  const server = await serve(bank, { port: 0 });
  const remote = connect({ baseUrl: server.url, resources: { payouts } });
  expect(await remote.db.payouts.get("1001")).toEqual(created);
  expect(await remote.simulate.payouts.fail("1001")).toEqual({ ...created, status: "failed" });
  expect(await remote.timeline("payouts", "1001")).toHaveLength(2);
  await server.close();
});

test("connect without the resources has their rows and actions too (DEF-5)", async () => {
  const bank = createBank({ ...STILL, resources: { orders } });
  const server = await serve(bank, { port: 0 });
  await send(bank, "POST", "/orders", {
    data: { email: "ada@mail.example", items: [{ sku: "lamp", count: 1, price: 4500 }] },
  });
  await bank.clock.advance({ hours: 4 });
  const remote = connect({ baseUrl: server.url }) as unknown as RemotePanelBank;
  const { ship } = remote.simulate.orders as Simulations;
  expect(await ship?.("ord_1001", { carrier: "UPS" })).toMatchObject({ id: "ord_1001", status: "shipped" });
  await expect(ship?.("ord_1001")).rejects.toThrow("'carrier'");
  expect(await remote.db.orders?.count()).toBe(1);
  await server.close();
});

test("a snapshot has own rows and timers, and one that does not fit is refused (DEF-28)", async () => {
  const bank = await bankWithPayout();
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
  const other = createBank({ ...STILL, resources: { payouts } });
  await other.restore(snapshot);
  await other.clock.advance({ bankingDays: 1 });
  expect(other.db.payouts.all()).toEqual([{ ...created, status: "paid" }]);

  const withRow = (change: object) => {
    const copy = structuredClone(snapshot);
    Object.assign(copy.tables.payouts.rows[0].row, change);
    return copy;
  };
  await expect(other.restore(withRow({ amount: "5" }))).rejects.toThrow("tables.payouts.rows.0.row.amount");
  await expect(other.restore(withRow({ status: "paid" }))).rejects.toThrow("tables.payouts.rows.0");
  await expect(other.restore({ ...snapshot, timers: [] })).rejects.toThrow(
    'must have the timer "payouts/1001/", for which it waits, got none.',
  );
  await expect(createBank().restore(snapshot)).rejects.toThrow(
    "The snapshot doesn't fit this bank: at timers.0.kind",
  );
});

test("a field url of a row is the team's own (DEF-28)", async () => {
  const links = defineResource({
    noun: "link",
    path: "/api/links",
    row: z.object({ id: z.string(), url: z.url() }),
    create: { required: ["url"] },
  });
  const bank = createBank({ ...STILL, resources: { links } });
  await send(bank, "POST", "/api/links", { data: { url: "https://a.example/b" } });
  const other = createBank({ ...STILL, resources: { links } });
  await other.restore(JSON.parse(JSON.stringify(bank.snapshot())));
  expect(other.db.links.all()).toEqual([{ id: "1001", url: "https://a.example/b" }]);
});

test("what is kept of a bank says which own resources it has (DEF-28)", () => {
  const kept = (options: object) => keptOptions(internalsOf(createBank({ ...STILL, ...options })));
  expect(kept({})).not.toHaveProperty("resources");
  expect(kept({ resources: { payouts } })).toHaveProperty("resources", ["payouts"]);
  expect(differing(kept({}), kept({ resources: { payouts } }))).toContain("resources");
});

test("what holds of every row is checked of a snapshot (DEF-28)", async () => {
  const pairs = defineResource({
    noun: "pair",
    path: "/api/pairs",
    row: z.object({ id: z.string(), low: z.int(), high: z.int() }),
    create: { required: ["low", "high"] },
    check: ({ low, high }) => (low > high ? "must have a low of at most its high." : undefined),
  });
  const bank = createBank({ ...STILL, resources: { pairs } });
  await send(bank, "POST", "/api/pairs", { data: { low: 1, high: 2 } });
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
  snapshot.tables.pairs.rows[0].row.low = 3;
  await expect(bank.restore(snapshot)).rejects.toThrow(
    "at tables.pairs.rows.0.row: must have a low of at most its high.",
  );
});

test("history goes back to before an own row was there (DEF-1)", async () => {
  const bank = createBank({ ...STILL, history: true, resources: { payouts } });
  await bank.ready;
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  const [start] = await bank.history.entries();
  await bank.history.goTo(start as never);
  expect(bank.db.payouts.count()).toBe(0);
});

test("the OpenAPI document has own endpoints, with the example of their create (DEF-30)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string(), text: z.string().max(80) }),
    create: { required: ["text"] },
    envelope: "none",
    example: { text: "Call Ada" },
  });
  const { paths, components } = openapi(createBank({ ...STILL, resources: { notes } }));
  expect(Object.keys(paths).filter((path) => path.startsWith("/api"))).toEqual([
    "/api/notes",
    "/api/notes/{id}",
  ]);
  const create = paths["/api/notes"]?.post;
  expect(create?.operationId).toBe("createNote");
  expect(create?.security).toEqual([]);
  expect(create?.requestBody?.content["application/json"]?.examples?.example?.value).toEqual({
    text: "Call Ada",
  });
  expect(components.schemas.Note).toMatchObject({
    properties: { id: { type: "string" }, text: { type: "string", maxLength: 80 } },
  });
});

test("the OpenAPI document says of each own endpoint what it does (DEF-30)", () => {
  const cards = defineResource({
    noun: "ID card",
    path: "/api/id-cards",
    row: z.object({ id: z.string(), holder: z.string(), status: z.enum(["valid", "blocked"]) }),
    create: { required: ["holder"] },
    update: ["holder"],
    operations: ["create", "get", "list", "update", "delete"],
    states: { valid: { actions: { block: { to: "blocked" } } }, blocked: {} },
    actions: { block: { request: "POST /api/id-cards/:id/block" } },
    routes: (route) => ({
      countCards: route({
        method: "GET",
        path: "/api/id-cards/count",
        answer: z.object({ count: z.int() }),
        handle: ({ rows }) => ({ count: rows.all().length }),
      }),
      printCard: route({
        method: "POST",
        path: "/api/id-cards/:id/print",
        summary: "Print the card",
        handle: () => undefined,
      }),
    }),
  });
  const { paths } = openapi(createBank({ ...STILL, resources: { cards } }));
  const own = Object.entries(paths).filter(([path]) => path.startsWith("/api/"));
  const operations = own.flatMap(([, item]) => Object.values(item));
  expect(operations.map(({ summary, description }) => [summary, description])).toEqual([
    ["Create an ID card", "Creates an ID card and returns it."],
    ["List ID cards", "List ID cards, newest first, a page at a time."],
    ["Retrieve an ID card", "Returns the ID card with this id."],
    ["Update an ID card", "Changes the fields that are sent, and returns the ID card."],
    ["Delete an ID card that nothing uses", "Deletes the ID card with this id, unless something uses it."],
    ["Block an ID card", "Block an ID card."],
    ["countCards", "countCards."],
    ["Print the card", "Print the card."],
  ]);
});

test("schemas of zod/mini are as good, with texts of their own where they have any (DEF-10)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: mini.object({
      id: mini.string(),
      text: mini.string({ error: "must be what you want to remember." }),
      lines: mini.array(mini.object({ words: mini.int().check(mini.minimum(1)) })),
    }),
    create: { required: ["text", "lines"] },
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  expect((await send(bank, "POST", "/api/notes", { data: { text: 5, lines: [{ words: 0 }] } })).body).toEqual(
    {
      error:
        "'text' must be what you want to remember. 'lines' is invalid: 0.words must be at least 1, got 0.",
    },
  );
  const made = await send(bank, "POST", "/api/notes", { data: { text: "x", lines: [] } });
  expect(made.body).toEqual({ data: { id: "1001", text: "x", lines: [] } });
});

test("what a server of a bank lists has own endpoints and own actions, with their arguments (DEF-1)", async () => {
  const server = await serve(createBank({ ...STILL, resources: { orders } }), { port: 0 });
  const listing = await (await fetch(`${server.url}/_sandbank`)).json();
  await server.close();
  const about = (lines: readonly { readonly path: string }[]) =>
    lines.filter(({ path }) => path.includes("orders/:id/"));
  expect(about(listing.routes)).toEqual([
    { method: "POST", path: "/orders/:id/cancel", operation: "cancelOrder", summary: "Cancel an order" },
    { method: "POST", path: "/orders/:id/return", operation: "returnOrder", summary: "Return an order" },
  ]);
  const summary = (name: string) => ({ summary: `bank.simulate.orders.${name}` });
  const path = "/_sandbank/simulate/orders/:id";
  expect(about(listing.control)).toEqual([
    { method: "POST", path: `${path}/cancel`, takes: [], ...summary("cancel") },
    { method: "POST", path: `${path}/ship`, takes: ["carrier"], ...summary("ship") },
    { method: "POST", path: `${path}/return`, takes: ["reason"], ...summary("return") },
  ]);
});

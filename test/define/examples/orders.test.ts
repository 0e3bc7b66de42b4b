import { expect, test } from "vitest";
import { createService } from "../../../src/define/index.ts";
import { START, STILL, send } from "../support.ts";
import { orders } from "./orders.ts";

const shop = () => createService({ ...STILL, resources: { orders } });

const order = { email: "ada@example.com", items: [{ sku: "mug", count: 2, price: 1_250 }] };

const placed = {
  id: "ord_1001",
  email: "ada@example.com",
  items: [{ sku: "mug", count: 2, price: 1_250 }],
  total: 2_500,
  status: "placed",
  carrier: null,
  reason: null,
};

/** A shop with an order that has been delivered. */
async function shopWithDelivered() {
  const service = shop();
  await send(service, "POST", "/orders", { data: order });
  await service.clock.advance({ hours: 4 });
  await service.simulate.orders.ship("ord_1001", { carrier: "UPS" });
  await service.clock.advance({ days: 3 });
  return service;
}

test("an order has the total of its items (DEF-6, DEF-9, DEF-11)", async () => {
  const service = shop();
  expect(await send(service, "POST", "/orders", { data: order })).toEqual({
    status: 200,
    body: { data: placed },
  });
  expect(await send(service, "GET", "/orders/ord_1001")).toEqual({ status: 200, body: { data: placed } });
  expect(await send(service, "GET", "/orders?email=ada@example.com&status=placed")).toEqual({
    status: 200,
    body: { data: [placed], next: null },
  });
});

test("an order is packed after hours, ships, arrives after days, and is kept after 30 more (DEF-18, DEF-19)", async () => {
  const service = await shopWithDelivered();
  expect(service.db.orders.get("ord_1001")).toEqual({ ...placed, status: "delivered", carrier: "UPS" });
  await service.clock.advance({ days: 30 });
  expect(service.timeline("orders", "ord_1001")).toEqual([
    { at: START, status: "placed", cause: "request" },
    { at: "2026-03-02T19:00:00.000Z", status: "packed", cause: "clock" },
    { at: "2026-03-02T19:00:00.000Z", status: "shipped", cause: "action" },
    { at: "2026-03-05T19:00:00.000Z", status: "delivered", cause: "clock" },
    { at: "2026-04-04T19:00:00.000Z", status: "kept", cause: "clock" },
  ]);
});

test("a delivered order is returned by a request, and refunded after five days (DEF-20)", async () => {
  const service = await shopWithDelivered();
  const returned = { ...placed, status: "returned", carrier: "UPS", reason: "Too small" };
  expect(await send(service, "POST", "/orders/ord_1001/return", { data: { reason: "Too small" } })).toEqual({
    status: 200,
    body: { data: returned },
  });
  await service.clock.advance({ days: 5 });
  expect((await send(service, "GET", "/orders/ord_1001")).body).toEqual({
    data: { ...returned, status: "refunded" },
  });
});

test("an order and a return are refused for each field that is wrong (DEF-10, DEF-14)", async () => {
  const service = await shopWithDelivered();
  const refused = async (data: unknown, path = "/orders") => {
    const { status, body } = await send(service, "POST", path, { data });
    return [status, (body as { readonly error: string }).error];
  };
  expect(await refused({})).toEqual([400, "'email' is required. 'items' is required."]);
  expect(await refused({ ...order, email: "ada" })).toEqual([
    400,
    "'email' must be an e-mail address, got \"ada\".",
  ]);
  expect(await refused({ ...order, items: {} })).toEqual([400, "'items' must be an array, got an object."]);
  expect(await refused({ ...order, items: [...order.items, ...order.items] })).toEqual([
    400,
    "'items' must name each sku once.",
  ]);
  expect(await refused({}, "/orders/ord_1001/return")).toEqual([400, "'reason' is required."]);
  expect(service.db.orders.count()).toBe(1);
  const [entry] = service.log.entries.filter(({ issues }) => issues.some(({ rule }) => rule === "SHOP-1"));
  expect(await service.explain(entry as never)).toMatchObject([
    { rule: "SHOP-1", statement: "An order has one item of each sku, with a count." },
  ]);
});

test("what there is none of is a 404, and what no path takes a 405 (DEF-6)", async () => {
  const service = shop();
  expect(await send(service, "GET", "/orders/ord_1")).toEqual({
    status: 404,
    body: { error: "There is no order with this id: take one from the list at /orders." },
  });
  await send(service, "POST", "/orders", { data: order });
  expect(await send(service, "DELETE", "/orders/ord_1001")).toEqual({
    status: 405,
    body: { error: "DELETE is not a method of this path: it takes GET." },
  });
});

test("of two cancellations at once one is refused (DEF-20)", async () => {
  const service = shop();
  await send(service, "POST", "/orders", { data: order });
  const cancel = () => send(service, "POST", "/orders/ord_1001/cancel");
  expect(await Promise.all([cancel(), cancel()])).toEqual([
    { status: 200, body: { data: { ...placed, status: "canceled" } } },
    {
      status: 409,
      body: { error: "'status' is canceled: cancel is possible only in status placed, packed." },
    },
  ]);
  expect(service.clock.nextEvent()).toBeNull();
});

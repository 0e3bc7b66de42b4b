import { defineResource, z } from "../../../src/define/index.ts";

const item = z.object({ sku: z.string().min(1), count: z.int().min(1), price: z.int().min(0) });

/** A shop's orders: they ship, arrive, and are returned within 30 days. Prices are in cents. */
export const orders = defineResource({
  noun: "order",
  path: "/orders",
  row: z.object({
    id: z.string(),
    email: z.email(),
    items: z.array(item).min(1),
    total: z.int(),
    status: z.enum(["placed", "packed", "shipped", "delivered", "returned", "refunded", "kept", "canceled"]),
    carrier: z.string().nullable(),
    reason: z.string().nullable(),
  }),
  ids: { prefix: "ord_" },
  create: {
    required: ["email", "items"],
    defaults: { total: 0 },
    handle: ({ items }) => ({ total: items.reduce((sum, { count, price }) => sum + count * price, 0) }),
  },
  filters: ["status", "email"],
  states: {
    placed: { after: { hours: 4, to: "packed" }, actions: { cancel: { to: "canceled" } } },
    packed: { actions: { ship: { to: "shipped" }, cancel: { to: "canceled" } } },
    shipped: { tone: "move", after: { days: 3, to: "delivered" } },
    delivered: { tone: "good", after: { days: 30, to: "kept" }, actions: { return: { to: "returned" } } },
    returned: { tone: "held", after: { days: 5, to: "refunded" } },
    refunded: { tone: "off" },
    kept: {},
    canceled: { tone: "off" },
  },
  actions: {
    cancel: { request: "POST /orders/:id/cancel" },
    ship: {
      arguments: z.object({ carrier: z.enum(["UPS", "USPS"]) }),
      change: (_order, { carrier }) => ({ carrier }),
    },
    return: {
      arguments: z.object({ reason: z.string().min(1) }),
      request: "POST /orders/:id/return",
      change: (_order, { reason }) => ({ reason }),
    },
  },
  rules: [
    {
      fields: ["items"],
      statement: "SHOP-1",
      broken: ({ items = [] }) =>
        new Set(items.map(({ sku }) => sku)).size < items.length
          ? "'items' must name each sku once."
          : undefined,
    },
  ],
  statements: { "SHOP-1": "An order has one item of each sku, with a count." },
});

import { createBank } from "../../../src/index.ts";
import { payouts } from "../payouts.ts";
import { STILL, send } from "../support.ts";
import { orders } from "./orders.ts";
import { invoices, subscriptions } from "./subscriptions.ts";

/** A bank with the resources of every example. */
export const bankWith = (options: object = {}) =>
  createBank({ ...STILL, ...options, resources: { payouts, orders, subscriptions, invoices } });
export type OwnBank = ReturnType<typeof bankWith>;

/** The least that each create takes. */
export const BODIES = {
  "/api/payouts": { amount: 500, payee: "Ada" },
  "/orders": { email: "ada@example.com", items: [{ sku: "mug", count: 2, price: 1_250 }] },
  "/api/subscriptions": { customer: "Ada", plan: "solo" },
} as const;
export type Path = keyof typeof BODIES;
export const PATHS = Object.keys(BODIES) as Path[];

export const create = (bank: OwnBank, path: Path, more: object = {}) =>
  send(bank, "POST", path, { data: { ...BODIES[path], ...more } });

/** The same with a row of each create. */
export async function full(options: object = {}) {
  const bank = bankWith(options);
  for (const path of PATHS) await create(bank, path);
  return bank;
}

export const order = {
  id: "ord_1001",
  ...BODIES["/orders"],
  total: 2_500,
  status: "placed",
  carrier: null,
  reason: null,
};
export const subscription = {
  id: "1001",
  ...BODIES["/api/subscriptions"],
  next_invoice_on: "2026-04-01",
  status: "active",
};

import { createService } from "../../../src/define/index.ts";
import { createBank } from "../../../src/index.ts";
import { STILL, send } from "../support.ts";
import { jobs, orders, parcels, payouts } from "./resources.ts";

export const bankOptions = { ...STILL, resources: { payouts, jobs } } as const;
export const shopOptions = {
  ...STILL,
  resources: { orders, parcels },
  auth: { header: "x-api-key" },
  style: { envelope: "none" },
} as const;

const address = {
  ...{ street_line1: "2 Main Street", city: "Dover", state: "DE" },
  ...{ postal_code: "19901", country: "US" },
};

/** A bank in which a payout fails, another is paid and deleted, and jobs are renamed and closed. */
export async function usedBank() {
  const bank = createBank({ ...bankOptions, record: true });
  const sent = (method: string, path: string, body?: unknown) =>
    sendWith(bank, { authorization: "Bearer test" }, method, path, body);
  await sent("POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  await bank.simulate.payouts.fail("1001");
  await sent("POST", "/api/payouts", { data: { amount: 700, payee: "Bob" } });
  await sent("POST", "/jobs", { title: "Clean" });
  await sent("POST", "/v1/addresses", { data: address });
  await sent("POST", "/jobs", { title: "Cook" });
  await sent("DELETE", "/v1/addresses/1002");
  await sent("PATCH", "/jobs/job%2F1001", { title: "Clean it" });
  await bank.simulate.jobs.close("job/1001");
  await bank.clock.advance({ bankingDays: 1 });
  await sent("DELETE", "/api/payouts/1002");
  return bank;
}

/** A shop in which an order is shipped, returned by a request and refunded, and a parcel sent. */
export async function usedShop() {
  const shop = createService({ ...shopOptions, record: true });
  const sent = (method: string, path: string, body?: unknown) =>
    sendWith(shop, { "x-api-key": "test" }, method, path, body);
  const lamp = { sku: "lamp", count: 2, price: 4500 };
  await sent("POST", "/orders", { email: "ada@mail.example", items: [lamp] });
  const { body } = await sent("POST", "/parcels", { order_id: "ord_1001" });
  await shop.clock.advance({ hours: 4 });
  await shop.simulate.orders.ship("ord_1001", { carrier: "UPS" });
  await sent("GET", `/parcels/${(body as { id: string }).id}`);
  await shop.clock.advance({ days: 4 });
  await sent("POST", "/orders/ord_1001/return", { reason: "Too bright" });
  await shop.clock.advance({ days: 5 });
  return shop;
}

function sendWith(
  bank: Parameters<typeof send>[0],
  headers: Readonly<Record<string, string>>,
  ...[method, path, body]: readonly [string, string, unknown]
) {
  const fetch: typeof bank.fetch = (to, init) =>
    bank.fetch(to, { ...init, headers: { ...headers, ...(init?.headers as Record<string, string>) } });
  return send({ fetch }, method, path, body);
}

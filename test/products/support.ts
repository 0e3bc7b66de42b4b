import { type BankOptions, createBank } from "../../src/index.ts";
import {
  accounts,
  bookTransfers,
  type EventResourcesOptions,
  eventResourcesWith,
  wireTransfers,
} from "../../src/products/index.ts";

/** The options of a bank of two accounts with products; its time stands still on a Monday. */
export const PRODUCTS = {
  baseUrl: "https://bank.test",
  clock: { start: "2026-03-02T15:00:00.000Z", paused: true },
  accounts: ["9900112233", "9900112244"],
  resources: { accounts, bookTransfers, wireTransfers },
} as const satisfies BankOptions;

/** Makes such a bank. */
export const productsBank = () => createBank(PRODUCTS);

/** Makes one with events and webhooks too. */
export const eventsBank = (options: EventResourcesOptions = {}) =>
  createBank({
    ...PRODUCTS,
    resources: { ...PRODUCTS.resources, ...eventResourcesWith(options) },
  });

/** A bank with events and webhooks. */
export type EventsBank = ReturnType<typeof eventsBank>;

/** A bank with products. */
export type ProductsBank = ReturnType<typeof productsBank>;

/** Sends JSON with the client's key; returns the status and the parsed body. */
export async function send(
  bank: { readonly fetch: (path: string, init?: RequestInit) => Promise<Response> },
  method: string,
  path: string,
  data?: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { authorization: "Bearer test", "content-type": "application/json" };
  const body = data === undefined ? {} : { body: JSON.stringify({ data }) };
  const response = await bank.fetch(path, { method, headers, ...body });
  return { status: response.status, body: await response.json() };
}

/** An ACH credit of 500 cents. */
export const ach = (fields: object = {}): object => ({
  ...{ account_number: "9900112233", amount: 500, direction: "credit", sec_code: "ppd" },
  ...{ receiver_account_number: "77123", receiver_account_type: "checking", receiver_name: "Ada Park" },
  receiver_routing_number: "021000021",
  ...fields,
});

/** A book transfer of 300 cents from the first account to the second. */
export const book = (fields: object = {}): object => ({
  ...{ account_number: "9900112233", amount: 300, direction: "credit" },
  receiver_account_number: "9900112244",
  ...fields,
});

/** A wire of 700 cents from the first account. */
export const wire = (fields: object = {}): object => ({
  ...{ account_number: "9900112233", amount: 700 },
  ...{ receiver_account_number: "55123", receiver_routing_number: "021000021" },
  ...fields,
});

import { requestOrThrow } from "../../../fixtures/http-client.ts";
import { starter } from "../../../fixtures/index.ts";
import type { Bank, Scenario } from "../../../src/index.ts";
import { orders } from "../../define/examples/orders.ts";
import { invoices, subscriptions } from "../../define/examples/subscriptions.ts";
import { payouts } from "../../define/payouts.ts";

/** Resources of a team's own that the banks of the suites have besides the bank's. */
export const OWN = { payouts, orders, invoices, subscriptions };

const ITEMS = [{ sku: "cup", count: 2, price: 900 }];

/** Valid bodies by what an operation's name says after "create" or "update". */
export const OWN_BODIES: Readonly<Record<string, (at: number) => Readonly<Record<string, unknown>>>> = {
  Payout: (at) => ({ amount: 100 + at, payee: at % 5 === 4 ? "TEST FAILED" : "Ada" }),
  Order: (at) => ({ email: `ada${at}@example.com`, items: ITEMS }),
  Subscription: (at) => ({ customer: "Ada", plan: at % 2 === 0 ? "solo" : "team" }),
  returnOrder: () => ({ reason: "It is broken" }),
};

/** What the ids of a path begin with, if with anything but digits. */
export function idPrefixAt(path: string): string {
  return path.startsWith("/orders") ? "ord_" : "";
}

/** Creates a row of each of the resources for each of the numbers. */
export async function createOwn(bank: Bank, numbers: readonly number[]): Promise<void> {
  for (const at of numbers) {
    await requestOrThrow(bank, "POST", "/api/payouts", { data: OWN_BODIES.Payout?.(at) });
    await requestOrThrow(bank, "POST", "/orders", { data: OWN_BODIES.Order?.(at) });
    await requestOrThrow(bank, "POST", "/api/subscriptions", { data: OWN_BODIES.Subscription?.(at) });
  }
}

/** The scenario `starter` and rows of each of the resources, of different ages. */
export const ownStarter: Scenario = Object.assign(
  async (bank: Bank) => {
    await starter(bank);
    await createOwn(bank, [0, 1, 2]);
    await bank.clock.advance({ days: 31 });
    await createOwn(bank, [3, 4, 5]);
  },
  { startsBefore: { days: 90 } },
);

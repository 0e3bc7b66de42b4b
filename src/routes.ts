import type { Core } from "./core.ts";
import type { Route } from "./http/route.ts";
import { routesOf } from "./http/route.ts";
import {
  cancelAchTransfer,
  createAchTransfer,
  getAchTransfer,
  listAchTransfers,
} from "./payments/ach/routes.ts";
import type { PaymentsBank } from "./payments/bank.ts";
import {
  createCounterparty,
  getCounterparty,
  listCounterparties,
  updateCounterparty,
} from "./payments/counterparties/routes.ts";

/** What the handlers of all areas see of the bank. */
export type WholeBank = PaymentsBank;

const getApiVersion = routesOf<Core>()({
  operation: "getApiVersion",
  method: "GET",
  path: "/v1",
  summary: "Tell the version of the interface",
  auth: "any",
  answer: "plain",
  handle: () => ({ api_version: "1" }),
});

/** Every endpoint of the bank, grouped by area. */
export const ROUTES: Readonly<Record<"service" | "payments", readonly Route<WholeBank>[]>> = {
  service: [getApiVersion],
  payments: [
    createCounterparty,
    getCounterparty,
    updateCounterparty,
    listCounterparties,
    createAchTransfer,
    getAchTransfer,
    cancelAchTransfer,
    listAchTransfers,
  ],
};

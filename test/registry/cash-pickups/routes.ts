import { conflict } from "../../../src/engine/http/problems.ts";
import { filter, listRoute } from "../../../src/engine/http/routes/list.ts";
import { routesOf } from "../../../src/engine/http/routes/route.ts";
import { oneOf } from "../../../src/engine/schema/fields.ts";
import type { Service } from "../../../src/engine/service.ts";
import { PickupLifecycle } from "./lifecycle.ts";
import {
  type CashPickup,
  CashPickupCreate,
  CashPickups,
  CashPickupUpdate,
  PICKUP_STATUSES,
} from "./schema.ts";

const route = routesOf<Service>();

export const createCashPickup = route({
  operation: "createCashPickup",
  method: "POST",
  path: "/v1/cash_pickups",
  model: CashPickups,
  body: CashPickupCreate,
  handle: ({ body, bank }) => {
    const created = bank.table(CashPickups).insert((id) => ({
      id,
      ...body,
      speed: body.speed ?? "normal",
      status: "pending",
      type: "cash_pickup",
      url: `/v1/cash_pickups/${id}`,
      internal: { attempts: 1 },
    }));
    return bank.lifecycle(PickupLifecycle).enter(created);
  },
});

export const getCashPickup = route({
  operation: "getCashPickup",
  method: "GET",
  path: "/v1/cash_pickups/:id",
  model: CashPickups,
  handle: ({ row }) => row,
});

export const cancelCashPickup = route({
  operation: "cancelCashPickup",
  method: "PATCH",
  path: "/v1/cash_pickups/:id",
  summary: "Cancel a cash pickup that is still pending",
  model: CashPickups,
  body: CashPickupUpdate,
  handle: ({ row, bank }) => {
    if (row.status !== "pending")
      throw conflict("status", `'status' is ${row.status}: it must be pending.`, "P15");
    return bank.lifecycle(PickupLifecycle).perform(row.id, "cancel");
  },
});

export const listCashPickups = listRoute<Service, CashPickup>({
  operation: "listCashPickups",
  path: "/v1/cash_pickups",
  summary: "List cash pickups, by status",
  model: CashPickups,
  filters: {
    "filter[status]": filter(oneOf(PICKUP_STATUSES), (transfer: CashPickup) => transfer.status),
  },
});

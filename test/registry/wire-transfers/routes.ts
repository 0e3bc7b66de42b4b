import { conflict } from "../../../src/engine/http/problems.ts";
import { filter, listRoute } from "../../../src/engine/http/routes/list.ts";
import { routesOf } from "../../../src/engine/http/routes/route.ts";
import { oneOf } from "../../../src/engine/schema/fields.ts";
import type { Service } from "../../../src/engine/service.ts";
import { WireLifecycle } from "./lifecycle.ts";
import {
  WIRE_STATUSES,
  type WireTransfer,
  WireTransferCreate,
  WireTransfers,
  WireTransferUpdate,
} from "./schema.ts";

const route = routesOf<Service>();

export const createWireTransfer = route({
  operation: "createWireTransfer",
  method: "POST",
  path: "/v1/wires",
  model: WireTransfers,
  body: WireTransferCreate,
  handle: ({ body, bank }) => {
    const created = bank.table(WireTransfers).insert((id) => ({
      id,
      ...body,
      speed: body.speed ?? "normal",
      status: "pending",
      type: "wire",
      url: `/v1/wires/${id}`,
      internal: { attempts: 1 },
    }));
    return bank.lifecycle(WireLifecycle).enter(created);
  },
});

export const getWireTransfer = route({
  operation: "getWireTransfer",
  method: "GET",
  path: "/v1/wires/:id",
  model: WireTransfers,
  handle: ({ row }) => row,
});

export const cancelWireTransfer = route({
  operation: "cancelWireTransfer",
  method: "PATCH",
  path: "/v1/wires/:id",
  summary: "Cancel a wire transfer that is still pending",
  model: WireTransfers,
  body: WireTransferUpdate,
  handle: ({ row, bank }) => {
    if (row.status !== "pending")
      throw conflict("status", `'status' is ${row.status}: it must be pending.`, "P15");
    return bank.lifecycle(WireLifecycle).perform(row.id, "cancel");
  },
});

export const listWireTransfers = listRoute<Service, WireTransfer>({
  operation: "listWireTransfers",
  path: "/v1/wires",
  summary: "List wire transfers, by status",
  model: WireTransfers,
  filters: {
    "filter[status]": filter(oneOf(WIRE_STATUSES), (transfer: WireTransfer) => transfer.status),
  },
});

import { resourcesOf } from "../../../src/engine/resource/resource.ts";
import type { Service } from "../../../src/engine/service.ts";
import { wireActions } from "./actions.ts";
import { RESERVED_RECEIVER, WireLifecycle } from "./lifecycle.ts";
import { cancelWireTransfer, createWireTransfer, getWireTransfer, listWireTransfers } from "./routes.ts";
import { WireTransfers } from "./schema.ts";

/** A resource that the service does not have: what it takes to add one is all in this folder. */
export const wireTransfers = resourcesOf<Service>()({
  model: WireTransfers,
  area: "payments",
  routes: [createWireTransfer, getWireTransfer, cancelWireTransfer, listWireTransfers],
  lifecycle: WireLifecycle,
  actions: wireActions,
  requests: { cancel: { title: "Cancel", operation: "cancelWireTransfer", data: { status: "canceled" } } },
  reserved: () => [{ field: "receiver_name", value: RESERVED_RECEIVER, outcome: "rejected" }],
});

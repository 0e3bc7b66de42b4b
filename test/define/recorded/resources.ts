import { defineResource, referenceTo, z } from "../../../src/define/index.ts";

export { orders } from "../examples/orders.ts";
export { payouts } from "../payouts.ts";

/** Each makes an address of the bank in its turn. Its ids have to be encoded in a path. */
export const jobs = defineResource({
  noun: "job",
  path: "/jobs",
  envelope: "none",
  row: z.object({
    id: z.string(),
    title: z.string(),
    address_id: referenceTo("addresses", z.int().nullable()),
    status: z.enum(["open", "closed"]),
  }),
  ids: { prefix: "job/" },
  create: {
    required: ["title"],
    handle: (_job, { call }) => ({
      address_id: call<{ id: number }>("createAddress", {
        data: {
          ...{ street_line1: "1 Main Street", city: "Dover", state: "DE" },
          ...{ postal_code: "19901", country: "US" },
        },
      }).id,
    }),
  },
  operations: ["create", "get", "list", "update"],
  update: ["title"],
  states: { open: { actions: { close: { to: "closed" } } }, closed: {} },
});

/** Their ids are UUIDs, and they refer to orders. */
export const parcels = defineResource({
  noun: "parcel",
  path: "/parcels",
  row: z.object({
    id: z.string(),
    order_id: referenceTo("orders", z.string()),
    status: z.enum(["packed", "sent"]),
  }),
  ids: "uuid",
  create: { required: ["order_id"] },
  states: { packed: { after: { hours: 6, to: "sent" } }, sent: {} },
});

import { collectionRoutes } from "../collection.ts";
import { AddressCreate, Addresses, AddressUpdate } from "./schema.ts";

export const ADDRESS_ROUTES = collectionRoutes({
  resource: Addresses,
  of: (bank) => bank.addresses,
  named: ["Address", "Addresses"],
  create: {
    body: AddressCreate,
    handle: ({ body, bank }) => bank.addresses.insert((id) => ({ id: Number(id), ...body, type: "address" })),
  },
  update: { body: AddressUpdate },
});

import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import type { OnboardingBank } from "../options.ts";
import { addressLeavesPassports } from "../passports.ts";
import { usAddressHasUsState } from "./rules.ts";
import {
  type Address,
  AddressCreate,
  Addresses,
  AddressUpdate,
  addressCreateIn,
  addressUpdateIn,
} from "./schema.ts";

const route = routesOf<OnboardingBank>();

export const createAddress = route({
  operation: "createAddress",
  method: "POST",
  path: "/v1/addresses",
  model: Addresses,
  body: AddressCreate,
  bodyIn: ({ options }) => addressCreateIn(options),
  rules: [usAddressHasUsState],
  handle: ({ body, bank }) => bank.table(Addresses).insert((id) => ({ id, ...body, type: "address" })),
});

export const getAddress = route({
  operation: "getAddress",
  method: "GET",
  path: "/v1/addresses/:id",
  model: Addresses,
  handle: ({ row }) => row,
});

export const listAddresses = listRoute<OnboardingBank, Address>({
  operation: "listAddresses",
  path: "/v1/addresses",
  model: Addresses,
});

export const deleteAddress = route({
  operation: "deleteAddress",
  method: "DELETE",
  path: "/v1/addresses/:id",
  model: Addresses,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, Addresses, row),
});

export const updateAddress = route({
  operation: "updateAddress",
  method: "PATCH",
  path: "/v1/addresses/:id",
  model: Addresses,
  body: AddressUpdate,
  bodyIn: ({ options }) => addressUpdateIn(options),
  rules: [usAddressHasUsState, ...addressLeavesPassports],
  handle: ({ row, body, bank }) => bank.table(Addresses).update(row.id, body),
});

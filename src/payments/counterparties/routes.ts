import { listRoute } from "../../engine/http/list.ts";
import { routesOf } from "../../engine/http/route.ts";
import type { PaymentsBank } from "../bank.ts";
import { abaCheckDigit } from "../routing-rules.ts";
import { Counterparties, type Counterparty, CounterpartyCreate, CounterpartyUpdate } from "./schema.ts";

const route = routesOf<PaymentsBank>();
const rules = [abaCheckDigit("routing_number"), abaCheckDigit("wire_routing_number")];

export const createCounterparty = route({
  operation: "createCounterparty",
  method: "POST",
  path: "/v1/counterparties",
  summary: "Store a counterparty",
  body: CounterpartyCreate,
  rules,
  handle: ({ body, bank }) =>
    bank.counterparties.insert((id) => ({
      id,
      ...body,
      type: "counterparty",
      url: `/v1/counterparties/${id}`,
    })),
});

export const getCounterparty = route({
  operation: "getCounterparty",
  method: "GET",
  path: "/v1/counterparties/:id",
  summary: "Retrieve a counterparty",
  of: (bank) => bank.counterparties,
  handle: ({ row }) => row,
});

export const updateCounterparty = route({
  operation: "updateCounterparty",
  method: "PATCH",
  path: "/v1/counterparties/:id",
  summary: "Update a counterparty; its account and routing number stay as they are",
  of: (bank) => bank.counterparties,
  body: CounterpartyUpdate,
  rules,
  handle: ({ row, body, bank }) => bank.counterparties.update(row.id, body),
});

export const listCounterparties = listRoute<PaymentsBank, Counterparty>({
  operation: "listCounterparties",
  summary: "List counterparties",
  resource: Counterparties,
  of: (bank) => bank.counterparties,
});

import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import type { PaymentsBank } from "../options.ts";
import { abaCheckDigit } from "../routing-rules.ts";
import { Counterparties, type Counterparty, CounterpartyCreate, CounterpartyUpdate } from "./schema.ts";

const route = routesOf<PaymentsBank>();
/** A request has the last one under one of its names (OPT-7); the rule about the other finds nothing. */
const rules = ["routing_number", "wire_routing_number", "wire_routing_Number"].map(abaCheckDigit);

export const createCounterparty = route({
  operation: "createCounterparty",
  method: "POST",
  path: "/v1/counterparties",
  summary: "Store a counterparty",
  model: Counterparties,
  body: CounterpartyCreate,
  rules,
  handle: ({ body, bank }) =>
    bank.table(Counterparties).insert((id) => ({
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
  model: Counterparties,
  handle: ({ row }) => row,
});

export const updateCounterparty = route({
  operation: "updateCounterparty",
  method: "PATCH",
  path: "/v1/counterparties/:id",
  summary: "Update a counterparty; its account and routing number stay as they are",
  model: Counterparties,
  body: CounterpartyUpdate,
  rules,
  handle: ({ row, body, bank }) => bank.table(Counterparties).update(row.id, body),
});

export const listCounterparties = listRoute<PaymentsBank, Counterparty>({
  operation: "listCounterparties",
  path: "/v1/counterparties",
  model: Counterparties,
});

import { test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";

const counterparties: Resource = {
  bank: mondayBank,
  path: "/v1/counterparties",
  minimal: minimalCounterparty,
  update: [],
};

test.each<SentField>([
  {
    id: "CP-4",
    field: "account_number",
    type: "text",
    notGiven: refused,
    takes: ["1", "12345678901234567", "AB-12-cd"],
    refuses: ["", "123456789012345678", "12 34", "12_34"],
    updatable: false,
  },
  {
    id: "CP-5",
    field: "account_type",
    type: "text",
    notGiven: refused,
    takes: ["checking", "savings"],
    refuses: ["", "Checking", "loan"],
    updatable: false,
  },
  { id: "CP-6", field: "address_line1", type: "text", notGiven: "", takes: ["1 Main Street", ""] },
  { id: "CP-7", field: "address_line2", type: "text", notGiven: null, takes: ["Suite 7", null] },
  { id: "CP-8", field: "city", type: "text", notGiven: "", takes: ["Springfield", ""] },
  { id: "CP-9", field: "state", type: "text", notGiven: "", takes: ["IL", "Bayern", ""] },
  { id: "CP-10", field: "country", type: "country", notGiven: "", takes: ["US", "DE", "ZW", ""] },
  { id: "CP-11", field: "postal_code", type: "text", notGiven: "", takes: ["62701", "SW1A 1AA", ""] },
  { id: "CP-12", field: "description", type: "text", notGiven: "", takes: ["Pays on Fridays", ""] },
  { id: "CP-13", field: "email_address", type: "e-mail", notGiven: "", takes: ["ada@example.com", ""] },
  { id: "CP-14", field: "metadata", type: "object", notGiven: null, takes: [{}, { order: [7, null] }, null] },
  {
    id: "CP-15",
    field: "name",
    type: "text",
    notGiven: refused,
    takes: ["Ada", "株式会社"],
    refuses: ["", " "],
  },
  {
    id: "CP-16",
    field: "routing_number",
    type: "text",
    notGiven: refused,
    takes: ["021000021", "000000000"],
    refuses: ["", "02100002", "0210000211", "02100002a"],
    updatable: false,
  },
  {
    id: "CP-17",
    field: "wire_routing_number",
    type: "text",
    notGiven: null,
    takes: ["026009593", null],
    refuses: ["02600959", "0260095930"],
  },
])("$id: $field of a counterparty ($type)", (row) => showSentField(counterparties, row));

test.each<ShownField>([
  { id: "CP-3", field: "id", shows: "1001", unique: true },
  { id: "CP-18", field: "type", shows: "counterparty" },
  { id: "CP-19", field: "url", shows: "/v1/counterparties/1001", unique: true },
])("$id: the service sets $field of a counterparty", (row) => showShownField(counterparties, row));

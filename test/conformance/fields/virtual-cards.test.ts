import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCard } from "../../support/cards.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";

const cards: Resource = { bank: mondayBank, path: "/v1/virtualcards", minimal: minimalCard, update: [] };

test.each<SentField>([
  {
    id: "VC-14",
    field: "emails",
    type: "array",
    notGiven: null,
    takes: [null, [], ["a@example.com"], ["a@example.com", "b@x.org", "c@x.org", "d@x.org", "e@x.org"]],
    refuses: [[7], ["ada"], ["a@x.org", "b@x.org", "c@x.org", "d@x.org", "e@x.org", "f@x.org"]],
  },
  {
    id: "VC-17",
    field: "cardnetwork_data",
    type: "object",
    notGiven: {},
    takes: [{}, { cost_center: "42", "": "" }],
    refuses: [{ cost_center: 42 }, { cost_center: null }, { cost_center: ["42"] }],
  },
  {
    id: "VC-18",
    field: "metadata",
    type: "object",
    notGiven: {},
    takes: [{}, { order: [7, null] }, { text: "x".repeat(8_181) }],
    refuses: [{ text: "x".repeat(8_182) }],
  },
  {
    id: "VC-19",
    field: "per_transaction_max",
    type: "integer",
    notGiven: null,
    takes: [null, 1, 10_000],
    refuses: [0, -1, 10_001],
  },
  {
    id: "VC-20",
    field: "per_transaction_min",
    type: "integer",
    notGiven: null,
    takes: [null, 1, 10_000],
    refuses: [0, -1],
  },
  {
    id: "VC-21",
    field: "rcn_id",
    type: "integer",
    notGiven: 1001,
    takes: [1001],
    refuses: [0, -1, 1002],
    updatable: false,
  },
  {
    id: "VC-22",
    field: "rcn_alias",
    type: "text",
    notGiven: "Main",
    takes: ["Main"],
    refuses: ["", "main", "Other"],
    updatable: false,
  },
  {
    id: "VC-24",
    field: "supplier_id",
    type: "integer",
    notGiven: null,
    takes: [null, 1001, 1003],
    refuses: [0, -1, 1004],
    updatable: false,
  },
  {
    id: "VC-25",
    field: "total_card_amount",
    type: "integer",
    notGiven: refused,
    takes: [1, 10_000_000],
    refuses: [0, -1, 10_000_001],
  },
  {
    id: "VC-26",
    field: "transactions_max",
    type: "integer",
    notGiven: 1000,
    takes: [0, 1, 1_000_000],
    refuses: [-1],
  },
  {
    id: "VC-27",
    field: "valid_starting_on",
    type: "date",
    notGiven: "2026-03-01",
    takes: ["2026-02-01", "2026-03-02", "2026-12-30"],
    refuses: ["", "2026-12-31"],
  },
  {
    id: "VC-28",
    field: "valid_ending_on",
    type: "date",
    notGiven: refused,
    takes: ["2026-03-02", "2028-02-29"],
    refuses: ["", "2026-03-01"],
  },
])("$id: $field of a card ($type)", (row) => showSentField(cards, row));

test.each<ShownField>([
  { id: "VC-6", field: "id", shows: "1001", unique: true },
  { id: "VC-7", field: "available_balance", shows: 10_000 },
  { id: "VC-8", field: "authorizations", shows: [] },
  { id: "VC-9", field: "clearings", shows: [] },
  { id: "VC-11", field: "cvc", shows: expect.stringMatching(/^[0-9]{3}$/) },
  { id: "VC-15", field: "notified", shows: false },
  { id: "VC-16", field: "expiry", shows: "2028-03" },
  { id: "VC-23", field: "status", shows: "Approved" },
  { id: "VC-29", field: "url", shows: "/v1/virtualcards/1001", unique: true },
])("$id: the service sets $field of a card", (row) => showShownField(cards, row));

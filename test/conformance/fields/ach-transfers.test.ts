import { test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";

/** An update of a transfer takes a status alone (ACH-42), so it is no update of fields. */
const transfers: Resource = {
  bank: async (options) => {
    const bank = mondayBank(options);
    await create(bank, "/v1/counterparties", minimalCounterparty);
    return bank;
  },
  path: "/v1/ach",
  minimal: minimalTransfer,
};

test.each<SentField>([
  {
    id: "ACH-5",
    field: "account_number",
    type: "text",
    notGiven: refused,
    takes: ["4000000011", "any account"],
    refuses: ["", " "],
  },
  {
    id: "ACH-6",
    field: "amount",
    type: "integer",
    notGiven: refused,
    takes: [0, 1, 12_500, 9_999_999_999],
    refuses: [-1, 10_000_000_000],
  },
  {
    id: "ACH-8",
    field: "counterparty_id",
    type: "integer",
    notGiven: null,
    takes: [1001, null],
    refuses: [0, -1, 1002],
  },
  {
    id: "ACH-10",
    field: "direction",
    type: "text",
    notGiven: refused,
    takes: ["credit", "debit"],
    refuses: ["", "Credit", "push"],
  },
  {
    id: "ACH-11",
    field: "effective_date",
    type: "date",
    notGiven: "2026-03-03",
    takes: ["2026-03-02", "2026-03-03", "2028-02-29"],
  },
  {
    id: "ACH-12",
    field: "metadata",
    type: "object",
    notGiven: null,
    takes: [{}, { order: [7, null] }, null],
  },
  {
    id: "ACH-13",
    field: "receiver_account_number",
    type: "text",
    notGiven: refused,
    takes: ["1", "12345678901234567", "AB-12-cd"],
    refuses: ["", "123456789012345678", "12 34"],
  },
  {
    id: "ACH-14",
    field: "receiver_account_type",
    type: "text",
    notGiven: refused,
    takes: ["checking", "savings"],
    refuses: ["", "Checking", "loan"],
  },
  {
    id: "ACH-15",
    field: "receiver_name",
    type: "text",
    notGiven: refused,
    takes: ["Ada", "株式会社"],
    refuses: ["", " "],
  },
  {
    id: "ACH-16",
    field: "receiver_routing_number",
    type: "text",
    notGiven: refused,
    takes: ["021000021", "000000000"],
    refuses: ["", "02100002", "0210000211", "02100002a"],
  },
  {
    id: "ACH-18",
    field: "sec_code",
    type: "text",
    notGiven: refused,
    takes: ["ccd", "ppd", "web"],
    refuses: ["", "PPD", "tel"],
  },
  {
    id: "ACH-19",
    field: "service",
    type: "text",
    notGiven: "standard",
    takes: ["standard", "same-day"],
    refuses: ["", "Standard", "same_day"],
  },
])("$id: $field of a transfer ($type)", (row) => showSentField(transfers, row));

test.each<ShownField>([
  { id: "ACH-4", field: "id", shows: "1001", unique: true },
  { id: "ACH-7", field: "batch_id", shows: null },
  { id: "ACH-17", field: "return", shows: null },
  { id: "ACH-20", field: "status", shows: "pending" },
  { id: "ACH-21", field: "type", shows: "ach" },
  { id: "ACH-22", field: "url", shows: "/v1/ach/1001", unique: true },
])("$id: the service sets $field of a transfer", (row) => showShownField(transfers, row));

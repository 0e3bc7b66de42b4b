import { expect, test } from "vitest";
import { pickupBank } from "./pickups.ts";

test("bank.resources describes it, as plain data", () => {
  const { cashPickups } = pickupBank().resources;
  expect(JSON.parse(JSON.stringify(cashPickups))).toEqual(cashPickups);
  expect(cashPickups).toEqual({
    collection: "cashPickups",
    noun: "cash pickup",
    plural: "Cash pickups",
    area: "payments",
    path: "/v1/cash_pickups",
    type: "cash_pickup",
    statuses: [
      { name: "pending", tone: "wait" },
      { name: "sent", tone: "good" },
      { name: "rejected", tone: "bad" },
      { name: "canceled", tone: "off" },
    ],
    transitions: [
      { from: "pending", to: "sent" },
      { from: "pending", to: "rejected" },
      { from: "pending", to: "canceled" },
    ],
    lifecycle: {
      initial: "pending",
      edges: [
        { from: "pending", to: "sent", by: "step", name: "send", operation: null, when: null },
        { from: "pending", to: "rejected", by: "step", name: "send", operation: null, when: null },
        { from: "pending", to: "sent", by: "action", name: "send", operation: null, when: null },
        { from: "pending", to: "rejected", by: "action", name: "reject", operation: null, when: null },
        {
          from: "pending",
          to: "canceled",
          by: "request",
          name: "cancel",
          operation: "cancelCashPickup",
          when: null,
        },
      ],
    },
    actions: [
      {
        name: "send",
        title: "Send",
        positional: [],
        arguments: [],
        target: null,
        byState: true,
        request: null,
      },
      {
        name: "reject",
        title: "Reject",
        positional: ["reason"],
        arguments: [
          { name: "reason", title: "Reason", hint: "Shown to the payer", type: "text", required: true },
        ],
        target: null,
        byState: true,
        request: null,
      },
      {
        name: "cancel",
        title: "Cancel",
        positional: [],
        arguments: [],
        target: null,
        byState: true,
        request: { method: "PATCH", path: "/v1/cash_pickups/:id", data: { status: "canceled" } },
      },
      {
        name: "retry",
        title: "Retry",
        positional: [],
        arguments: [
          { name: "times", title: "Times", type: "number", required: false, default: 1 },
          { name: "urgent", title: "Urgent", type: "boolean", required: false, default: false },
        ],
        target: null,
        byState: false,
        request: null,
      },
    ],
    references: [{ field: "counterparty_id", collection: "counterparties" }],
    reserved: [{ field: "receiver_name", value: "TEST REJECTED", outcome: "rejected" }],
    cutOffs: [],
    operations: [
      {
        operation: "createCashPickup",
        method: "POST",
        path: "/v1/cash_pickups",
        auth: "client",
      },
      {
        operation: "getCashPickup",
        method: "GET",
        path: "/v1/cash_pickups/:id",
        auth: "client",
      },
      {
        operation: "cancelCashPickup",
        method: "PATCH",
        path: "/v1/cash_pickups/:id",
        auth: "client",
      },
      {
        operation: "listCashPickups",
        method: "GET",
        path: "/v1/cash_pickups",
        auth: "client",
      },
    ],
    credential: { header: "Authorization", before: "Bearer " },
    envelope: "data",
  });
});

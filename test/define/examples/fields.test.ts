import { test } from "vitest";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "../../conformance/fields/field.ts";
import { BODIES, bankWith, type Path } from "./all.ts";

const of = (path: Path): Resource => ({ bank: () => bankWith(), path, minimal: BODIES[path] });
const [ofPayouts, ofOrders] = [of("/api/payouts"), of("/orders")];
const ofSubscriptions: Resource = { ...of("/api/subscriptions"), update: [] };
const [item] = BODIES["/orders"].items;

test.each<SentField & { readonly of: Resource }>([
  {
    ...{ of: ofPayouts, id: "DEF-9", field: "amount", type: "integer", notGiven: refused },
    takes: [1, Number.MAX_SAFE_INTEGER],
    refuses: [0, -1, 2 ** 53],
  },
  { of: ofPayouts, id: "DEF-9", field: "payee", type: "text", notGiven: refused, takes: ["Ada", ""] },
  {
    ...{ of: ofOrders, id: "DEF-9", field: "email", type: "e-mail", notGiven: refused },
    takes: ["ada+shop@example.co.uk"],
  },
  {
    ...{ of: ofOrders, id: "DEF-9", field: "items", type: "array", notGiven: refused },
    takes: [[item], [item, { sku: "cup", count: 1, price: 0 }]],
    refuses: [
      ...[[], [null], [{}], [{ ...item, sku: "" }], [{ ...item, count: 0 }], [{ ...item, price: -1 }]],
      ...[[{ ...item, count: 1.5 }], [{ ...item, price: "5" }], [item, item]],
    ],
  },
  {
    ...{ of: ofSubscriptions, id: "DEF-9", field: "customer", type: "text", notGiven: refused },
    takes: ["Ada", " "],
    refuses: [""],
    updatable: false,
  },
  {
    ...{ of: ofSubscriptions, id: "DEF-6", field: "plan", type: "text", notGiven: refused },
    takes: ["solo", "team"],
    refuses: ["", "Solo", "free"],
  },
])("$id: $field of $of.path is taken, kept and refused as its schema says (DEF-10)", ({ of, ...row }) =>
  showSentField(of, row),
);

test.each<ShownField & { readonly of: Resource }>([
  { of: ofPayouts, id: "DEF-11", field: "id", shows: "1001", unique: true },
  { of: ofPayouts, id: "DEF-18", field: "status", shows: "pending" },
  { of: ofPayouts, id: "DEF-9", field: "transfer_id", shows: null },
  { of: ofOrders, id: "DEF-11", field: "id", shows: "ord_1001", unique: true },
  { of: ofOrders, id: "DEF-9", field: "total", shows: 2_500 },
  { of: ofOrders, id: "DEF-18", field: "status", shows: "placed" },
  { of: ofOrders, id: "DEF-9", field: "carrier", shows: null },
  { of: ofOrders, id: "DEF-9", field: "reason", shows: null },
  { of: ofSubscriptions, id: "DEF-11", field: "id", shows: "1001", unique: true },
  { of: ofSubscriptions, id: "DEF-9", field: "next_invoice_on", shows: "2026-04-01" },
  { of: ofSubscriptions, id: "DEF-18", field: "status", shows: "active" },
])("$id: $field of $of.path is set by the service alone", ({ of, ...row }) => showShownField(of, row));

import { test } from "vitest";
import { minimalAddress, onboardingBank } from "../../support/onboarding.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";

const addresses: Resource = {
  bank: onboardingBank,
  path: "/v1/addresses",
  minimal: minimalAddress,
  update: ["street_line1", "city", "country"],
};

test.each<SentField>([
  {
    id: "ONB-98",
    field: "street_line1",
    type: "text",
    notGiven: refused,
    takes: ["1 Main Street"],
    refuses: ["", " "],
  },
  { id: "ONB-99", field: "street_line2", type: "text", notGiven: "", takes: ["Suite 7", ""] },
  { id: "ONB-100", field: "street_line3", type: "text", notGiven: null, takes: ["Rear", null] },
  {
    id: "ONB-101",
    field: "city",
    type: "text",
    notGiven: refused,
    takes: ["Springfield", "Zürich"],
    refuses: ["", " "],
  },
  { id: "ONB-102", field: "state", type: "US state", notGiven: "", takes: ["IL", "DC", "PR", ""] },
  { id: "ONB-103", field: "postal_code", type: "text", notGiven: "", takes: ["62701", "SW1A 1AA", ""] },
  { id: "ONB-104", field: "country", type: "country", notGiven: refused, takes: ["US", "IN"], refuses: [""] },
])("$id: $field of an address ($type)", (row) => showSentField(addresses, row));

test.each<ShownField>([
  { id: "ONB-97", field: "id", shows: 1001, unique: true },
  { id: "ONB-105", field: "type", shows: "address" },
  { id: "ONB-106", field: "url", shows: "https://bank.test/v1/addresses/1001", unique: true },
])("$id: the service sets $field of an address", (row) => showShownField(addresses, row));

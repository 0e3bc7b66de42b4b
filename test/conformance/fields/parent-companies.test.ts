import { test } from "vitest";
import { minimalParentCompany } from "../../support/onboarding.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";
import { bankBefore } from "./tree.ts";

const parentCompanies: Resource = {
  bank: (options) => bankBefore("parent_companies", options),
  path: "/v1/parent_companies",
  minimal: minimalParentCompany(1001),
  update: [],
};

const sources = "existing family grant inheritance internal investor loan personal retirement vc".split(" ");

test.each<SentField>([
  {
    id: "ONB-87",
    field: "address_id",
    type: "integer",
    notGiven: refused,
    takes: [1001, 1002],
    refuses: [0, 1003],
    beside: ["address", "addresses"],
  },
  { id: "ONB-88", field: "country", type: "country", notGiven: refused, takes: ["US", "DE"], refuses: [""] },
  { id: "ONB-89", field: "description", type: "text", notGiven: "", takes: ["Owns engines", ""] },
  { id: "ONB-90", field: "name", type: "text", notGiven: refused, takes: ["Holding"], refuses: ["", " "] },
  { id: "ONB-91", field: "metadata", type: "object", notGiven: null, takes: [{}, { crm: [7, null] }, null] },
  {
    id: "ONB-92",
    field: "percent_ownership",
    type: "number",
    notGiven: refused,
    takes: [0.001, 33.3, 100],
    refuses: [0, -1, 100.001],
  },
  {
    id: "ONB-93",
    field: "source_of_funds",
    type: "text",
    notGiven: "",
    takes: sources,
    refuses: ["lottery", "VC"],
  },
])("$id: $field of a parent company ($type)", (row) => showSentField(parentCompanies, row));

test.each<ShownField>([
  { id: "ONB-86", field: "id", shows: 1001, unique: true },
  { id: "ONB-94", field: "type", shows: "parent_company" },
  { id: "ONB-95", field: "url", shows: "https://bank.test/v1/parent_companies/1001", unique: true },
])("$id: the service sets $field of a parent company", (row) => showShownField(parentCompanies, row));

import { expect, test } from "vitest";
import { minimalCompany } from "../../support/onboarding.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";
import { bankBefore } from "./tree.ts";

const companies: Resource = {
  bank: (options) => bankBefore("companies", options),
  path: "/v1/companies",
  minimal: minimalCompany(1001),
  update: [],
};

const sources = "existing family grant inheritance internal investor loan personal retirement vc".split(" ");

test.each<SentField>([
  { id: "ONB-12", field: "description", type: "text", notGiven: "", takes: ["Engines", ""] },
  {
    id: "ONB-13",
    field: "document_ids",
    type: "array",
    notGiven: [],
    takes: [[], [1001], [1002, 1001]],
    refuses: [["1001"], [1.5], [null], [1003], [1001, 1001]],
    beside: ["documents", "documents"],
  },
  {
    id: "ONB-14",
    field: "email_address",
    type: "e-mail",
    notGiven: refused,
    takes: ["office@example.com"],
    refuses: [""],
  },
  {
    id: "ONB-16",
    field: "incorporation_address_id",
    type: "integer",
    notGiven: null,
    takes: [null, 1002],
    refuses: [0, 1003],
    beside: ["incorporation_address", "addresses"],
  },
  {
    id: "ONB-17",
    field: "mailing_address_id",
    type: "integer",
    notGiven: null,
    takes: [null, 1002],
    refuses: [0, 1003],
    beside: ["mailing_address", "addresses"],
  },
  {
    id: "ONB-18",
    field: "physical_address_id",
    type: "integer",
    notGiven: refused,
    takes: [1001, 1002],
    refuses: [0, 1003],
    beside: ["physical_address", "addresses"],
  },
  { id: "ONB-19", field: "metadata", type: "object", notGiven: null, takes: [{}, { crm: [7, null] }, null] },
  {
    id: "ONB-20",
    field: "mcc",
    type: "integer",
    notGiven: null,
    takes: [null, 0, 5734, 9999],
    refuses: [-1, 10_000],
  },
  {
    id: "ONB-21",
    field: "name",
    type: "text",
    notGiven: refused,
    takes: ["Engines", "株式会社"],
    refuses: ["", " "],
  },
  { id: "ONB-22", field: "options", type: "object", notGiven: null, takes: [null, {}, { tier: ["gold"] }] },
  {
    id: "ONB-23",
    field: "parent_company_id",
    type: "integer",
    notGiven: null,
    takes: [null, 1002],
    refuses: [0, 1003],
    beside: ["parent_company", "parent_companies"],
    updatable: false,
  },
  {
    id: "ONB-24",
    field: "person_ids",
    type: "array",
    notGiven: [],
    takes: [[], [1001], [1002, 1001]],
    refuses: [["1001"], [1.5], [null], [1003], [1001, 1001]],
    beside: ["persons", "persons"],
  },
  {
    id: "ONB-25",
    field: "phone_number",
    type: "text",
    notGiven: refused,
    takes: ["+1 217 555 0100", "call us"],
    refuses: ["", " "],
  },
  { id: "ONB-26", field: "product_description", type: "text", notGiven: "", takes: ["Engines", ""] },
  {
    id: "ONB-27",
    field: "products",
    type: "array",
    notGiven: ["dda_account"],
    takes: [["dda_account"]],
    refuses: [[7], ["gold"], ["dda_account", "dda_account"]],
  },
  { id: "ONB-28", field: "referral_source", type: "text", notGiven: "", takes: ["A friend", ""] },
  { id: "ONB-29", field: "risk_commentary", type: "text", notGiven: null, takes: ["Low", null] },
  {
    id: "ONB-30",
    field: "source_of_funds",
    type: "text",
    notGiven: "",
    takes: sources,
    refuses: ["lottery", "VC"],
    updatable: false,
  },
  { id: "ONB-31", field: "state", type: "US state", notGiven: "", takes: ["DE", "DC", "PR", ""] },
  {
    id: "ONB-35",
    field: "website_url",
    type: "text",
    notGiven: refused,
    takes: ["https://engines.example.com", "soon"],
    refuses: ["", " "],
  },
])("$id: $field of a company ($type)", (row) => showSentField(companies, row));

const pending = { status: "pending", status_reason: null, status_reason_category: null };

test.each<ShownField>([
  { id: "ONB-9", field: "id", shows: 1001, unique: true },
  { id: "ONB-10", field: "account_number", shows: "" },
  { id: "ONB-11", field: "accounts", shows: [] },
  { id: "ONB-15", field: "events", shows: [expect.objectContaining({ previous: null, data: pending })] },
  { id: "ONB-32", field: "status", shows: "pending" },
  { id: "ONB-33", field: "type", shows: "company" },
  { id: "ONB-34", field: "url", shows: "https://bank.test/v1/companies/1001", unique: true },
])("$id: the service sets $field of a company", (row) => showShownField(companies, row));

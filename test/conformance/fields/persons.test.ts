import { test } from "vitest";
import { minimalPerson } from "../../support/onboarding.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";
import { bankBefore } from "./tree.ts";

const persons: Resource = {
  bank: (options) => bankBefore("persons", options),
  path: "/v1/persons",
  minimal: minimalPerson(1001, 1001),
  update: [],
};

const roles =
  "authorized_signer bank_account_administrator beneficial_owner incorporator primary_representative secretary";

test.each<SentField>([
  {
    id: "ONB-64",
    field: "address_id",
    type: "integer",
    notGiven: refused,
    takes: [1001, 1002],
    refuses: [0, 1003],
    beside: ["address", "addresses"],
  },
  {
    id: "ONB-65",
    field: "date_of_birth",
    type: "date",
    notGiven: refused,
    takes: ["1990-12-10", "1992-02-29"],
    refuses: ["", "1990-02-29"],
  },
  {
    id: "ONB-66",
    field: "email_address",
    type: "e-mail",
    notGiven: refused,
    takes: ["ada@example.com"],
    refuses: [""],
  },
  {
    id: "ONB-67",
    field: "gov_ident_ids",
    type: "array",
    notGiven: refused,
    takes: [[1001], [1002, 1001]],
    refuses: [[], ["1001"], [1.5], [null], [1003], [1001, 1001]],
    beside: ["gov_idents", "gov_idents"],
  },
  {
    id: "ONB-68",
    field: "first_name",
    type: "text",
    notGiven: refused,
    takes: ["Ada", "Zoë"],
    refuses: ["", " "],
  },
  { id: "ONB-69", field: "middle_name", type: "text", notGiven: null, takes: ["King", null] },
  {
    id: "ONB-70",
    field: "last_name",
    type: "text",
    notGiven: refused,
    takes: ["Li", "Ångström"],
    refuses: ["", " "],
  },
  {
    id: "ONB-71",
    field: "login_id",
    type: "integer",
    notGiven: null,
    takes: [null, 1002],
    refuses: [0, 1003],
  },
  { id: "ONB-72", field: "metadata", type: "object", notGiven: null, takes: [{}, { crm: [7, null] }, null] },
  {
    id: "ONB-73",
    field: "percent_ownership",
    type: "number",
    notGiven: refused,
    takes: [0.001, 33.3, 100],
    refuses: [0, -1, 100.001],
  },
  {
    id: "ONB-74",
    field: "phone_number",
    type: "text",
    notGiven: refused,
    takes: ["+1 217 555 0100", "call me"],
    refuses: ["", " "],
  },
  { id: "ONB-75", field: "risk_commentary", type: "text", notGiven: "", takes: ["Low", ""] },
  {
    id: "ONB-76",
    field: "roles",
    type: "array",
    notGiven: [],
    takes: [[], ["secretary"], roles.split(" ")],
    refuses: [[7], ["boss"], ["secretary", "secretary"]],
  },
  { id: "ONB-77", field: "ssn", type: "text", notGiven: "", takes: ["078-05-1120", "none", ""] },
  { id: "ONB-78", field: "title", type: "text", notGiven: refused, takes: ["CEO"], refuses: ["", " "] },
])("$id: $field of a person ($type)", (row) => showSentField(persons, row));

test.each<ShownField>([
  { id: "ONB-63", field: "id", shows: 1001, unique: true },
  { id: "ONB-79", field: "type", shows: "person" },
  { id: "ONB-80", field: "url", shows: "https://bank.test/v1/persons/1001", unique: true },
])("$id: the service sets $field of a person", (row) => showShownField(persons, row));

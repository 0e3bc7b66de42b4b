import { expect, test } from "vitest";
import { create } from "../../support/call.ts";
import { minimalGovIdent } from "../../support/onboarding.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";
import { bankBefore } from "./tree.ts";

const govIdents: Resource = {
  bank: (options) => bankBefore("gov_idents", options),
  path: "/v1/gov_idents",
  minimal: minimalGovIdent(1001),
  update: ["country", "document_type", "file_id", "first_name", "last_name", "number"],
};

test.each<SentField>([
  { id: "ONB-125", field: "country", type: "country", notGiven: refused, takes: ["US", "DE"], refuses: [""] },
  {
    id: "ONB-126",
    field: "document_type",
    type: "text",
    notGiven: refused,
    takes: ["passport", "driving_license", "id_card", "other"],
    refuses: ["", "Passport", "library_card"],
  },
  {
    id: "ONB-127",
    field: "expires_on",
    type: "date",
    notGiven: null,
    takes: [null, "2031-05-01", "2028-02-29"],
  },
  {
    id: "ONB-128",
    field: "file_id",
    type: "integer",
    notGiven: refused,
    takes: [1001, 1002],
    refuses: [0, 1003],
    beside: ["file", "files"],
  },
  {
    id: "ONB-129",
    field: "first_name",
    type: "text",
    notGiven: refused,
    takes: ["Ada", "Zoë"],
    refuses: ["", " "],
  },
  { id: "ONB-130", field: "middle_name", type: "text", notGiven: "", takes: ["King", ""] },
  {
    id: "ONB-131",
    field: "last_name",
    type: "text",
    notGiven: refused,
    takes: ["Li", "Ångström"],
    refuses: ["", " "],
  },
  {
    id: "ONB-132",
    field: "number",
    type: "text",
    notGiven: refused,
    takes: ["P1234567", "№ 7"],
    refuses: ["", " "],
  },
])("$id: $field of a government ID ($type)", (row) => showSentField(govIdents, row));

test.each<ShownField>([
  { id: "ONB-124", field: "id", shows: 1001, unique: true },
  { id: "ONB-133", field: "url", shows: "https://bank.test/v1/gov_idents/1001", unique: true },
])("$id: the service sets $field of a government ID", (row) => showShownField(govIdents, row));

test("ONB-133: a government ID has no type", async () => {
  const bank = await govIdents.bank();
  expect(await create(bank, "/v1/gov_idents", minimalGovIdent(1001))).not.toHaveProperty("type");
});

import { test } from "vitest";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";
import { bankBefore } from "./tree.ts";

const documents: Resource = {
  bank: (options) => bankBefore("documents", options),
  path: "/v1/documents",
  minimal: { document_type: "bda", file_id: 1001 },
};

const eins: Resource = {
  ...documents,
  minimal: { document_type: "ein", file_id: 1001, number: "12-3456789" },
};

test.each<SentField>([
  {
    id: "ONB-118",
    field: "file_id",
    type: "integer",
    notGiven: refused,
    takes: [1001, 1002],
    refuses: [0, 1003],
    beside: ["file", "files"],
  },
  { id: "ONB-119", field: "metadata", type: "object", notGiven: null, takes: [{}, { crm: [7, null] }, null] },
  { id: "ONB-120", field: "number", type: "text", notGiven: "", takes: ["No. 7", "12-3456789", ""] },
])("$id: $field of a document ($type)", (row) => showSentField(documents, row));

test.each<SentField>([
  {
    id: "ONB-117",
    field: "document_type",
    type: "text",
    notGiven: refused,
    takes: ["bda", "inc", "obe", "ein", "fai"],
    refuses: ["", "EIN", "w9"],
  },
  {
    id: "ONB-120",
    field: "number",
    type: "text",
    notGiven: refused,
    takes: ["12-3456789", "00-0000000"],
    refuses: ["", "123456789", "1-23456789", "12-345678", "12-34567890", "12-345678X"],
  },
])("$id: $field of a document with the number of an ein ($type)", (row) => showSentField(eins, row));

test.each<ShownField>([
  { id: "ONB-116", field: "id", shows: 1001, unique: true },
  { id: "ONB-121", field: "type", shows: "document" },
  { id: "ONB-122", field: "url", shows: "https://bank.test/v1/documents/1001", unique: true },
])("$id: the service sets $field of a document", (row) => showShownField(documents, row));

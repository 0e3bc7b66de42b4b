import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import type { Rule } from "../../engine/http/rules.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import type { OnboardingBank } from "../options.ts";
import { type Document, DocumentCreate, Documents } from "./schema.ts";

const route = routesOf<OnboardingBank>();

/** An ein document must have a valid employer identification number (O14). */
const einHasItsNumber: Rule<Document, OnboardingBank> = {
  code: "ein_number",
  rule: "O14",
  fields: ["number", "document_type"],
  broken: ({ document_type, number }) => {
    if (document_type !== "ein" || /^[0-9]{2}-[0-9]{7}$/.test(number)) return undefined;
    if (number === "") return "'number' is required when the document_type is ein, in the form NN-NNNNNNN.";
    return "'number' must have the form NN-NNNNNNN (two digits, a hyphen, seven digits) when the document_type is ein.";
  },
};

export const createDocument = route({
  operation: "createDocument",
  method: "POST",
  path: "/v1/documents",
  model: Documents,
  body: DocumentCreate,
  rules: [einHasItsNumber],
  handle: ({ body, bank }) => bank.table(Documents).insert((id) => ({ id, ...body, type: "document" })),
});

export const getDocument = route({
  operation: "getDocument",
  method: "GET",
  path: "/v1/documents/:id",
  model: Documents,
  handle: ({ row }) => row,
});

export const listDocuments = listRoute<OnboardingBank, Document>({
  operation: "listDocuments",
  path: "/v1/documents",
  model: Documents,
});

export const deleteDocument = route({
  operation: "deleteDocument",
  method: "DELETE",
  path: "/v1/documents/:id",
  model: Documents,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, Documents, row),
});

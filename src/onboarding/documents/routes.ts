import type { Rule } from "../../engine/http/rules.ts";
import type { OnboardingBank } from "../bank.ts";
import { collectionRoutes } from "../collection.ts";
import { type Document, DocumentCreate, Documents } from "./schema.ts";

/** An employer identification number is required of an ein document, and has its form (O14). */
const einHasItsNumber: Rule<Document, OnboardingBank> = {
  code: "ein_number",
  fields: ["number", "document_type"],
  broken: ({ document_type, number }) => {
    if (document_type !== "ein" || /^[0-9]{2}-[0-9]{7}$/.test(number)) return undefined;
    if (number === "") return "'number' is required when the document_type is ein, in the form NN-NNNNNNN.";
    return "'number' must have the form NN-NNNNNNN (two digits, a hyphen, seven digits) when the document_type is ein.";
  },
};

export const DOCUMENT_ROUTES = collectionRoutes({
  resource: Documents,
  of: (bank) => bank.documents,
  named: ["Document", "Documents"],
  create: {
    body: DocumentCreate,
    rules: [einHasItsNumber],
    handle: ({ body, bank }) =>
      bank.documents.insert((id) => ({ id: Number(id), ...body, type: "document" })),
  },
});

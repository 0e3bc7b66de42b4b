import * as z from "zod";
import { oneOf, optionalText } from "../../engine/schema/fields.ts";
import { createInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { referenceTo } from "../../engine/schema/references.ts";
import { onboardingModel } from "../model.ts";

/** A signed legal document (ONB-115 to ONB-122). */
export const Document = z.object({
  id: z.int(),
  document_type: oneOf(["bda", "inc", "obe", "ein", "fai"]),
  file_id: referenceTo("files"),
  metadata: nullableMetadata,
  number: optionalText(),
  type: z.literal("document"),
});

export type Document = z.output<typeof Document>;

export const DocumentCreate = createInput(Document, {
  required: ["document_type", "file_id"],
  optional: ["metadata", "number"],
});

export const Documents = onboardingModel({
  collection: "documents",
  noun: "document",
  plural: "Documents",
  type: "document",
  row: Document,
  numbering: { id: "ONB-116" },
});

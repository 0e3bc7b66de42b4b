import * as z from "zod/mini";
import { oneOf, optionalText, referenceTo } from "../../engine/schema/fields.ts";
import { createInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { onboardingModel } from "../model.ts";

/** A signed legal document (ONB-115 to ONB-122). */
export const Document = z.object({
  id: withMeta(z.int(), { statement: "ONB-116" }),
  document_type: withMeta(oneOf(["bda", "inc", "obe", "ein", "fai"]), { statement: "ONB-117" }),
  file_id: withMeta(referenceTo("files"), { statement: "ONB-118" }),
  metadata: withMeta(nullableMetadata, { statement: "ONB-119" }),
  number: withMeta(optionalText(), { statement: "ONB-120" }),
  type: withMeta(z.literal("document"), { statement: "ONB-121" }),
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
  urlStatement: "ONB-122",
});

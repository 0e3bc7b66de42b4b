import * as z from "zod";
import { oneOf, optionalText } from "../../engine/schema/fields.ts";
import { createInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { referenceTo } from "../../engine/schema/references.ts";
import { onboardingModel } from "../model.ts";

/** A signed legal document (ONB-115 to ONB-122). */
export const Document = z.object({
  id: z.int().meta({ statement: "ONB-116" }),
  document_type: oneOf(["bda", "inc", "obe", "ein", "fai"]).meta({ statement: "ONB-117" }),
  file_id: referenceTo("files").meta({ statement: "ONB-118" }),
  metadata: nullableMetadata.meta({ statement: "ONB-119" }),
  number: optionalText().meta({ statement: "ONB-120" }),
  type: z.literal("document").meta({ statement: "ONB-121" }),
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
